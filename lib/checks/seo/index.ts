import type { PillarChecks } from '../../check.ts';

export const seo: PillarChecks = {
  budget: 70,
  applies: () => true,
  checks: [],
};
