import type { Locale } from '../../model.ts';
import { report as en } from '../en/report/report.ts';
import { report as nl, type ReportWords } from '../nl/report/report.ts';

export const reportWords: Readonly<Record<Locale, ReportWords>> = { nl, en };
