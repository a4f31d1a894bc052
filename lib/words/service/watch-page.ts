import type { Locale } from '../../model.ts';
import { watchPage as en } from '../en/service/watch-page.ts';
import { watchPage as nl, type WatchPageWords } from '../nl/service/watch-page.ts';

/** Words of `pijler scan --watch`. */
export const watchWords: Readonly<Record<Locale, WatchPageWords>> = { nl, en };
