import type { PillarChecks } from '../../check.ts';

export const ai: PillarChecks = {
  budget: 35,
  applies: () => true,
  checks: [],
};
