import type { Locale } from '../../model.ts';
import { keyPage as en } from '../en/service/key-page.ts';
import { type KeyPageWords, keyPage as nl } from '../nl/service/key-page.ts';

export const keyPageWords: Readonly<Record<Locale, KeyPageWords>> = { nl, en };
