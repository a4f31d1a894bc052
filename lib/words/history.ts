import type { Locale } from '../model.ts';
import { history as en } from './en/history.ts';
import { type HistoryWords, history as nl } from './nl/history.ts';

export const historyWords: Readonly<Record<Locale, HistoryWords>> = { nl, en };
