import type { Locale } from '../model.ts';
import { checkPages as en } from './en/check-pages.ts';
import { type CheckPageWords, checkPages as nl } from './nl/check-pages.ts';

/** Where the extension itself explains a check. */
export const checkPagePath = (id: string, locale: Locale): string =>
  `/checks.html?lang=${locale}#${encodeURIComponent(id)}`;

/** The language that the query part of such an address asks for; null when it asks for none of ours. */
export const readRequestedLanguage = (search: string): Locale | null => {
  const language = new URLSearchParams(search).get('lang');
  return language === 'nl' || language === 'en' ? language : null;
};

export const checkPageWords: Readonly<Record<Locale, CheckPageWords>> = { nl, en };
