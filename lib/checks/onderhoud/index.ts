import type { PillarChecks } from '../../check.ts';

export const onderhoud: PillarChecks = {
  budget: 55,
  applies: () => true,
  checks: [],
};
