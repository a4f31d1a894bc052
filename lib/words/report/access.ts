import type { Locale } from '../../model.ts';
import { access as en } from '../en/report/access.ts';
import { type AccessWords, access as nl } from '../nl/report/access.ts';

export const accessWords: Readonly<Record<Locale, AccessWords>> = { nl, en };
