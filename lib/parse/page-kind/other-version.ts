import { splitWords } from '../text/coverage.ts';
import { compareLanguages } from '../text/same-language.ts';

interface Version {
  readonly document: { readonly lang: string | null; readonly translated: boolean };
  readonly text: { readonly body: string };
}

/** Share of the words shown from which what was sent is a page of its own, and no shell that scripts fill. */
const SHARE = 0.5;

/**
 * Whether a first-time visitor is sent the page in another language than the tab shows: the browser translates it, or the
 * site keeps the choice in a cookie or makes it by script. One text then says nothing of the other.
 */
export const isOtherVersion = (shown: Version, sent: Version): boolean => {
  if (shown.document.translated) return true;
  const [one, other] = [shown.document.lang?.trim() ?? '', sent.document.lang?.trim() ?? ''];
  if (one === '' || other === '' || compareLanguages(one, other) === 'same') return false;
  return splitWords(sent.text.body).length >= SHARE * splitWords(shown.text.body).length;
};
