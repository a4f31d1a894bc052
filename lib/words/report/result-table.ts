import type { Locale } from '../../model.ts';
import { resultTable as en } from '../en/report/result-table.ts';
import { resultTable as nl, type ResultTableWords } from '../nl/report/result-table.ts';

export const resultTableWords: Readonly<Record<Locale, ResultTableWords>> = { nl, en };
