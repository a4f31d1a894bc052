import { formatGrade, toGradeStep } from '../api/grade.ts';
import type { Limit, Locale } from '../model.ts';

/** The word for a score and its step, 5 (best) to 1; both null without a score. */
export const toGrade = (
  score: number | null,
  locale: Locale,
): { readonly word: string | null; readonly step: 1 | 2 | 3 | 4 | 5 | null } => ({
  word: formatGrade(score, locale),
  step: toGradeStep(score),
});

/** Whether there is a total, and something limits it. */
export const isLimited = (limit: Limit | null | undefined): boolean => limit != null && 'at' in limit;

/** The rounded mean of the existing scores, before any limit; null when there are none. */
export const computeMean = (pillars: readonly { readonly score: number | null }[]): number | null => {
  const scores = pillars.flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
};
