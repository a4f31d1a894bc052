import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Locale } from '../../lib/model.ts';
import { commonWords } from '../../lib/words/common.ts';
import type { CommonWords } from '../../lib/words/nl/common.ts';

/** The language in which a view speaks. */
export const LocaleContext = createContext<Locale>('nl');

export const useLocale = (): Locale => useContext(LocaleContext);
export const useCommon = (): CommonWords => commonWords[useLocale()];
