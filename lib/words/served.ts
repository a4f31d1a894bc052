import type { Locale } from '../model.ts';
import { served as en } from './en/served.ts';
import { served as nl, type ServedWords } from './nl/served.ts';

/** Why a page has no result, where more can be told than the code of its failure. */
export type Reason = keyof ServedWords['reasons'];

export const servedWords: Readonly<Record<Locale, ServedWords>> = { nl, en };
