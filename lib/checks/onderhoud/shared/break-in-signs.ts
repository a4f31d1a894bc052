import { IMITATED_BRANDS } from '../../../data/page-kinds/imitated-brands.ts';
import { SPAM_TRADES, SPAM_WORDS, type SpamTrade } from '../../../data/page-kinds/spam-words.ts';
import type { Facts } from '../../../evidence.ts';
import { findPackedLoader, findSkimmer } from '../../../parse/page-kind/hostile-code.ts';
import { isImitatedSignIn } from '../../../parse/page-kind/imitated-sign-in.ts';
import { isObfuscated } from '../../../parse/page-kind/obfuscation.ts';
import { findForeignTitle } from '../../../parse/text/writing-system.ts';
import { isThirdParty } from '../../../parse/url/same-site.ts';

type Page = Facts['page'];

/** Links from which a hidden block is one: a single partner's link may lie in a closed menu. */
const BLOCK = 3;
/** Share of a page's hidden links that spam makes up, unless there is as much of it as `many`. */
const MOSTLY = { share: 0.5, many: 10 };
/** Headings of this level or above tell what a page is about. */
const HEADING = 3;

const isSpam = (text: string): boolean => SPAM_WORDS.some(({ pattern }) => pattern.test(text));

/** An address as words. */
const toWords = (address: string): string => address.replace(/[-_/.+?=&]+/g, ' ');

/** An inline script made unreadable. */
const findPackedScript = ({ resources }: Page): string | null =>
  resources.inline.find(isObfuscated)?.start.replace(/\s+/g, ' ').slice(0, 200) ?? null;

/** Visible headings and links, and the host: what visitors read is the owner's, where a title is what spam changes. */
const listSubjects = ({ headings, links, concealed }: Page, host: string): string => {
  const hidden = new Set(concealed.links.map(({ url }) => url));
  return [
    host,
    ...headings.filter(({ level, visible }) => level <= HEADING && visible).map(({ text }) => text),
    ...links.list
      .filter(({ hidden: closed, href }) => !closed && href !== null && !hidden.has(href))
      .map(({ text }) => text),
  ].join('\n');
};

/** Whether a site is about what its links advertise: a casino, a pharmacy and a lender hide links to their own trade too. */
const isOfTrade = (page: Page, host: string, { subject }: SpamTrade): boolean => subject.test(listSubjects(page, host));

/** A block of hidden links to gambling, medicines or loans, on a site that has nothing to do with that. */
const findHiddenSpam = (page: Page, host: string): string | null => {
  const { links } = page.concealed;
  const strange = SPAM_TRADES.filter((trade) => !isOfTrade(page, host, trade));
  const spam = links.filter(({ url, text }) => strange.some(({ link }) => link.test(`${text} ${toWords(url)}`)));
  const isBlock = spam.length >= BLOCK && (spam.length >= links.length * MOSTLY.share || spam.length >= MOSTLY.many);
  return isBlock ? (spam[0]?.url ?? null) : null;
};

/** Links to anything that spam advertises among links that nobody sees: no proof, since a menu may be closed. */
const findHiddenLinks = (page: Page, host: string): string | null => {
  const { links } = page.concealed;
  if (links.length < BLOCK || isSpam(listSubjects(page, host))) return null;
  const own = SPAM_TRADES.filter((trade) => isOfTrade(page, host, trade));
  const signs = links.map(({ url, text }) => ({ url, words: `${text} ${toWords(url)}` }));
  return signs.find(({ words }) => isSpam(words) && !own.some(({ link }) => link.test(words)))?.url ?? null;
};

/** A form that sends a password or a card number to another site. */
const findStrangeForm = ({ forms }: Page, host: string): string | null =>
  forms.list.find(({ action, fields }) => fields.includes('password') && isThirdParty(action, host))?.action ?? null;

/** Characters of text up to which a page is its form and nothing more; share of the window that a box over it takes. */
const BARE = { text: 1_500, share: 0.9 };

/** The whole window asks a password in the name of a brand whose site this is not. */
const findFalseSignIn = ({ forms, head, headings, text, overlay }: Page, host: string): string | null => {
  const fills = text.body.length < BARE.text || (overlay?.share ?? 0) >= BARE.share;
  if (forms.visiblePasswordFields === 0 || !fills) return null;
  const names = [...head.titles, ...headings.filter(({ level }) => level === 1).map(({ text: name }) => name)];
  return names.find((name) => isImitatedSignIn(name, host, IMITATED_BRANDS)) ?? null;
};

/** What the server sends to others than the one who looks: another title, or links that the page does not show. */
const findOtherForRobots = (page: Page, raw: Page, host: string): string | null => {
  if (isSpam(listSubjects(page, host))) return null;
  const shown = new Set(page.links.list.map(({ href }) => href));
  const title = raw.head.titles.find((one) => isSpam(one) && !page.head.titles.includes(one));
  const links = raw.links.list.filter(({ href, text }) => href !== null && !shown.has(href) && isSpam(text));
  return title ?? (links.length >= BLOCK ? (links[0]?.href ?? null) : null);
};

/** Titles in another writing system than the page: its own, and what the server sends to others. */
const findStrangeTitle = ({ head, text, document }: Page, raw: Page | null): string | null =>
  findForeignTitle([...head.titles, ...(raw?.head.titles ?? [])], text.body, document.lang);

/** What a site that nobody broke into does not have: one is enough. */
const listCertain = (page: Page, raw: Page | null, host: string): readonly (string | null)[] => {
  const [name, address] = [findFalseSignIn(page, host), findStrangeForm(page, host)];
  return [
    findHiddenSpam(page, host),
    findStrangeTitle(page, raw),
    findSkimmer(page.resources.inline, host),
    findPackedLoader(page.resources.inline, host),
    raw === null ? null : findOtherForRobots(page, raw, host),
    // Honest sites sign in elsewhere, or offer another's sign-in beside their own; in another's name to elsewhere, none does.
    name !== null && address !== null ? name : null,
  ];
};

/** What honest sites have too: packed measurement, a closed menu, single sign-on elsewhere. */
const listPossible = (page: Page, host: string): readonly (string | null)[] => [
  findPackedScript(page),
  findHiddenLinks(page, host),
  findFalseSignIn(page, host) ?? findStrangeForm(page, host),
];

const keepPresent = (signs: readonly (string | null)[]): readonly string[] => signs.filter((sign) => sign !== null);

/**
 * What on a page says that somebody broke in: signs of which one is enough, and those that are none by themselves, however
 * many there are. `raw`: what the server sends to a stranger, null where that was not seen.
 */
export const findBreakInSigns = (
  page: Page,
  raw: Page | null,
  host: string,
): Readonly<Record<'certain' | 'possible', readonly string[]>> => ({
  certain: keepPresent(listCertain(page, raw, host)),
  possible: keepPresent(listPossible(page, host)),
});
