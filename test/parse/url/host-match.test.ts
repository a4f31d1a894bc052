import { expect, test } from 'vitest';
import { isLocalHost, isUnder, parseHost } from '../../../lib/parse/url/host-match.ts';

test.each([
  'localhost',
  '127.0.0.1',
  '127.255.10.3',
  '[::1]',
  '0.0.0.0',
  '10.0.0.1',
  '192.168.1.254',
  '172.16.0.1',
  '172.19.3.4',
  '172.20.0.1',
  '172.31.255.255',
  'app.localhost',
  'nas.local',
  'site.test',
  'nas.lan',
  'x.internal',
  'winkel.ddev.site',
  'winkel.lndo.site',
])('%s is on a developer’s own machine or network', (host) => expect(isLocalHost(host)).toBe(true));

test.each([
  'voorbeeld.nl',
  'localhost.nl',
  'mylocalhost',
  '127.0.0.1.nl',
  '11.0.0.1',
  '110.0.0.1',
  '192.169.1.1',
  '172.15.0.1',
  '172.32.0.1',
  '172.160.0.1',
  '8.8.8.8',
  'local',
  'notlocal',
  'local.nl',
  'ddev.site',
  'x.ddevxsite',
  '10.0.0',
  '',
])('%s is not local', (host) => expect(isLocalHost(host)).toBe(false));

test.each([
  ['https://Voorbeeld.nl:8443/a', 'voorbeeld.nl'],
  ['geen adres', ''],
])('the host of %s is %j', (address, host) => expect(parseHost(address)).toBe(host));

test.each([
  ['a.nl', 'a.nl', true],
  ['b.a.nl', 'a.nl', true],
  ['ba.nl', 'a.nl', false],
  ['a.nl.b', 'a.nl', false],
  ['nl', 'a.nl', false],
])('%s is under %s: %s', (host, domain, is) => expect(isUnder(host, domain)).toBe(is));
