import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Locale } from '../../lib/model.ts';
import type { Language } from '../../lib/words/common.ts';
import type { CommonWords } from '../../lib/words/nl/common.ts';

/** The language of a view. Its page supplies it, so that a page that must be small loads only one. */
export const LanguageContext = createContext<Language | null>(null);

export const useLanguage = (): Language => {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('A view was drawn without a language.');
  return language;
};
export const useLocale = (): Locale => useLanguage().locale;
export const useCommon = (): CommonWords => useLanguage().common;
