import type { HowToCheck, Place, Platform, Repair, Warning } from './shape.ts';

/** What is pasted on one platform, and where; null: the same on every platform. */
export type Way = readonly [platform: Platform | null, where: Place, snippet: string];

/** The repairs that these ways are, seen to work in the same way. */
export const repairs = (ways: readonly Way[], check: HowToCheck, warning: Warning | null = null): readonly Repair[] =>
  ways.map(([platform, where, snippet]) => ({ platform, where, snippet, warning, check }));
