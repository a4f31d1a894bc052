import type { Locale } from '../../model.ts';
import { exports as en } from '../en/report/export.ts';
import { type ExportWords, exports as nl } from '../nl/report/export.ts';

export const exportWords: Readonly<Record<Locale, ExportWords>> = { nl, en };
