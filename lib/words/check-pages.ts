import type { Locale } from '../model.ts';
import { checkPages as en } from './en/check-pages.ts';
import { type CheckPageWords, checkPages as nl } from './nl/check-pages.ts';

/** Path of the extension's own explanation of a check. */
export const checkPagePath = (id: string, locale: Locale): string =>
  `/checks.html?lang=${locale}#${encodeURIComponent(id)}`;

/** The language in the query of such an address; null when it is none of ours. */
export const readRequestedLanguage = (search: string): Locale | null => {
  const language = new URLSearchParams(search).get('lang');
  return language === 'nl' || language === 'en' ? language : null;
};

export const checkPageWords: Readonly<Record<Locale, CheckPageWords>> = { nl, en };
