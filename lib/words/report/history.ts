import type { Locale } from '../../model.ts';
import { history as en } from '../en/report/history.ts';
import { type HistoryWords, history as nl } from '../nl/report/history.ts';

export const historyWords: Readonly<Record<Locale, HistoryWords>> = { nl, en };
