import type { PillarChecks } from '../../check.ts';

export const toegankelijkheid: PillarChecks = {
  budget: 75,
  applies: () => true,
  checks: [],
};
