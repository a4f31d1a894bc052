import { IMITATED_BRANDS } from '../../../data/page-kinds/imitated-brands.ts';
import { SPAM_TRADES, SPAM_WORDS, type SpamTrade } from '../../../data/page-kinds/spam-words.ts';
import type { Facts } from '../../../evidence.ts';
import { findPackedLoader, findSkimmer } from '../../../parse/page-kind/hostile-code.ts';
import { isImitatedSignIn } from '../../../parse/page-kind/imitated-sign-in.ts';
import { isObfuscated } from '../../../parse/page-kind/obfuscation.ts';
import { listForeignTitles } from '../../../parse/text/writing-system.ts';
import { isThirdParty } from '../../../parse/url/same-site.ts';

type Page = Facts['page'];

/** Number of hidden links from which they count as a block: a single partner's link may be in a closed menu. */
const BLOCK = 3;
/** Number of them whose words are of spam only: any three links to castles say “slot”. */
const SURE = 2;
/** Share of a page's hidden links that has to be spam, unless there are at least `many` of them. */
const MOSTLY = { share: 0.5, many: 10 };
/** Headings of this level or above show what a page is about. */
const HEADING = 3;

const isSpam = (text: string): boolean => SPAM_WORDS.some(({ pattern }) => pattern.test(text));

/** Splits an address into words. */
const toWords = (address: string): string => address.replace(/[-_/.+?=&]+/g, ' ');

/** An obfuscated inline script; null when there is none. */
const findPackedScript = ({ resources }: Page): string | null =>
  resources.inline.find(isObfuscated)?.start.replace(/\s+/g, ' ').slice(0, 200) ?? null;

/** Visible headings and links, and the host: these are the owner's, whereas spam changes titles. */
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

/** Whether the site is about what the links advertise: casinos, pharmacies and lenders also hide links to their own trade. */
const isOfTrade = (page: Page, host: string, { subject }: SpamTrade): boolean => subject.test(listSubjects(page, host));

/** A block of hidden links to gambling, medicines or loans, on an unrelated site; null when there is none. */
const findHiddenSpam = (page: Page, host: string): string | null => {
  const { links } = page.concealed;
  const strange = SPAM_TRADES.filter((trade) => !isOfTrade(page, host, trade));
  const listThat = (kind: 'link' | 'sure') =>
    links.filter(({ url, text }) => strange.some((trade) => trade[kind].test(`${text} ${toWords(url)}`)));
  const [spam, sure] = [listThat('link'), listThat('sure')];
  const isBlock = spam.length >= BLOCK && (spam.length >= links.length * MOSTLY.share || spam.length >= MOSTLY.many);
  return isBlock && sure.length >= SURE ? (sure[0]?.url ?? null) : null;
};

/** A link to anything that spam advertises among hidden links; not proof, as a menu may be closed. */
const findHiddenLinks = (page: Page, host: string): string | null => {
  const { links } = page.concealed;
  if (links.length < BLOCK || isSpam(listSubjects(page, host))) return null;
  const own = SPAM_TRADES.filter((trade) => isOfTrade(page, host, trade));
  const signs = links.map(({ url, text }) => ({ url, words: `${text} ${toWords(url)}` }));
  return signs.find(({ words }) => isSpam(words) && !own.some(({ link }) => link.test(words)))?.url ?? null;
};

/** The target of a form that sends a password to another site; null when there is none. */
const findStrangeForm = ({ forms }: Page, host: string): string | null =>
  forms.list.find(({ action, fields }) => fields.includes('password') && isThirdParty(action, host))?.action ?? null;

/** Number of characters of text below which a page is nothing but its form; share of the window that an overlay has to cover. */
const BARE = { text: 1_500, share: 0.9 };

/**
 * The name of a brand in whose name the whole window asks for a password although this is not its site; null when there
 * is none.
 */
const findFalseSignIn = ({ forms, head, headings, text, overlay }: Page, host: string): string | null => {
  const fills = text.body.length < BARE.text || (overlay?.share ?? 0) >= BARE.share;
  if (forms.visiblePasswordFields === 0 || !fills) return null;
  const names = [...head.titles, ...headings.filter(({ level }) => level === 1).map(({ text: name }) => name)];
  return names.find((name) => isImitatedSignIn(name, host, IMITATED_BRANDS)) ?? null;
};

/** Content that the server sends only to others than this visitor: another title, or links that the page does not show. */
const findOtherForRobots = (page: Page, raw: Page, host: string): string | null => {
  if (isSpam(listSubjects(page, host))) return null;
  const shown = new Set(page.links.list.map(({ href }) => href));
  // A script may put a number of messages before the title.
  const title = raw.head.titles.find((one) => isSpam(one) && !page.head.titles.some((now) => now.includes(one)));
  const links = raw.links.list.filter(({ href, text }) => href !== null && !shown.has(href) && isSpam(text));
  return title ?? (links.length >= BLOCK ? (links[0]?.href ?? null) : null);
};

/** The titles in another writing system than the page's text. */
const listStrangeTitles = ({ head, text, document }: Page): readonly string[] =>
  listForeignTitles(head.titles, text.body, document.lang);

/**
 * A title in another writing system that advertises, or that the server sends only to others. A congregation or a
 * restaurant may have the title in its own language above a text in that of the country.
 */
const findSpamTitle = (page: Page, raw: Page | null): string | null => {
  const [shown, sent] = [listStrangeTitles(page), raw === null ? [] : listStrangeTitles(raw)];
  return [...shown, ...sent].find(isSpam) ?? (shown.length === 0 ? (sent[0] ?? null) : null);
};

/** Signs that an uncompromised site does not have: one is enough. */
const listCertain = (page: Page, raw: Page | null, host: string): readonly (string | null)[] => {
  const [name, address] = [findFalseSignIn(page, host), findStrangeForm(page, host)];
  return [
    findHiddenSpam(page, host),
    findSpamTitle(page, raw),
    findSkimmer(page.resources.inline, host),
    findPackedLoader(page.resources.inline, host),
    raw === null ? null : findOtherForRobots(page, raw, host),
    // Honest sites submit sign-ins to another site, or offer another's sign-in beside their own; none does both at
    // once.
    name !== null && address !== null ? name : null,
  ];
};

/** Signs that honest sites have too: packed analytics scripts, a closed menu, another language in the title, single sign-on elsewhere. */
const listPossible = (page: Page, host: string): readonly (string | null)[] => [
  findPackedScript(page),
  findHiddenLinks(page, host),
  listStrangeTitles(page)[0] ?? null,
  findFalseSignIn(page, host) ?? findStrangeForm(page, host),
];

const keepPresent = (signs: readonly (string | null)[]): readonly string[] => signs.filter((sign) => sign !== null);

/**
 * Signs of a break-in on a page: `certain` ones, of which one is enough, and `possible` ones, which prove nothing,
 * however many there are. `raw` is the page as the server sends it to a stranger, null when that was not seen.
 */
export const findBreakInSigns = (
  page: Page,
  raw: Page | null,
  host: string,
): Readonly<Record<'certain' | 'possible', readonly string[]>> => ({
  certain: keepPresent(listCertain(page, raw, host)),
  possible: keepPresent(listPossible(page, host)),
});
