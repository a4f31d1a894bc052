import { AWAY } from './archetypes.ts';
import type { Shown } from './graded.ts';

/** The scores with access that are possible by what is shown without: a range, or what is near the score. */
const possible = ({ score, incomplete, range }: Shown): readonly [low: number, high: number] | null => {
  if (range !== undefined) return range;
  if (score !== null) return [score - AWAY, score + AWAY];
  return incomplete ? [0, 100] : null;
};

/**
 * How what is shown of a site without access differs from the score with access, more than it may; null when it does not.
 * `slack`: points that two scans of the same page may differ.
 */
export const differenceWithoutAccess = (plain: Shown, granted: number | null, slack = 0): string | null => {
  if (plain.range !== undefined && !plain.incomplete) return 'a range of what is not marked incomplete';
  const range = possible(plain);
  const [low, high] = range ?? [Number.NaN, Number.NaN];
  const isTrue = granted === null ? plain.score === null : granted >= low - slack && granted <= high + slack;
  return isTrue ? null : `${plain.score}, ${range === null ? 'no range' : `${low}–${high}`}; with access ${granted}`;
};
