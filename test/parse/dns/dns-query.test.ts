import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DnsFormatError } from '../../../lib/parse/dns/dns-name.ts';
import { encodeQuery } from '../../../lib/parse/dns/dns-query.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('encodeQuery', () => {
  const header = (flags: string) => `0000${flags}00010000000000010`.slice(0, 24);
  const goed = '04676f6564026e6c00';

  test.each([
    ['recursion and AD asked', {}, '0120', '0000'],
    ['CD', { cd: true }, '0130', '0000'],
    ['DO', { do: true }, '0120', '8000'],
    ['both', { cd: true, do: true }, '0130', '8000'],
  ] as const)('%s', (_, flags, bits, options) => {
    const expected = `${header(bits)}${goed}00010001${'00002910000000'}${options}0000`;
    expect(hex(encodeQuery({ name: 'goed.nl', type: 'A', ...flags }))).toBe(expected);
  });

  test('accepts a trailing dot, and writes the root as one octet', () => {
    expect(encodeQuery({ name: 'goed.nl.', type: 'MX' })).toEqual(encodeQuery({ name: 'goed.nl', type: 'MX' }));
    expect(hex(encodeQuery({ name: '.', type: 'NS' })).slice(24, 34)).toBe('0000020001');
  });

  test('reads the escapes of RFC 1035 §5.1', () => {
    expect(hex(encodeQuery({ name: 'a\\.b\\032\\\\.nl', type: 'A' }))).toContain('05612e62205c026e6c00');
  });

  test('limits labels to 63 octets and names to 255 (RFC 1035 §2.3.4)', () => {
    const label = 'a'.repeat(63);
    const longest = [label, label, label, 'b'.repeat(61)].join('.');
    expect(encodeQuery({ name: longest, type: 'A' }).length).toBe(12 + 255 + 4 + 11);
    expect(() => encodeQuery({ name: `${longest}b`, type: 'A' })).toThrow(DnsFormatError);
    expect(() => encodeQuery({ name: `${label}a.nl`, type: 'A' })).toThrow(DnsFormatError);
  });

  test.each(['a..nl', '.nl', 'ωmega.nl', 'a\\999.nl'])('rejects %s', (name) => {
    expect(() => encodeQuery({ name, type: 'A' })).toThrow(DnsFormatError);
  });

  test('throws only DnsFormatError, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        try {
          expect(encodeQuery({ name, type: 'TXT' }).length).toBeLessThanOrEqual(282);
        } catch (error) {
          expect(error).toBeInstanceOf(DnsFormatError);
        }
      }),
      { numRuns },
    );
  });
});
