import type { AnyImperatives } from '../../imperative.ts';
import { ai } from './ai.ts';
import { beveiliging } from './beveiliging.ts';
import { domein } from './domein.ts';
import { onderhoud } from './onderhoud.ts';
import { seo } from './seo.ts';
import { toegankelijkheid } from './toegankelijkheid.ts';

/** The imperative for every conclusion that costs something, by check. */
export const imperatives: Readonly<Record<string, AnyImperatives>> = {
  ...domein,
  ...beveiliging,
  ...onderhoud,
  ...seo,
  ...ai,
  ...toegankelijkheid,
};
