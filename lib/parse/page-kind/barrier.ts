import { extractText, findRefresh, findTitle, hasPasswordField } from '../html/html-scan.ts';
import { isSameTitle } from '../text/same-title.ts';
import { isThirdParty } from '../url/same-site.ts';
import { isConsentAddress } from './consent.ts';
import { isSignInAddress, isSignInTitle } from './sign-in.ts';

/** The response to a first-time visitor. */
export interface Answered {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The markup; '' when the response is not HTML. */
  readonly html: string;
}

/** The page that the tab shows; null is passed when it could not be read. */
export interface Shown {
  readonly titles: readonly string[];
  /** Visible password fields. */
  readonly passwordFields: number;
  /** All password fields of the document, including invisible ones. */
  readonly allPasswordFields?: number;
  readonly text: string;
}

/** Marks by which a challenge is recognised: the tables of `lib/data/page-kinds/challenges.ts`. */
export interface Marks {
  readonly headers: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly texts: readonly { readonly text: string }[];
}

/** Most characters: challenges and sign-in pages are small, pages that merely write about them are not. */
const SMALL = { challenge: 64_000, signIn: 256_000, signInText: 1_500 };
/** Number of characters that are searched for a head. */
const HEAD = 64_000;
const REFUSED = [403, 429];
/** Refusals only when the tab shows something else: a site may really be down. */
const PERHAPS_REFUSED = [406, 503];

const hasSameTitle = (html: string, shown: Shown | null): boolean => {
  const title = findTitle(html.slice(0, HEAD));
  // Scripts put the number of new items before a title: "(3) Inbox".
  return shown?.titles.some((other) => isSameTitle(title, other.replace(/^\(\d{1,4}\+?\)\s*/, ''))) ?? false;
};

/**
 * To recognise a page: the least length of a word, the least number of such words, the share of them that must be
 * found, and how many characters of text are compared.
 */
const KNOWN = { length: 5, count: 12, share: 0.6, text: 5_000 };

/** Whether a response contains the words of the page in the tab: then it is that page, whatever else it contains. */
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

/** Whether a response contains marks of a challenge that the tab's own text does not. */
export const hasChallenge = (html: string, marks: Marks, shownText = ''): boolean =>
  html.length <= SMALL.challenge && marks.texts.some(({ text }) => html.includes(text) && !shownText.includes(text));

/** Whether a response has the headers of a challenge. */
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

/** The response's own address, and the target of its meta refresh if it has one. */
const listPlaces = ({ url, html }: Answered): readonly string[] => {
  const refresh = findRefresh(html.slice(0, HEAD));
  return refresh === null ? [url] : [url, URL.parse(refresh, url)?.href ?? url];
};

/**
 * Whether the response is a sign-in page at the page's own address. A title that differs from the tab's is no proof:
 * scripts set titles.
 */
const isSignInOnSameAddress = ({ html }: Answered, shown: Shown | null): boolean => {
  if (html.length > SMALL.signIn || !hasPasswordField(html) || hasSameTitle(html, shown)) return false;
  if (isPageHeld(html, shown)) return false;
  if (isSignInTitle(findTitle(html))) return true;
  // If the tab has the field too but does not show it, it is in a menu or a dialog that is not open.
  return (shown?.allPasswordFields ?? 0) === 0 && extractText(html).length < SMALL.signInText;
};

interface Tab {
  readonly url: string;
  readonly shown: Shown | null;
}

const isLogin = (answer: Answered, places: readonly string[], { url, shown }: Tab): boolean => {
  if (answer.status === 401) return true;
  if (isSignInAddress(url) || (shown?.passwordFields ?? 0) > 0) return false;
  return places.some(isSignInAddress) || isSignInOnSameAddress(answer, shown);
};

/** Whether the response is from another site, or from this site's page that asks for consent first. */
const isElsewhere = (answer: Answered, places: readonly string[], { url }: Tab): boolean => {
  // A refresh to another site does not count: it may be minutes away, and is no barrier.
  if (isThirdParty(answer.url, URL.parse(url)?.hostname ?? '')) return true;
  return !isConsentAddress(url) && places.some(isConsentAddress);
};

/**
 * The barrier between a first-time visitor and the page in the tab: a wall (challenge, refusal), a sign-in page where
 * the tab shows another page, another site or a request for consent; null when there is none (docs/catalogue.md, “An
 * answer that is not the page”).
 */
export const findBarrier = (answer: Answered, tab: Tab, marks: Marks): 'wall' | 'login' | 'elsewhere' | null => {
  if (isWall(answer, tab.shown, marks)) return 'wall';
  const places = listPlaces(answer);
  if (isLogin(answer, places, tab)) return 'login';
  return isElsewhere(answer, places, tab) ? 'elsewhere' : null;
};
