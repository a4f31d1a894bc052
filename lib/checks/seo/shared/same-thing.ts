import type { Facts, Seen } from '../../../evidence.ts';
import { listProductKeys } from '../../../parse/structured-data/offers.ts';
import { compareCanonical, isAmpPage } from '../../../parse/url/canonical-relation.ts';
import { isHomePath, splitPath } from '../../../parse/url/page-address.ts';

type Target = NonNullable<Facts['canonicalTarget']>;
type Page = Facts['page'];

/** Whether a page's canonical address denotes the same thing, judged by the addresses alone, or the page is an AMP page. */
export const isSameThingByName = (href: string, { document, resources }: Page): boolean =>
  compareCanonical(href, document.url) === 'same' ||
  isAmpPage(
    document.url,
    resources.list.map(({ url }) => url),
  );

const foldText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The parts of a title between the separators that set off a site's name. */
const splitTitle = (title: string): readonly string[] => foldText(title).split(/\s[|–—·•»:-]\s|\s?\|\s?/);

/** Headings, folded, without one that is merely the site's name, which is on every page. */
const listHeadings = (headings: readonly string[], titles: readonly [string, string]): readonly string[] => {
  const [one, other] = titles.map(splitTitle);
  const isName = (heading: string): boolean => one?.at(-1) === heading && other?.at(-1) === heading;
  return headings.map(foldText).filter((heading) => heading !== '' && !isName(heading));
};

const hasShared = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((item) => other.includes(item));

const hasHeadingOf = ({ title = '', headings = [] }: Target, { head, headings: own }: Page): boolean => {
  const titles = [title, head.titles[0] ?? ''] as const;
  const here = own.flatMap(({ level, text }) => (level === 1 ? text : []));
  return hasShared(listHeadings(headings, titles), listHeadings(here, titles));
};

const hasProductOf = ({ products = [] }: Target, { structuredData }: Page): boolean =>
  hasShared(products, listProductKeys([...structuredData.jsonLd, ...structuredData.annotated]));

/**
 * Whether the fetched page is the same thing as this one, by its title, its first heading or its product. For the home
 * page the title alone is not enough: every page may have the site's name as title.
 */
export const isSameThingShown = (target: Target, page: Page): boolean => {
  if (compareCanonical(target.asked, page.document.url) === 'laterPage') return false;
  if (hasProductOf(target, page)) return true;
  const { title = '', asked: requested } = target;
  const isTitled = title !== '' && foldText(title) === foldText(page.head.titles[0] ?? '');
  if (isHomePath(requested)) return isTitled && hasHeadingOf(target, page);
  return isTitled || hasHeadingOf(target, page);
};

/** Words that show what a page is about: at least four letters, without the words of the site's name. */
const listTellingWords = (texts: readonly string[], name: ReadonlySet<string>): readonly string[] =>
  texts.flatMap((text) => text.match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter((word) => !name.has(word));

const isAkin = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

const isAncestor = (address: string, page: string): boolean => {
  const own = splitPath(page);
  return splitPath(address).every((segment, index) => segment === own[index]);
};

/** Whether the fetched page and this one both have a title and a first heading that share no word, and no product. */
const hasNothingOf = (target: Target, page: Page): boolean => {
  const { title = '', headings = [] } = target;
  const titles = [title, page.head.titles[0] ?? ''] as const;
  const [theirs, ours] = [headings, page.headings.flatMap(({ level, text }) => (level === 1 ? text : []))].map((all) =>
    listHeadings(all, titles),
  );
  if (theirs === undefined || ours === undefined) return false;
  const [there, here] = titles.map(splitTitle);
  const name = new Set((there ?? []).filter((part) => here?.includes(part)).flatMap((part) => part.split(/\P{L}+/u)));
  const [others, own] = [
    listTellingWords([foldText(title), ...theirs], name),
    listTellingWords([foldText(titles[1]), ...ours], name),
  ];
  if (theirs.length === 0 || ours.length === 0 || others.length === 0 || own.length === 0) return false;
  return !others.some((word) => own.some((one) => isAkin(word, one))) && !hasProductOf(target, page);
};

/**
 * Whether what was fetched refutes that both addresses denote the same thing. The page as it is shown may be in a
 * visitor's own language, so that its raw HTML, which was fetched as the other page was, has to agree.
 */
export const isRefuted = (target: Target, page: Page, raw: Seen<Page>): boolean =>
  hasNothingOf(target, page) && (!raw.seen || hasNothingOf(target, raw.value));

/**
 * Whether the fetched page is certainly another thing. An ancestor in the path (a list that includes this page) does
 * not count: shops name it as canonical on purpose.
 */
export const isOtherThingShown = (target: Target, page: Page): boolean =>
  !isAncestor(target.asked, page.document.url) && hasNothingOf(target, page);

/** Whether the fetched page is the home page, with another title and heading than this page. */
export const isForeignHome = (target: Target, page: Page): boolean => {
  const { asked: requested, title = '' } = target;
  if (!isHomePath(requested) || isHomePath(page.document.url) || title === '') return false;
  return foldText(title) !== foldText(page.head.titles[0] ?? '') && !hasHeadingOf(target, page);
};
