import { type TestFunction, type TestOptions, test } from 'vitest';
import { isFullRun } from './inputs.ts';

/**
 * What applies to both browsers takes turns in an ordinary run: the first case in Chromium, the second in Firefox, and so on.
 * `npm run full` tries every case in both.
 */

export type Kind = 'chromium' | 'firefox';

/** Whether this browser tries this case. */
export const isTurnOf = (kind: Kind, index: number): boolean =>
  isFullRun || index % 2 === (kind === 'chromium' ? 0 : 1);

/** A sample of a long table, one in every `every`, in the full run all of it: unit tests cover what each case is about. */
export const sampleOf = <Case>(cases: readonly Case[], every: number, first = 0): readonly Case[] =>
  cases.filter((_, index) => isFullRun || index % every === first);

/** The cases of a table that this browser tries. */
export const turnsOf = <Case>(kind: Kind, cases: readonly Case[]): readonly Case[] =>
  cases.filter((_, index) => isTurnOf(kind, index));

/** A `test` that counts how often it was called in its block, and runs only this browser's turns. */
export const takingTurns = (kind: Kind) => {
  let index = -1;
  return (name: string, run: TestFunction, options: TestOptions = {}): void => {
    index += 1;
    if (isTurnOf(kind, index)) test(name, options, run);
  };
};
