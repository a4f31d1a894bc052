import { splitWords } from '../text/coverage.ts';
import { compareLanguages } from '../text/same-language.ts';

interface Version {
  readonly document: { readonly lang: string | null; readonly translated: boolean };
  readonly text: { readonly body: string };
}

/** Least share of the shown words that the response must have to be a page of its own, not a shell that scripts fill. */
const SHARE = 0.5;

/**
 * Whether a first-time visitor receives the page in another language than the tab shows: the browser translates it, or
 * the site stores the choice in a cookie or makes it by script. One text then says nothing about the other.
 */
export const isOtherVersion = (shown: Version, sent: Version): boolean => {
  if (shown.document.translated) return true;
  const [one, other] = [shown.document.lang?.trim() ?? '', sent.document.lang?.trim() ?? ''];
  if (one === '' || other === '' || compareLanguages(one, other) === 'same') return false;
  return splitWords(sent.text.body).length >= SHARE * splitWords(shown.text.body).length;
};
