import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIpLiteral, isPublicAddress, networkOf } from '../../lib/parse/addresses.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 1000);

describe('isPublicAddress', () => {
  test.each(['8.8.8.8', '94.198.159.35', '2a00:d78::1', '2001:7b8::53', '[2a00:d78::1]'])('%s', (text) => {
    expect(isPublicAddress(text)).toBe(true);
  });

  test.each([
    ['RFC 1918', '10.1.2.3'],
    ['RFC 1918', '172.31.255.255'],
    ['RFC 1918', '192.168.0.1'],
    ['loopback', '127.0.0.1'],
    ['link-local', '169.254.1.1'],
    ['RFC 6598', '100.64.0.1'],
    ['this network', '0.0.0.0'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['loopback', '::1'],
    ['unspecified', '::'],
    ['mapped', '::ffff:8.8.8.8'],
    ['ULA', 'fd00::1'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['translated', '64:ff9b::808:808'],
    ['6to4', '2002:808:808::1'],
    ['discard', '100::1'],
    ['multicast', 'ff02::1'],
    ['unallocated', '4000::1'],
    ['a name', 'voorbeeld.nl'],
    ['not four parts', '8.8'],
    ['nothing', ''],
  ])('not %s %s', (_, text) => expect(isPublicAddress(text)).toBe(false));
});

test.each([
  ['192.0.2.1', true],
  ['[::1]', true],
  ['::1', true],
  ['1.2.3', false],
  ['0x7f000001', false],
  ['1.2.3.4.nl', false],
  ['', false],
])('isIpLiteral %s', (text, expected) => expect(isIpLiteral(text)).toBe(expected));

test.each([
  ['192.0.2.200', '192.0.2.0/24'],
  ['2001:7b8:1:2::53', '2001:7b8:1::/48'],
  ['2001:7b8:0:2::53', '2001:7b8::/48'],
  ['nothing', null],
])('networkOf %s', (text, expected) => expect(networkOf(text)).toBe(expected));

test('total', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
      expect(isPublicAddress(text) && !isIpLiteral(text)).toBe(false);
      expect(networkOf(text) === null).toBe(!isIpLiteral(text));
    }),
    { numRuns },
  );
});
