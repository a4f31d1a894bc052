import type { Locale } from '../../lib/model.ts';
import type { Language } from '../../lib/words/common.ts';
import type { PopupWords } from '../../lib/words/nl/popup.ts';

/** All that the popup says, in one language. */
export interface Words {
  readonly language: Language;
  readonly popup: PopupWords;
}

const LOAD = {
  nl: () => import('../../lib/words/nl/popup-page.ts'),
  en: () => import('../../lib/words/en/popup-page.ts'),
} satisfies Record<Locale, () => Promise<unknown>>;

/** Loads the words of one language, so that the popup carries no other. */
export const loadWords = async (locale: Locale): Promise<Words> => {
  const { common, popup } = await LOAD[locale]();
  return { language: { locale, common }, popup };
};
