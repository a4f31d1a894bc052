import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Policy, parsePolicies, parsePolicy } from '../../../lib/parse/csp/csp.ts';
import { findRestriction } from '../../../lib/parse/csp/csp-reach.ts';
import { findSyntaxFaults } from '../../../lib/parse/csp/csp-syntax.ts';
import { OF_HEADERS } from '../../faults/readers/of-headers.ts';
import { asSent, PASTED, pastedText } from '../../kit/pasted.ts';

const CLOSING = ["'none'", "'self'", 'https://a.nl', ' ', ';', ',', 'frame-ancestors', 'script-src', 'base-uri', '*'];
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

describe.each(Object.entries(PASTED))('%s', (_, sign) => {
  const places = [
    `'none'${sign}`,
    `${sign}'none'`,
    `${sign}none${sign}`,
    `'none' ${sign}`,
    `'none' https://b${sign}r.nl`,
  ];

  test.each([sign, asSent(sign)])('drops the whole directive, as browsers do', (written) => {
    for (const path of places) {
      const value = path.replaceAll(sign, written);
      const [policy] = parsePolicies(
        `img-src 'self'; frame-ancestors ${value}; frame-ancestors 'none'; base-uri 'none'`,
      );
      expect([...(policy?.directives.keys() ?? [])]).toEqual(['img-src', 'base-uri']);
      expect(policy?.dropped).toEqual([{ name: 'frame-ancestors', text: expect.stringContaining('none') }]);
      expect(findRestriction(policy === undefined ? [] : [policy], 'frame-ancestors').state).toBe('unset');
    }
  });

  test('is reported as it was pasted, whether or not the header was read as bytes', () => {
    const text = `script-src 'self' a${sign}b`;
    const words = (policies: readonly Policy[]) => findSyntaxFaults(policies, true)[0];
    expect(words(parsePolicies(asSent(text)))).toEqual({ fault: 'notAscii', words: [text] });
    expect(words(parsePolicies(text))).toEqual({ fault: 'notAscii', words: [text] });
  });
});

test('no effective directive contains a non-ASCII or control character, and every dropped one is reported', () => {
  fc.assert(
    fc.property(pastedText(CLOSING), fc.constantFrom('header' as const, 'meta' as const), (text, from) => {
      const policy = parsePolicy(text, from);
      if (policy === null) {
        expect(text).toMatch(/^[\t\n\f\r ;]*$/);
        return;
      }
      for (const [name, sources] of policy.directives) {
        expect([name, ...sources].every(isAscii)).toBe(true);
      }
      const odd = text.split(';').filter((piece) => /[^\t\n\f\r\x20-\x7e]/.test(piece) && /[^\t\n\f\r ]/.test(piece));
      expect(policy.dropped).toHaveLength(odd.length);
    }),
  );
});

test.each(Object.entries(OF_HEADERS))('%s reads pasted text without throwing', (_, { read, like = [] }) => {
  const parts = like.flatMap((text) => text.split(/(?<=[ ;,=])/));
  fc.assert(
    fc.property(pastedText(['=', ';', ',', '"', ' ', ...parts]), (text) => {
      expect(() => read(text)).not.toThrow();
    }),
  );
});
