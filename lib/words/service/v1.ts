import type { Locale } from '../../model.ts';
import { v1 as en } from '../en/service/v1.ts';
import { v1 as nl, type V1Words } from '../nl/service/v1.ts';

export const v1Words: Readonly<Record<Locale, V1Words>> = { nl, en };
