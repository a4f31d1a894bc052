import type { Locale } from '../model.ts';
import { served as en } from './en/served.ts';
import { served as nl, type ServedWords } from './nl/served.ts';

export const servedWords: Readonly<Record<Locale, ServedWords>> = { nl, en };
