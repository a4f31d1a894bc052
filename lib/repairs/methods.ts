import type { CodeLocation, HowToCheck, Platform, Repair, Warning } from './shape.ts';

/** What is pasted on one platform, and where; null: the same on every platform. */
export type RepairMethod = readonly [platform: Platform | null, where: CodeLocation, snippet: string];

/** The repairs that these ways are, seen to work in the same way. */
export const toRepairs = (
  methods: readonly RepairMethod[],
  check: HowToCheck,
  warning: Warning | null = null,
): readonly Repair[] => methods.map(([platform, where, snippet]) => ({ platform, where, snippet, warning, check }));
