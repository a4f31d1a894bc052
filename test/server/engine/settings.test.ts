import { expect, test } from 'vitest';
import { computeTimeLeft } from '../../../server/engine/settings.ts';

test.each([
  [0, 15_000, 15_000],
  [4_000, 15_000, 15_000],
  [13_575.75, 15_000, 5_424],
  [19_500, 15_000, 0],
  [40_000, 15_000, 0],
])('a scan that began %s ms ago, with a limit of %s ms, has the expected time left', (ago, most, left) =>
  expect(computeTimeLeft(ago, most)).toBe(left),
);
