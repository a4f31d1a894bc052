import type { Locale } from '../../model.ts';
import { web as en } from '../en/service/web.ts';
import { web as nl, type WebWords } from '../nl/service/web.ts';

export const webWords: Readonly<Record<Locale, WebWords>> = { nl, en };
