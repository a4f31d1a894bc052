import type { Locale } from '../model.ts';
import { common as en } from './en/common.ts';
import { type CommonWords, common as nl } from './nl/common.ts';

/** A language with the words that all views share. */
export interface Language {
  readonly locale: Locale;
  readonly common: CommonWords;
}

export const commonWords: Readonly<Record<Locale, CommonWords>> = { nl, en };

/** Both languages, for code that need not load a single one. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  nl: { locale: 'nl', common: nl },
  en: { locale: 'en', common: en },
};
