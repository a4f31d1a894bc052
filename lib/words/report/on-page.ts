import type { Locale } from '../../model.ts';
import { onPage as en } from '../en/report/on-page.ts';
import { onPage as nl, type OnPageWords } from '../nl/report/on-page.ts';

export const onPageWords: Readonly<Record<Locale, OnPageWords>> = { nl, en };
