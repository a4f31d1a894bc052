import { type TestFunction, type TestOptions, test } from 'vitest';
import { isFullRun } from './inputs.ts';

/**
 * What holds in both browsers alike takes turns in an ordinary run: the first case in Chromium, the second in Firefox, and so
 * on. `npm run full` tries every case in both.
 */

export type Kind = 'chromium' | 'firefox';

/** Whether this case is for this browser to try. */
export const isTurnOf = (kind: Kind, index: number): boolean =>
  isFullRun || index % 2 === (kind === 'chromium' ? 0 : 1);

/** Every so many of a long table, in the full run all of it: what each case is about is held by unit tests. */
export const sampleOf = <Case>(cases: readonly Case[], every: number, first = 0): readonly Case[] =>
  cases.filter((_, index) => isFullRun || index % every === first);

/** The cases of a table that this browser tries. */
export const turnsOf = <Case>(kind: Kind, cases: readonly Case[]): readonly Case[] =>
  cases.filter((_, index) => isTurnOf(kind, index));

/** A `test` that counts how often it was called in its block, and keeps what is this browser's turn. */
export const takingTurns = (kind: Kind) => {
  let index = -1;
  return (name: string, run: TestFunction, options: TestOptions = {}): void => {
    index += 1;
    if (isTurnOf(kind, index)) test(name, options, run);
  };
};
