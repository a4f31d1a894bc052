import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStale } from '../../lib/parse/table-age.ts';
import { inputs } from '../kit/inputs.ts';

test.each([
  ['2026-11-20', false],
  ['2026-05-24', false],
  ['2026-05-23', true],
  ['2025-11-20', true],
])('a table of %s on 20 November 2026', (checked, outdated) => {
  expect(isStale(checked, Date.UTC(2026, 10, 20))).toBe(outdated);
});

test('once outdated it stays so, and no day throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 4e12 }), fc.nat(), (checked, at, later) => {
      if (isStale(checked, at)) expect(isStale(checked, at + later)).toBe(true);
    }),
    { numRuns: inputs() },
  );
});
