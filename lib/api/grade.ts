import type { Locale } from '../model.ts';

const GRADES = [
  { from: 90, nl: 'Uitstekend', en: 'Excellent' },
  { from: 75, nl: 'Goed', en: 'Good' },
  { from: 60, nl: 'Voldoende', en: 'Fair' },
  { from: 40, nl: 'Matig', en: 'Weak' },
  { from: 0, nl: 'Onvoldoende', en: 'Poor' },
] as const;

const findGrade = (score: number): (typeof GRADES)[number] => GRADES.find(({ from }) => score >= from) ?? GRADES[4];

/** The word for a score of 0-100; null without a score. `grade_label` of a result is always the Dutch one. */
export const formatGrade = (score: number | null, locale: Locale): string | null =>
  score === null ? null : findGrade(score)[locale];

/** 5 (best) to 1, for the colour of the word and the columns; null without a score. */
export const toGradeStep = (score: number | null): 1 | 2 | 3 | 4 | 5 | null =>
  score === null ? null : ((5 - GRADES.indexOf(findGrade(score))) as 1 | 2 | 3 | 4 | 5);
