import type { Site } from '../site.ts';
import { baeckerei, northmill } from './archetypes/abroad.ts';
import { klussenlijst, planbord } from './archetypes/apps.ts';
import { schilder } from './archetypes/broken-into.ts';
import { kapsalon, zolderkamer } from './archetypes/builders.ts';
import { merendam, waterschap } from './archetypes/municipality.ts';
import { verzorgd } from './archetypes/practice.ts';
import { fietstassen, lampenhal, tuinzaad } from './archetypes/shops.ts';
import { binnenkort, koor, portaal, schaakclub, tekoop } from './archetypes/simple.ts';
import { kassa, polderwiki, postvak, sjabloon, verhuisd } from './archetypes/single-pages.ts';
import { startAngular, startAstro, startNext, startNuxt, startSvelte, startVite } from './archetypes/templates.ts';
import {
  dichtvoorai,
  eenscript,
  gekaapt,
  jaarachter,
  kapottesleutel,
  nogverborgen,
  proefsite,
  vastgezet,
  verstuurtniets,
} from './archetypes/variants.ts';

/** The sites that only the recordings in test/sites need, beside those that every world has. */
export const ARCHETYPE_SITES: readonly Site[] = [
  ...verzorgd,
  ...merendam,
  ...waterschap,
  ...fietstassen,
  ...tuinzaad,
  ...lampenhal,
  ...kapsalon,
  ...zolderkamer,
  ...schaakclub,
  koor,
  tekoop,
  binnenkort,
  portaal,
  ...planbord,
  ...klussenlijst,
  ...baeckerei,
  ...northmill,
  ...schilder,
  ...verstuurtniets,
  ...kapottesleutel,
  ...nogverborgen,
  ...dichtvoorai,
  ...vastgezet,
  ...gekaapt,
  ...jaarachter,
  ...proefsite,
  ...eenscript,
  postvak,
  kassa,
  sjabloon,
  polderwiki,
  verhuisd,
  startNext,
  startNuxt,
  startSvelte,
  startAstro,
  startAngular,
  startVite,
];
