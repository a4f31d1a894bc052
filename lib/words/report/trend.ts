import type { Locale } from '../../model.ts';
import { trend as en } from '../en/report/trend.ts';
import { trend as nl, type TrendWords } from '../nl/report/trend.ts';

export const trendWords: Readonly<Record<Locale, TrendWords>> = { nl, en };
