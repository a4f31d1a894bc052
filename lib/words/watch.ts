import type { Locale } from '../model.ts';
import { watch as en } from './en/watch.ts';
import { watch as nl, type WatchWords } from './nl/watch.ts';

export const watchWords: Readonly<Record<Locale, WatchWords>> = { nl, en };
