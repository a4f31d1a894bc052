import type { Locale } from '../model.ts';
import { checkPages as en } from './en/check-pages.ts';
import { type CheckPageWords, checkPages as nl } from './nl/check-pages.ts';

/** Where the extension itself holds the page of a check; `wxt.config.ts` puts it there. */
export const checkPagePath = (id: string, locale: Locale): string => `/checks/${locale}.html#${encodeURIComponent(id)}`;

export const checkPageWords: Readonly<Record<Locale, CheckPageWords>> = { nl, en };
