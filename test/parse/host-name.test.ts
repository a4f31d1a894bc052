import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalHost, isPublicHost } from '../../lib/parse/host-name.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 1000);

describe('isPublicHost', () => {
  test.each([
    'voorbeeld.nl',
    'WWW.Voorbeeld.NL.',
    'local.nl',
    'mijnlan.nl',
    'xn--80ak6aa92e.com',
    '8.8.8.8',
    '[2a00:d78::1]',
  ])('%s may be asked', (host) => expect(isPublicHost(host)).toBe(true));

  test.each([
    'localhost',
    'app.localhost',
    'intranet',
    'printer.local',
    'PRINTER.LOCAL.',
    'db.internal',
    'nas.lan',
    'router.home.arpa',
    'site.test',
    'x.onion',
    'a.b.corp',
    '127.0.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '[::1]',
    '[fd00::1]',
    '192.0.2.1',
    '',
  ])('%s stays home', (host) => expect(isPublicHost(host)).toBe(false));
});

test.each([
  ['WWW.Voorbeeld.NL.', 'www.voorbeeld.nl'],
  ['[2A00:1450::1]', '[2a00:1450::1]'],
])('canonicalHost %s', (host, expected) => expect(canonicalHost(host)).toBe(expected));

test('the same host whatever way it is written', () => {
  fc.assert(
    fc.property(fc.domain(), (host) => {
      expect(isPublicHost(`${host.toUpperCase()}.`)).toBe(isPublicHost(host));
      expect(canonicalHost(canonicalHost(host))).toBe(canonicalHost(host));
    }),
    { numRuns },
  );
});
