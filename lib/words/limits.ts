import type { Locale } from '../model.ts';
import { limits as en } from './en/limits.ts';
import { type LimitsWords, limits as nl } from './nl/limits.ts';

export const limitsWords: Readonly<Record<Locale, LimitsWords>> = { nl, en };
