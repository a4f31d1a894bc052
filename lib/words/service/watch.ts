import type { Locale } from '../../model.ts';
import { watch as en } from '../en/service/watch.ts';
import { watch as nl, type WatchWords } from '../nl/service/watch.ts';

export const watchWords: Readonly<Record<Locale, WatchWords>> = { nl, en };
