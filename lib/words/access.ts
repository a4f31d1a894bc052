import type { Locale } from '../model.ts';
import { access as en } from './en/access.ts';
import { type AccessWords, access as nl } from './nl/access.ts';

export const accessWords: Readonly<Record<Locale, AccessWords>> = { nl, en };
