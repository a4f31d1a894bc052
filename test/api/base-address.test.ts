import { expect, test } from 'vitest';
import {
  type BaseFault,
  findBaseFault,
  isLoopback,
  normalizeBase,
  resolveAddress,
} from '../../lib/api/base-address.ts';

test.each<[string, BaseFault | null]>([
  ['https://scandienst.nl', null],
  [' https://scandienst.nl/ ', null],
  ['https://scandienst.nl:8443/platform', null],
  ['http://localhost:8080', null],
  ['http://127.0.0.1:8080', null],
  ['http://127.1.2.3', null],
  ['http://[::1]:80', null],
  ['http://127.10.200.255', null],
  ['', 'empty'],
  ['scandienst.nl', 'notAnAddress'],
  ['https://', 'notAnAddress'],
  ['https://a b.nl', 'notAnAddress'],
  ['ftp://scandienst.nl', 'notAnAddress'],
  ['xhttps://scandienst.nl', 'notAnAddress'],
  ['httpsx://scandienst.nl', 'notAnAddress'],
  ['javascript:alert(1)', 'notAnAddress'],
  ['http://scandienst.nl', 'notSecure'],
  ['http://localhost.scandienst.nl', 'notSecure'],
  ['http://127.0.0.1.nl', 'notSecure'],
  ['http://192.168.1.1', 'notSecure'],
  ['http://nietlocalhost', 'notSecure'],
  ['https://naam:geheim@scandienst.nl', 'credentials'],
  ['https://naam@scandienst.nl', 'credentials'],
  ['https://:geheim@scandienst.nl', 'credentials'],
  ['https://scandienst.nl/#x', 'fragment'],
  ['https://scandienst.nl/?key=x', 'query'],
])('%j: %s', (typed, fault) => expect(findBaseFault(typed)).toBe(fault));

test.each([
  ['https://Scandienst.NL/', 'https://scandienst.nl'],
  [' https://scandienst.nl:443/platform// ', 'https://scandienst.nl/platform'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
])('%j is normalised to %j', (typed, base) => expect(normalizeBase(typed)).toBe(base));

test('a path of the scan API is resolved below the base', () => {
  expect(resolveAddress('https://scandienst.nl/platform/', '/api/gda-scan-api.php').href).toBe(
    'https://scandienst.nl/platform/api/gda-scan-api.php',
  );
});

test.each([
  ['http://127.0.0.1:1', true],
  ['http://10.0.0.1', false],
  ['geen adres', false],
])('%s is on this machine: %s', (address, is) => expect(isLoopback(address)).toBe(is));
