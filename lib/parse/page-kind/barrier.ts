import { extractText, findRefresh, findTitle, hasPasswordField } from '../html/html-scan.ts';
import { isSameTitle } from '../text/same-title.ts';
import { isThirdParty } from '../url/same-site.ts';
import { isConsentAddress } from './consent.ts';
import { isSignInAddress, isSignInTitle } from './sign-in.ts';

/** What a first-time visitor was answered. */
export interface Answered {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The markup, '' when the answer is no HTML. */
  readonly html: string;
}

/** What the tab shows; null where it could not be read. */
export interface Shown {
  readonly titles: readonly string[];
  /** Visible password fields. */
  readonly passwordFields: number;
  /** Password fields of the document, those that nobody sees among them. */
  readonly allPasswordFields?: number;
  readonly text: string;
}

/** By what a challenge is known: tables of `lib/data/page-kinds/challenges.ts`. */
export interface Marks {
  readonly headers: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly texts: readonly { readonly text: string }[];
}

/** Characters: challenges and sign-in pages are small, pages that merely write about them are not. */
const SMALL = { challenge: 64_000, signIn: 256_000, signInText: 1_500 };
/** Characters in which a head is looked for. */
const HEAD = 64_000;
const REFUSED = [403, 429];
/** Refusals only where the tab shows something else: a site may really be out of order. */
const PERHAPS_REFUSED = [406, 503];

const hasSameTitle = (html: string, shown: Shown | null): boolean => {
  const title = findTitle(html.slice(0, HEAD));
  // Scripts put how much is new before a title: "(3) Inbox".
  return shown?.titles.some((other) => isSameTitle(title, other.replace(/^\(\d{1,4}\+?\)\s*/, ''))) ?? false;
};

/** Words of the page by which it is known again, how many there must be, and which share of them. */
const KNOWN = { length: 5, count: 12, share: 0.6, text: 5_000 };

/** Whether an answer holds the words of the page in the tab: then it is that page, whatever else stands in it. */
const isPageHeld = (html: string, shown: Shown | null): boolean => {
  const words = new Set(
    shown?.text
      .slice(0, KNOWN.text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  const telling = [...words].filter(({ length }) => length >= KNOWN.length);
  if (telling.length < KNOWN.count) return false;
  const answered = new Set(
    extractText(html)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  return telling.filter((word) => answered.has(word)).length >= KNOWN.share * telling.length;
};

/** Whether the text of an answer bears a challenge's marks that the tab's own text does not. */
export const hasChallenge = (html: string, marks: Marks, shownText = ''): boolean =>
  html.length <= SMALL.challenge && marks.texts.some(({ text }) => html.includes(text) && !shownText.includes(text));

/** Whether the headers of an answer are those of a challenge. */
export const hasChallengeHeader = (
  headers: Readonly<Record<string, string>>,
  { headers: marks }: Pick<Marks, 'headers'>,
): boolean => marks.some(({ name, values }) => values.includes((headers[name] ?? '').toLowerCase()));

const isWall = ({ status, headers, html }: Answered, shown: Shown | null, marks: Marks): boolean => {
  if (hasChallengeHeader(headers, marks)) return true;
  if (REFUSED.includes(status)) return true;
  if (PERHAPS_REFUSED.includes(status) && !hasSameTitle(html, shown)) return true;
  return hasChallenge(html, marks, shown?.text);
};

/** The answer's own place, or where its meta refresh sends the visitor on to. */
const listPlaces = ({ url, html }: Answered): readonly string[] => {
  const refresh = findRefresh(html.slice(0, HEAD));
  return refresh === null ? [url] : [url, URL.parse(refresh, url)?.href ?? url];
};

/** A sign-in page in the page's own place. A title unlike the tab's is no proof: scripts set titles. */
const isSignInOnSameAddress = ({ html }: Answered, shown: Shown | null): boolean => {
  if (html.length > SMALL.signIn || !hasPasswordField(html) || hasSameTitle(html, shown)) return false;
  if (isPageHeld(html, shown)) return false;
  if (isSignInTitle(findTitle(html))) return true;
  // The tab has that field too, and does not show it: a menu or a dialog that waits to be opened.
  return (shown?.allPasswordFields ?? 0) === 0 && extractText(html).length < SMALL.signInText;
};

const isLogin = (answer: Answered, tabUrl: string, shown: Shown | null): boolean => {
  if (answer.status === 401) return true;
  if (isSignInAddress(tabUrl) || (shown?.passwordFields ?? 0) > 0) return false;
  return listPlaces(answer).some(isSignInAddress) || isSignInOnSameAddress(answer, shown);
};

/** Another site, or where this one asks for consent before the page. */
const isElsewhere = (answer: Answered, tabUrl: string): boolean => {
  // A refresh to another site may be minutes away, and no bar.
  if (isThirdParty(answer.url, URL.parse(tabUrl)?.hostname ?? '')) return true;
  return !isConsentAddress(tabUrl) && listPlaces(answer).some(isConsentAddress);
};

/**
 * What stands between a first-time visitor and the page in the tab: a wall (challenge, refusal), a sign-in page where
 * the tab shows another, another site or a request for consent, or nothing (docs/catalogue.md, “An answer that is not the page”).
 */
export const findBarrier = (
  answer: Answered,
  tab: { readonly url: string; readonly shown: Shown | null },
  marks: Marks,
): 'wall' | 'login' | 'elsewhere' | null => {
  if (isWall(answer, tab.shown, marks)) return 'wall';
  if (isLogin(answer, tab.url, tab.shown)) return 'login';
  return isElsewhere(answer, tab.url) ? 'elsewhere' : null;
};
