import {
  ADMINISTRATIONS,
  type Administration,
  DEBUG_PAGES,
  type DebugPage,
  INSTALLERS,
  LISTING,
  LISTING_TEXT,
  SECRET_FILES,
  STATED_CREDENTIALS,
} from '../../data/software/administration.ts';
import type { Facts, Seen } from '../../evidence.ts';
import type { Blind } from '../../model.ts';
import { splitWords } from '../text/coverage.ts';
import { removeRanges } from '../text/remove-ranges.ts';
import { parseHost } from '../url/host-match.ts';

type Page = Facts['page'];

/** Something for administrators only that a page lets anybody do or see. */
export interface Opened {
  readonly kind:
    | 'openWithoutPassword'
    | 'installerOpen'
    | 'statedCredentials'
    | 'loginPublic'
    | 'drawnByScripts'
    | 'debugPage'
    | 'secretFiles'
    | 'listing';
  /** The software, or the first file. */
  readonly name: string;
  readonly items: readonly string[];
}

/**
 * Numbers of words: above `about` and `listing` a page is about such software, not its own; below `signIn` it can be a
 * sign-in page; below `drawn` scripts may still draw a form.
 */
const WORDS = { about: 1_500, listing: 6_000, signIn: 200, drawn: 20 };

const isOwnPage = ({ head, text, resources, document }: Page, { title, file, text: says }: Administration): boolean => {
  if (!head.titles.some((one) => title.test(one.trim()))) return false;
  const isOwn = (url: string | null): boolean => url !== null && parseHost(url) === parseHost(document.url);
  const loads = [...resources.list.map(({ url }) => url), ...head.links.map(({ href }) => href)];
  if (file !== undefined && loads.some((url) => isOwn(url) && file.test(url ?? ''))) return true;
  return says !== undefined && splitWords(text.body).length < WORDS.about && says.test(text.body);
};

const findShown = (page: Page, list: readonly Administration[]): string | null =>
  list.find((one) => isOwnPage(page, one))?.name ?? null;

const listTitles = ({ head }: Page): readonly string[] => head.titles.slice(0, 1);

const findStated = ({ text, forms }: Page): string | null =>
  forms.passwordFields > 0 ? (STATED_CREDENTIALS.exec(text.body)?.[0] ?? null) : null;

const findAdministration = (page: Page): Opened | null => {
  const name = findShown(page, ADMINISTRATIONS);
  const stated = findStated(page);
  if (name === null) {
    const isSignIn = splitWords(page.text.body).length < WORDS.signIn;
    return stated !== null && isSignIn ? { kind: 'statedCredentials', name: '', items: [stated] } : null;
  }
  if (stated !== null) return { kind: 'statedCredentials', name, items: [...listTitles(page), stated] };
  if (page.forms.passwordFields > 0) return { kind: 'loginPublic', name, items: listTitles(page) };
  // Markup that scripts have yet to fill proves nothing: they may draw the form.
  const isDrawn = splitWords(page.text.body).length < WORDS.drawn;
  return { kind: isDrawn ? 'drawnByScripts' : 'openWithoutPassword', name, items: listTitles(page) };
};

const findInstaller = (page: Page): Opened | null => {
  const name = findShown(page, INSTALLERS);
  return name === null ? null : { kind: 'installerOpen', name, items: listTitles(page) };
};

const isSaid = (text: string, { says, followedBy }: DebugPage): boolean => {
  const at = text.search(says);
  return at >= 0 && (followedBy === undefined || followedBy[0].test(text.slice(at, at + followedBy[1])));
};

/** Recognises a page for developers, not one that quotes such a page. */
const findDebugPage = ({ text }: Page): Opened | null => {
  const said = removeRanges(text.body, text.code);
  const found = DEBUG_PAGES.find((one) => isSaid(one.asCode === true ? text.body : said, one));
  return found === undefined ? null : { kind: 'debugPage', name: found.name, items: [found.name] };
};

const isSecret = (address: string): boolean => {
  const { pathname } = new URL(address);
  return SECRET_FILES.test(pathname) || /\/\.git(?:\/|$)/.test(pathname);
};

/** Recognises a server's own listing of a folder by title and headings, and the secret files in it. */
const findListing = ({ head, headings, links, document, text }: Page): Opened | null => {
  const names = [...head.titles, ...headings.filter(({ level }) => level <= 2).map(({ text: said }) => said)];
  const saying = names.filter((name) => LISTING.test(name.trim()));
  const isListing = saying.length >= 2 || (saying.length === 1 && LISTING_TEXT.test(text.body));
  if (!isListing || splitWords(text.body).length > WORDS.listing) return null;
  const { origin, pathname: folder } = new URL(document.url);
  const inside = links.list.flatMap(({ href }) => (href?.startsWith(`${origin}${folder}`) ? [href] : []));
  const secret = [document.url, ...inside].filter(isSecret);
  const [first] = secret;
  if (first !== undefined) return { kind: 'secretFiles', name: new URL(first).pathname, items: secret.slice(0, 20) };
  return { kind: 'listing', name: folder, items: [document.url] };
};

/** What a page opens to anybody; null for an ordinary one. Judges only the page itself and guesses nothing. */
export const findOpened = (page: Page): Opened | null =>
  findInstaller(page) ?? findAdministration(page) ?? findDebugPage(page) ?? findListing(page);

const isAskingSignIn = (opened: Opened | null): boolean =>
  opened?.kind === 'loginPublic' || opened?.kind === 'statedCredentials';

/**
 * What is open to anybody by the page as it is shown and as a stranger receives it (`raw`); null when nothing is, a
 * reason when that was not seen: the tab may be signed in, and only what a stranger receives counts.
 */
export const openToStrangers = (page: Page, raw: Seen<Page>): Opened | null | Blind => {
  const shown = findOpened(page);
  if (raw.seen) {
    const sent = findOpened(raw.value);
    // The markup may rely on scripts that draw the form.
    if (sent?.kind !== 'drawnByScripts') return sent;
    return isAskingSignIn(shown) ? shown : 'hidden';
  }
  // Everybody gets a sign-in form and an error page.
  if (shown === null || isAskingSignIn(shown) || shown.kind === 'debugPage') return shown;
  return raw.why === 'notApplicable' ? null : raw.why;
};
