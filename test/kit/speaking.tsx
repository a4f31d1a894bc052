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

/** What is inside, in a language, as its page hands that in. */
export const Speaking = ({ locale, children }: Props) => (
  <LanguageContext.Provider value={LANGUAGES[locale]}>
    <PopupWordsContext.Provider value={popupWords[locale]}>{children}</PopupWordsContext.Provider>
  </LanguageContext.Provider>
);
