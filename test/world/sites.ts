import type { Site } from './site.ts';
import { dnssecSites } from './sites/dnssec.ts';
import { domains } from './sites/domains.ts';
import { entries } from './sites/entries.ts';
import { gewoon, jsdelivr, wwwGewoon } from './sites/gewoon.ts';
import { goed, mtaStsGoed, wwwGoed } from './sites/goed.ts';
import { kaders } from './sites/kaders.ts';
import { app, bestand, inlog, intern, krant, muur, toestemming, traag, vals } from './sites/obstacles.ts';
import { overgenomen } from './sites/overgenomen.ts';
import { slecht } from './sites/slecht.ts';
import { soorten } from './sites/soorten.ts';
import { varianten } from './sites/varianten.ts';
import { verwaarloosd } from './sites/verwaarloosd.ts';
import { weergave } from './sites/weergave.ts';

/** Every site of the test world; a new one is a file in `sites/` and a line here. */
export const SITES: readonly Site[] = [
  goed,
  wwwGoed,
  mtaStsGoed,
  gewoon,
  wwwGewoon,
  jsdelivr,
  slecht,
  dnssecSites,
  domains,
  ...entries,
  traag,
  muur,
  inlog,
  krant,
  toestemming,
  bestand,
  app,
  vals,
  intern,
  ...varianten,
  verwaarloosd,
  overgenomen,
  soorten,
  weergave,
  kaders,
];
