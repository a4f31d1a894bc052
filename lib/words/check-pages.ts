import type { Locale } from '../model.ts';
import { checkPages as en } from './en/check-pages.ts';
import { type CheckPageWords, checkPages as nl } from './nl/check-pages.ts';

/** Where the extension itself explains a check. */
export const checkPagePath = (id: string, locale: Locale): string =>
  `/checks.html?lang=${locale}#${encodeURIComponent(id)}`;

/** The language that the query part of such an address asks for; null when it asks for none of ours. */
export const languageAsked = (search: string): Locale | null => {
  const asked = new URLSearchParams(search).get('lang');
  return asked === 'nl' || asked === 'en' ? asked : null;
};

export const checkPageWords: Readonly<Record<Locale, CheckPageWords>> = { nl, en };
