import {
  BODY_CLASSES,
  BUY_WORDS,
  DOCS_GENERATORS,
  PATH_WORDS,
  PRICE,
  SCHEMA_TYPES,
  SEARCH_PARAMETERS,
} from '../data/page-kinds.ts';
import { wordsOf } from './coverage.ts';
import { type JsonLd, type JsonLdNode, nodesOf, parseJsonLd, textOf } from './json-ld.ts';
import { isHomePath, pathSegments, withoutTracking } from './page-address.ts';

/** `service`: a page for signing in, paying or searching, which need not be found. */
export type PageKind = 'service' | 'home' | 'contact' | 'shop' | 'docs' | 'article' | 'other';

/** What of a page tells its kind; the page facts have it. */
export interface KindFacts {
  readonly document: { readonly url: string; readonly bodyClass: string };
  readonly head: {
    readonly metas: readonly { readonly name: string; readonly property: string; readonly content: string }[];
  };
  readonly links: { readonly list: readonly { readonly href: string | null }[] };
  readonly forms: {
    readonly list: readonly { readonly fields: readonly string[] }[];
    readonly visiblePasswordFields: number;
  };
  readonly text: { readonly main: string; readonly content: string };
  readonly structuredData: { readonly jsonLd: readonly string[]; readonly types: readonly string[] };
  readonly markup: { readonly tags: Readonly<Record<string, number>> };
  readonly authorship: { readonly times: readonly { readonly datetime: string }[] };
}

/** Words of the main text from which a page says something itself. */
const WORDS = 150;

const mainWords = ({ text }: KindFacts): number => wordsOf(text.main === '' ? text.content : text.main).length;

type Known = KindFacts & { readonly segments: readonly string[]; readonly data: JsonLd };
type Rule = (page: Known) => boolean;

const onPath =
  (words: readonly string[]): Rule =>
  ({ segments }) =>
    segments.some((segment) => words.includes(segment));

const hasClass =
  (classes: readonly string[]): Rule =>
  ({ document }) =>
    document.bodyClass.split(' ').some((name) => classes.includes(name));

const isAbout =
  (types: readonly string[]): Rule =>
  ({ data }) =>
    data.subjects.some((node) =>
      [node, ...nodesOf(node, 'mainEntity')].some((subject) => subject.types.some((type) => types.includes(type))),
    );

const property = ({ head }: KindFacts, name: string): string =>
  head.metas
    .find((meta) => meta.property === name)
    ?.content.trim()
    .toLowerCase() ?? '';

const searchesFor: Rule = ({ document }) => {
  const query = URL.parse(document.url)?.searchParams;
  return SEARCH_PARAMETERS.some((name) => (query?.get(name) ?? '').trim() !== '');
};

const asksPassword: Rule = (page) => page.forms.visiblePasswordFields > 0 && mainWords(page) < WORDS;

const isHome: Rule = ({ document }) =>
  isHomePath(document.url) && (URL.parse(withoutTracking(document.url))?.search ?? '') === '';

const canBeReached: Rule = ({ links, forms, markup, data }) =>
  links.list.some(({ href }) => /^(tel|mailto):/i.test(href ?? '')) ||
  forms.list.some(({ fields }) => fields.includes('email')) ||
  (markup.tags['address'] ?? 0) > 0 ||
  data.nodes.some(({ types }) => types.includes('PostalAddress'));

// A list of products has many; a product page marks up one.
const isOneProduct: Rule = ({ structuredData }) =>
  structuredData.types.filter((type) => /schema\.org\/Product(Group)?$/i.test(type)).length === 1;

const sells: Rule = ({ text }) => PRICE.test(text.content) && BUY_WORDS.test(text.content);

const isMadeByDocsTool: Rule = ({ head }) =>
  head.metas.some(
    ({ name, content }) =>
      name === 'generator' && DOCS_GENERATORS.some((tool) => content.trim().toLowerCase().startsWith(tool)),
  );

const isDocsAddress: Rule = (page) =>
  onPath(PATH_WORDS.docs)(page) ||
  (URL.parse(page.document.url)?.hostname ?? '')
    .split('.')
    .some((label) => (PATH_WORDS.docs as readonly string[]).includes(label));

const isDated = (node: JsonLdNode): boolean =>
  node.types.some((type) => (SCHEMA_TYPES.article as readonly string[]).includes(type)) &&
  (textOf(node, 'datePublished') !== '' || textOf(node, 'dateModified') !== '');

// A blog's overview holds many, and is about none of them.
const isDatedArticle: Rule = ({ data }) =>
  data.subjects.some((node) => [node, ...nodesOf(node, 'mainEntity')].some(isDated)) ||
  data.nodes.filter(isDated).length === 1;

const looksLikeArticle: Rule = (page) =>
  page.markup.tags['article'] === 1 &&
  page.authorship.times.some(({ datetime }) => datetime !== '') &&
  mainWords(page) >= WORDS;

const both =
  (one: Rule, other: Rule): Rule =>
  (page) =>
    one(page) && other(page);
const either =
  (one: Rule, other: Rule): Rule =>
  (page) =>
    one(page) || other(page);

/** The first kind of which one rule holds is the page's. */
const KINDS: readonly (readonly [PageKind, readonly Rule[]])[] = [
  [
    'service',
    [
      asksPassword,
      onPath(PATH_WORDS.service),
      searchesFor,
      isAbout(SCHEMA_TYPES.service),
      hasClass(BODY_CLASSES.service),
    ],
  ],
  ['home', [isHome, hasClass(BODY_CLASSES.home)]],
  ['contact', [both(either(onPath(PATH_WORDS.contact), isAbout(SCHEMA_TYPES.contact)), canBeReached)]],
  [
    'shop',
    [
      isAbout(SCHEMA_TYPES.shop),
      isOneProduct,
      (page) => /^product\b/.test(property(page, 'og:type')),
      hasClass(BODY_CLASSES.shop),
      both(onPath(PATH_WORDS.shop), sells),
    ],
  ],
  [
    'docs',
    [isAbout(SCHEMA_TYPES.docs), isMadeByDocsTool, both(isDocsAddress, ({ markup }) => (markup.tags['pre'] ?? 0) > 0)],
  ],
  [
    'article',
    [
      isDatedArticle,
      (page) => property(page, 'article:published_time') !== '',
      hasClass(BODY_CLASSES.article),
      looksLikeArticle,
    ],
  ],
];

/** What kind of page this is, by its address, structured data and markup (docs/catalogue.md, “Kinds of pages”). */
export const pageKind = (page: KindFacts): PageKind => {
  // One by one: a section that it does not need may be one that could not be read.
  const { document, head, links, forms, text, structuredData, markup, authorship } = page;
  const segments = pathSegments(document.url);
  const data = parseJsonLd(structuredData.jsonLd);
  const known: Known = { document, head, links, forms, text, structuredData, markup, authorship, segments, data };
  return KINDS.find(([, rules]) => rules.some((rule) => rule(known)))?.[0] ?? 'other';
};
