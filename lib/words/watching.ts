import type { Locale } from '../model.ts';
import { watching as en } from './en/watching.ts';
import { watching as nl, type WatchingWords } from './nl/watching.ts';

export const watchingWords: Readonly<Record<Locale, WatchingWords>> = { nl, en };
