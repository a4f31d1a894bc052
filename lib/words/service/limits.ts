import type { Locale } from '../../model.ts';
import { limits as en } from '../en/service/limits.ts';
import { type LimitsWords, limits as nl } from '../nl/service/limits.ts';

export const limitsWords: Readonly<Record<Locale, LimitsWords>> = { nl, en };
