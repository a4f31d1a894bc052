import type { FailureCode } from '../../lib/api/error.ts';

/** Exit codes, the same as those of `npm start`. */
export const EXIT = { good: 0, failed: 1, badInput: 2, notReached: 3, noTotal: 4 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A missing score is not below another one, so `--min` cannot be decided: `noTotal`. */
export const toScoreExit = (score: number | null, min: number | null): Exit => {
  if (min === null) return EXIT.good;
  if (score === null) return EXIT.noTotal;
  return score < min ? EXIT.failed : EXIT.good;
};

/** Exit code for whether a scan got worse; null when scans under different conditions cannot be compared. */
export const toWorseExit = (worse: boolean | null): Exit => {
  if (worse === null) return EXIT.noTotal;
  return worse ? EXIT.failed : EXIT.good;
};

export const toFailureExit = (code: FailureCode): Exit => {
  if (code === 'unsupported_page') return EXIT.badInput;
  return code === 'internal' ? EXIT.failed : EXIT.notReached;
};

/** Precedence of exit codes among several scans: failures first, then undecided ones. */
const ORDER: readonly Exit[] = [EXIT.failed, EXIT.badInput, EXIT.notReached, EXIT.noTotal];
export const pickExit = (exits: readonly Exit[]): Exit => ORDER.find((exit) => exits.includes(exit)) ?? EXIT.good;
