import { gradeStep, gradeWord } from '../api/grade.ts';
import type { Locale } from '../model.ts';

/** The word for a score and its step, 5 (best) to 1; both null without a score. */
export const gradeOf = (
  score: number | null,
  locale: Locale,
): { readonly word: string | null; readonly step: 1 | 2 | 3 | 4 | 5 | null } => ({
  word: gradeWord(score, locale),
  step: gradeStep(score),
});
