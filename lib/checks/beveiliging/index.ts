import type { PillarChecks } from '../../check.ts';
import { hsts } from './hsts.ts';

export const beveiliging: PillarChecks = {
  budget: 65,
  applies: () => true,
  checks: [hsts],
};
