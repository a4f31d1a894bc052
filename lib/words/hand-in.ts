import type { Locale } from '../model.ts';
import { handIn as en } from './en/hand-in.ts';
import { type HandInWords, handIn as nl } from './nl/hand-in.ts';

export const handInWords: Readonly<Record<Locale, HandInWords>> = { nl, en };
