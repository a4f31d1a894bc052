import type { Locale } from '../model.ts';

/** The locale of a language choice; `auto` is Dutch for a browser in Dutch (`nl`, `nl-BE`), else English. */
export const resolveLocale = (choice: 'auto' | Locale, browserLanguage: string): Locale => {
  if (choice !== 'auto') return choice;
  return /^nl\b/i.test(browserLanguage) ? 'nl' : 'en';
};

/** BCP 47 tag for numbers and dates. */
export const toLanguageTag = (locale: Locale): 'nl-NL' | 'en-GB' => (locale === 'nl' ? 'nl-NL' : 'en-GB');
