import type { Locale } from '../../model.ts';
import { watching as en } from '../en/service/watching.ts';
import { watching as nl, type WatchingWords } from '../nl/service/watching.ts';

export const watchingWords: Readonly<Record<Locale, WatchingWords>> = { nl, en };
