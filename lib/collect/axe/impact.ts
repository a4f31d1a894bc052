import type { AxeRule } from '../../facts/axe.ts';

/** In increasing severity, as axe-core orders them (`constants.impact`). */
const SEVERITY = [null, 'minor', 'moderate', 'serious', 'critical'] as const;

/** The more severe of two impacts. */
export const pickWorse = (one: AxeRule['impact'], other: AxeRule['impact']): AxeRule['impact'] =>
  SEVERITY.indexOf(one) < SEVERITY.indexOf(other) ? other : one;
