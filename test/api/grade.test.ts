import { expect, test } from 'vitest';
import { formatGrade, toGradeStep } from '../../lib/api/grade.ts';

test.each([
  [100, 'Uitstekend', 'Excellent', 5],
  [90, 'Uitstekend', 'Excellent', 5],
  [89, 'Goed', 'Good', 4],
  [75, 'Goed', 'Good', 4],
  [74, 'Voldoende', 'Fair', 3],
  [60, 'Voldoende', 'Fair', 3],
  [59, 'Matig', 'Weak', 2],
  [40, 'Matig', 'Weak', 2],
  [39, 'Onvoldoende', 'Poor', 1],
  [0, 'Onvoldoende', 'Poor', 1],
  [null, null, null, null],
] as const)('%s is %s, %s, step %s', (score, nl, en, step) => {
  expect([formatGrade(score, 'nl'), formatGrade(score, 'en'), toGradeStep(score)]).toEqual([nl, en, step]);
});
