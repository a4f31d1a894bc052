import type { PillarChecks } from '../check.ts';
import type { Pillar } from '../model.ts';
import { ai } from './ai/index.ts';
import { beveiliging } from './beveiliging/index.ts';
import { domein } from './domein/index.ts';
import { onderhoud } from './onderhoud/index.ts';
import { seo } from './seo/index.ts';
import { toegankelijkheid } from './toegankelijkheid/index.ts';

export const CHECKS: Readonly<Record<Pillar, PillarChecks>> = {
  domein,
  beveiliging,
  onderhoud,
  seo,
  ai,
  toegankelijkheid,
};
