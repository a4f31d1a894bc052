import type { CodeLocation, HowToCheck, Platform, Repair, Warning } from './shape.ts';

/** The snippet for one platform, and where to paste it; null means the same on every platform. */
export type RepairMethod = readonly [platform: Platform | null, where: CodeLocation, snippet: string];

/** Turns methods into repairs that share a check and a warning. */
export const toRepairs = (
  methods: readonly RepairMethod[],
  check: HowToCheck,
  warning: Warning | null = null,
): readonly Repair[] => methods.map(([platform, where, snippet]) => ({ platform, where, snippet, warning, check }));
