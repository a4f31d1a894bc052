import type { Locale } from '../model.ts';
import { resultTable as en } from './en/result-table.ts';
import { resultTable as nl, type ResultTableWords } from './nl/result-table.ts';

export const resultTableWords: Readonly<Record<Locale, ResultTableWords>> = { nl, en };
