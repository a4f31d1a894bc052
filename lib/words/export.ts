import type { Locale } from '../model.ts';
import { exports as en } from './en/export.ts';
import { type ExportWords, exports as nl } from './nl/export.ts';

export const exportWords: Readonly<Record<Locale, ExportWords>> = { nl, en };
