import type { PillarChecks } from '../../check.ts';

export const domein: PillarChecks = {
  budget: 70,
  applies: ({ isPublic, onSharedSuffix, domain }) => isPublic && !onSharedSuffix && domain !== null,
  checks: [],
};
