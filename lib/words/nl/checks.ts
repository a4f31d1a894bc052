import type { CheckWords } from '../shape.ts';
import { ai } from './ai.ts';
import { beveiliging } from './beveiliging.ts';
import { domein } from './domein.ts';
import { onderhoud } from './onderhoud.ts';
import { seo } from './seo.ts';
import { toegankelijkheid } from './toegankelijkheid.ts';

/** The words of every check, by its id. */
export const checks: Readonly<Record<string, CheckWords>> = {
  ...domein,
  ...beveiliging,
  ...onderhoud,
  ...seo,
  ...ai,
  ...toegankelijkheid,
};
