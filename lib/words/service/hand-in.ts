import type { Locale } from '../../model.ts';
import { handIn as en } from '../en/service/hand-in.ts';
import { type HandInWords, handIn as nl } from '../nl/service/hand-in.ts';

export const handInWords: Readonly<Record<Locale, HandInWords>> = { nl, en };
