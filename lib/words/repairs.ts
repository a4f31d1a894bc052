import type { Locale } from '../model.ts';
import { repairs as en } from './en/repairs.ts';
import { repairs as nl, type RepairWords } from './nl/repairs.ts';

export const repairWords: Readonly<Record<Locale, RepairWords>> = { nl, en };
