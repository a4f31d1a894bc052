import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PopupWords } from '../../lib/words/nl/popup.ts';

/** The popup's own words in its language, the only one it loads. */
export const PopupWordsContext = createContext<PopupWords | null>(null);

export const usePopupWords = (): PopupWords => {
  const words = useContext(PopupWordsContext);
  if (words === null) throw new Error('The popup was drawn without words.');
  return words;
};
