import type { Locale } from '../../model.ts';
import { cockpit as en } from '../en/service/cockpit.ts';
import { type CockpitWords, cockpit as nl } from '../nl/service/cockpit.ts';

export const cockpitWords: Readonly<Record<Locale, CockpitWords>> = { nl, en };
