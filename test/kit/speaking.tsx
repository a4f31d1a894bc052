import type { ComponentChildren } from 'preact';
import { PopupWordsContext } from '../../components/popup/words.ts';
import { LanguageContext } from '../../components/shared/locale.ts';
import type { Locale } from '../../lib/model.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { popupWords } from '../../lib/words/popup.ts';

interface Props {
  readonly locale: Locale;
  readonly children: ComponentChildren;
}

/** Provides a language to its children, as their page does. */
export const Speaking = ({ locale, children }: Props) => (
  <LanguageContext.Provider value={LANGUAGES[locale]}>
    <PopupWordsContext.Provider value={popupWords[locale]}>{children}</PopupWordsContext.Provider>
  </LanguageContext.Provider>
);
