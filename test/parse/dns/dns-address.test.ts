import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { readIPv4, readIPv6 } from '../../../lib/parse/dns/dns-address.ts';
import { startOf } from '../../../lib/parse/dns/dns-cursor.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const groups = (...values: number[]) => startOf(Uint8Array.from(values.flatMap((value) => [value >> 8, value & 255])));

describe('readIPv6 (RFC 5952 §4)', () => {
  test.each([
    [[0x2001, 0xdb8, 0, 0, 0, 0, 2, 1], '2001:db8::2:1'],
    [[0x2001, 0xdb8, 0, 1, 1, 1, 1, 1], '2001:db8:0:1:1:1:1:1'],
    [[0x2001, 0, 0, 1, 0, 0, 0, 1], '2001:0:0:1::1'],
    [[0x2001, 0xdb8, 0, 0, 1, 0, 0, 1], '2001:db8::1:0:0:1'],
    [[0, 0, 0, 0, 0, 0, 0, 0], '::'],
    [[0, 0, 0, 0, 0, 0, 0, 1], '::1'],
    [[1, 0, 0, 0, 0, 0, 0, 0], '1::'],
    [[1, 2, 3, 4, 5, 6, 7, 8], '1:2:3:4:5:6:7:8'],
  ])('%j', (values, expected) => {
    expect(readIPv6(groups(...values))).toBe(expected);
  });

  test('writes the address that an independent parser reads back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 65_535 }), { minLength: 8, maxLength: 8 }), (values) => {
        expect(ipaddr.IPv6.parse(readIPv6(groups(...values))).parts).toEqual(values);
      }),
      { numRuns },
    );
  });
});

test('readIPv4 writes dotted decimals', () => {
  expect(readIPv4(startOf(Uint8Array.from([192, 0, 2, 255])))).toBe('192.0.2.255');
});
