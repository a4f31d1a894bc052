import {
  ARCHIVE_WORDS,
  BLOG_WORDS,
  BODY_CLASSES,
  BUY_WORDS,
  DOCS_GENERATORS,
  LISTING_QUERIES,
  PATH_WORDS,
  PRICE,
  SCHEMA_TYPES,
} from '../../data/page-kinds/page-kinds.ts';
import type { JsonLdNode } from '../structured-data/json-ld.ts';
import { listNodes, readText } from '../structured-data/json-ld.ts';
import { isHomePath, isPaginatedPage, withoutTracking } from '../url/page-address.ts';
import {
  hasAllSigns,
  hasClass,
  hasLastSegment,
  isAbout,
  isCalled,
  type KindFacts,
  onPath,
  type Sign,
} from './kind-facts.ts';
import { canBeReached } from './reachable.ts';

/** Least words of a main text that has something to say itself. */
const WORDS = 150;
/** Most segments of a contact page's path: deeper pages are about something else. */
const DEEP = 2;

const readProperty = ({ head }: KindFacts, name: string): string =>
  head.metas
    .find((meta) => meta.property === name)
    ?.content.trim()
    .toLowerCase() ?? '';

const isHome: Sign = ({ document }) =>
  isHomePath(document.url) && (URL.parse(withoutTracking(document.url))?.search ?? '') === '';

/** Signs of a home page. */
export const HOME: readonly Sign[] = [
  isHome,
  hasAllSigns(hasClass(BODY_CLASSES.home), ({ document }) => !isPaginatedPage(document.url)),
];

const isContactUrl: Sign = (page) => page.segments.length <= DEEP && hasLastSegment(PATH_WORDS.contact)(page);

/** Signs of a contact page. */
export const CONTACT: readonly Sign[] = [
  hasAllSigns(isContactUrl, canBeReached),
  hasAllSigns(isAbout(SCHEMA_TYPES.contact), canBeReached),
  hasAllSigns(isCalled(/^(contact|contactgegevens|neem contact op|contact us)$/i), canBeReached),
];

// A list of products has many; a product page marks up one.
const isOneProduct: Sign = ({ structuredData, data }) =>
  structuredData.types.filter((type) => /schema\.org\/Product(Group)?$/i.test(type)).length === 1 &&
  !data.subjects.some(({ types }) => types.includes('ItemList'));

const isAboutOne =
  (types: readonly string[]): Sign =>
  (page) =>
    isAbout(types)(page) &&
    page.data.subjects.filter((node) => node.types.some((type) => types.includes(type))).length <= 1;

const isSellingOne: Sign = ({ text, segments }) =>
  segments.length > 1 && PRICE.test(text.content) && [...text.content.matchAll(BUY_WORDS)].length === 1;

/** Signs of a page that sells one product. */
export const PRODUCT: readonly Sign[] = [
  isAboutOne(SCHEMA_TYPES.product),
  isOneProduct,
  (page) => /^product\b/.test(readProperty(page, 'og:type')),
  hasClass(BODY_CLASSES.product),
  hasAllSigns(onPath(PATH_WORDS.shop), isSellingOne),
];

/** Least posts of a page that is an overview of them. */
const POSTS = 3;

const isShowingPosts: Sign = ({ markup, authorship }) =>
  (markup.tags['article'] ?? 0) >= POSTS && authorship.times.length >= POSTS;

const isListingQuery: Sign = ({ document }) => {
  const query = URL.parse(document.url)?.searchParams;
  return LISTING_QUERIES.some(([name, value]) => value.test((query?.get(name) ?? '').toLowerCase()));
};

/** Signs that systems give their list pages. */
export const LISTING: readonly Sign[] = [
  hasClass(BODY_CLASSES.listing),
  isAbout(['CollectionPage']),
  hasAllSigns(hasLastSegment(BLOG_WORDS), isShowingPosts),
  hasAllSigns(hasLastSegment(ARCHIVE_WORDS), ({ markup }) => (markup.tags['article'] ?? 0) > 0),
  isListingQuery,
  hasAllSigns(
    ({ document }) => isPaginatedPage(document.url),
    ({ head }) => head.links.some(({ rel }) => rel === 'prev'),
  ),
];

/** Weaker signs of a list, from structured data: pages about one thing may show some lists beside it. */
export const PERHAPS_LISTING: readonly Sign[] = [isAbout(SCHEMA_TYPES.listing)];

const isDated = (node: JsonLdNode): boolean =>
  node.types.some((type) => (SCHEMA_TYPES.article as readonly string[]).includes(type)) &&
  (readText(node, 'datePublished') !== '' || readText(node, 'dateModified') !== '');

// A blog's overview contains many articles, and is about none of them.
const isDatedArticle: Sign = ({ data }) =>
  data.subjects.some((node) => [node, ...listNodes(node, 'mainEntity')].some(isDated)) ||
  data.nodes.filter(isDated).length === 1;

/** Plugins give the pages that an editor keeps the marks of articles too. */
const isArchivedPage: Sign = ({ classes }) =>
  classes.some((name) => BODY_CLASSES.page.some((pattern) => pattern.test(name)));

/** Signs of a dated article. */
export const ARTICLE: readonly Sign[] = [
  hasAllSigns(isDatedArticle, (page) => !isArchivedPage(page)),
  hasAllSigns(
    (page) => readProperty(page, 'article:published_time') !== '',
    (page) => !isArchivedPage(page),
  ),
  hasClass(BODY_CLASSES.article),
];

/** Weaker signs of an article: documentation tools date their pages as well. */
export const PERHAPS_ARTICLE: readonly Sign[] = [
  hasAllSigns(
    ({ markup }) => markup.tags['article'] === 1,
    ({ authorship }) => authorship.times.some(({ datetime }) => datetime !== ''),
    ({ words }) => words >= WORDS,
    (page) => !isArchivedPage(page),
  ),
];

const isFromDocsTool: Sign = ({ head }) =>
  head.metas.some(
    ({ name, content }) =>
      name === 'generator' && DOCS_GENERATORS.some((tool) => content.trim().toLowerCase().startsWith(tool)),
  ) || head.links.some(({ rel, href }) => rel === 'index' && /\/genindex\.html$/.test(href ?? ''));

// Sphinx's index pages do not link to themselves, but load the scripts that all of its pages do.
const isFromSphinx: Sign = ({ resources }) =>
  resources.list.some(({ url }) => /\/_static\/(?:documentation_options|doctools)\.js(?:\?|$)/.test(url ?? ''));

const isDocsAddress: Sign = (page) =>
  onPath(PATH_WORDS.docs)(page) ||
  (URL.parse(page.document.url)?.hostname ?? '')
    .split('.')
    .some((label) => (PATH_WORDS.docs as readonly string[]).includes(label));

/** Signs of technical documentation. */
export const DOCS: readonly Sign[] = [
  isAbout(SCHEMA_TYPES.docs),
  isFromDocsTool,
  isFromSphinx,
  hasAllSigns(isDocsAddress, ({ markup }) => (markup.tags['pre'] ?? 0) > 0),
];
