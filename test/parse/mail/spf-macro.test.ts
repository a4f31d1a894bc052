import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMacro, isDomainSpec } from '../../../lib/parse/mail/spf-macro.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

// The examples of RFC 7208 §7.4, and others of its grammar.
describe('isDomainSpec', () => {
  test.each([
    '%{s}',
    '%{d4}',
    '%{lr-}',
    '%{l1r-}',
    '%{ir}.%{v}._spf.%{d2}',
    '%{lr-}.lp._spf.%{d2}',
    '%{d2}.trusted-domains.example.net',
    '%{H}.example.nl',
    'example.nl.',
    'a-b.example.n-l',
    `${'x'.repeat(63)}.nl`,
  ])('%s', (text) => expect(isDomainSpec(text)).toBe(true));

  test.each([
    '',
    'nl',
    '%',
    '%{x}.nl',
    '%{d',
    '%{d.nl}',
    'a b.nl',
    'example.1',
    'example.-nl',
    'example.nl-',
    '%{t}.nl',
    `${'x'.repeat(64)}.nl`,
    'a..nl',
    '.a.nl',
    'a.nl..',
    '%{d}..nl',
  ])('rejects %j', (text) => expect(isDomainSpec(text)).toBe(false));

  test('never throws, and an accepted macro contains a percent sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', '{', '}', 'd', 'r', '2', '-', '.', 'n', ' ') }), (text) => {
        expect(isDomainSpec(text) && hasMacro(text) ? text : '%').toContain('%');
      }),
      { numRuns },
    );
  });
});
