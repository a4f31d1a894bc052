import type { FailureCode } from '../../lib/api/error.ts';

/** Exit codes, as those of `npm start`. */
export const EXIT = { good: 0, failed: 1, badInput: 2, notReached: 3, noTotal: 4 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A score that is not there is not below another: `--min` cannot be answered then. */
export const toScoreExit = (score: number | null, min: number | null): Exit => {
  if (min === null) return EXIT.good;
  if (score === null) return EXIT.noTotal;
  return score < min ? EXIT.failed : EXIT.good;
};

/** Whether it got worse, which nobody can tell of scans under different conditions: null. */
export const toWorseExit = (worse: boolean | null): Exit => {
  if (worse === null) return EXIT.noTotal;
  return worse ? EXIT.failed : EXIT.good;
};

export const toFailureExit = (code: FailureCode): Exit => {
  if (code === 'unsupported_page') return EXIT.badInput;
  return code === 'internal' ? EXIT.failed : EXIT.notReached;
};

/** Of several scans: what did not pass first, then what could not be told. */
const ORDER: readonly Exit[] = [EXIT.failed, EXIT.badInput, EXIT.notReached, EXIT.noTotal];
export const pickExit = (exits: readonly Exit[]): Exit => ORDER.find((exit) => exits.includes(exit)) ?? EXIT.good;
