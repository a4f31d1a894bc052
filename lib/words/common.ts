import type { Locale } from '../model.ts';
import { common as en } from './en/common.ts';
import { type CommonWords, common as nl } from './nl/common.ts';

export const commonWords: Readonly<Record<Locale, CommonWords>> = { nl, en };
