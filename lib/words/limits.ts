import type { Locale, Pillar } from '../model.ts';
import { limits as en } from './en/limits.ts';
import { limits as nl } from './nl/limits.ts';

export interface LimitsWords {
  readonly title: string;
  readonly intro: string;
  readonly of: Readonly<Partial<Record<Pillar, readonly string[]>>>;
}

export const limitsWords: Readonly<Record<Locale, LimitsWords>> = { nl, en };
