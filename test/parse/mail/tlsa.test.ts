import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUsableForMail } from '../../../lib/parse/mail/tlsa.ts';
import { inputs } from '../../kit/inputs.ts';

const sha256 = 'ab'.repeat(32);
const sha512 = 'ab'.repeat(64);

// RFC 7672 §3.1: only DANE-TA and DANE-EE; RFC 6698 §2.1 for the rest.
test.each([
  [3, 1, 1, sha256, true],
  [2, 1, 1, sha256, true],
  [2, 0, 1, sha256, true],
  [3, 1, 2, sha512, true],
  [3, 0, 0, '3082…', true],
  [0, 1, 1, sha256, false],
  [1, 1, 1, sha256, false],
  [255, 1, 1, sha256, false],
  [3, 2, 1, sha256, false],
  [3, 1, 3, sha256, false],
  [3, 1, 1, sha512, false],
  [3, 1, 2, sha256, false],
  [3, 1, 1, '', false],
  [3, 0, 0, '', false],
])('%i %i %i %s', (usage, selector, matching, association, expected) => {
  expect(isUsableForMail({ usage, selector, matching, association })).toBe(expected);
});

test('a usable record has an allowed usage, selector and matching type, and data', () => {
  const octet = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 255 }));
  const association = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(sha256, sha512));
  fc.assert(
    fc.property(octet, octet, octet, association, (usage, selector, matching, data) => {
      const usable = isUsableForMail({ usage, selector, matching, association: data });
      const isWhole = matching === 0 ? data !== '' : data === (matching === 1 ? sha256 : sha512);
      expect(usable).toBe((usage === 2 || usage === 3) && selector < 2 && matching < 3 && isWhole);
    }),
    { numRuns: inputs() },
  );
});
