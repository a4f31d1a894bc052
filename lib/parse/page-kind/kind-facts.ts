import { type JsonLd, listNodes, parseJsonLd } from '../structured-data/json-ld.ts';
import { splitWords } from '../text/coverage.ts';
import { splitPath } from '../url/page-address.ts';
import type { StatusFacts } from './page-status.ts';

type Named = { readonly name: string; readonly property: string; readonly content: string };

/** The part of the page facts that determines a page's kind. */
export interface KindFacts extends StatusFacts {
  readonly document: { readonly url: string; readonly bodyClass: string };
  readonly head: {
    readonly titles: readonly string[];
    readonly metas: readonly Named[];
    readonly links: readonly { readonly rel: string; readonly href: string | null }[];
  };
  readonly headings: readonly { readonly level: number; readonly text: string; readonly visible: boolean }[];
  readonly links: {
    readonly total: number;
    readonly list: readonly { readonly href: string | null; readonly hidden: boolean }[];
  };
  readonly resources: { readonly list: readonly { readonly url: string | null }[] };
  readonly forms: {
    readonly list: readonly { readonly method: string; readonly fields: readonly string[] }[];
    readonly visiblePasswordFields: number;
  };
  readonly text: { readonly body: string; readonly main: string; readonly content: string };
  readonly structuredData: { readonly jsonLd: readonly string[]; readonly types: readonly string[] };
  readonly markup: {
    readonly tags: Readonly<Record<string, number>>;
    readonly asksScripts?: boolean | undefined;
    readonly application?: boolean | undefined;
  };
  readonly authorship: { readonly times: readonly { readonly datetime: string }[] };
}

/** The part of a response that determines a page's kind. */
export interface KindReply {
  readonly status: number;
  /** The barrier before the page, if any; the response is then not the page's own. */
  readonly barrier?: string | null;
}

/** A page with derived values that several signs need. */
export interface Known extends KindFacts {
  /** HTTP status of the page's own response; null when unknown. */
  readonly status: number | null;
  readonly segments: readonly string[];
  readonly classes: readonly string[];
  readonly data: JsonLd;
  /** Number of words of the main text, else of the content area; `allWords`: of all text shown. */
  readonly words: number;
  readonly allWords: number;
  /** The title and its parts, one of which may be the site's name; `mainHeadings`: the visible headings of level 1. */
  readonly titles: readonly string[];
  readonly mainHeadings: readonly string[];
}

/** A condition by which a page is of a kind. */
export type Sign = (page: Known) => boolean;

/** Number of characters of a title that are examined. */
const TITLE = 300;
const BETWEEN = / [|·•»«:–—-]{1,2} |::/;

/** Returns a title and each of its parts: systems put the site's name first or last. */
const splitTitle = (title: string): readonly string[] => {
  const whole = title.slice(0, TITLE).trim();
  return [...new Set([whole, ...whole.split(BETWEEN).map((part) => part.trim())])].filter((part) => part !== '');
};

/** Collects what the signs of a kind need. `status`: HTTP status of the page's own response, null when unknown. */
export const collectKnown = (page: KindFacts, status: number | null): Known => {
  // One by one: a section that is not needed here may be one that could not be read.
  const { document, head, headings, links, resources, forms, text, structuredData, markup, authorship } = page;
  return {
    document,
    head,
    headings,
    links,
    resources,
    forms,
    text,
    structuredData,
    markup,
    authorship,
    performance: page.performance,
    status,
    segments: splitPath(document.url).map((segment) => segment.replace(/\.(?:html?|php|aspx?|jsp)$/, '')),
    classes: document.bodyClass.toLowerCase().split(' '),
    data: parseJsonLd(structuredData.jsonLd),
    words: splitWords(text.main === '' ? text.content : text.main).length,
    allWords: splitWords(text.body).length,
    titles: splitTitle(head.titles[0] ?? ''),
    mainHeadings: headings.flatMap(({ level, text: description, visible }) =>
      level === 1 && visible ? [description.trim()] : [],
    ),
  };
};

/** Sign: a segment of the path is one of these words. */
export const onPath =
  (words: readonly string[]): Sign =>
  ({ segments }) =>
    segments.some((segment) => words.includes(segment));

/** Sign: the path ends in one of these words. */
export const hasLastSegment =
  (words: readonly string[]): Sign =>
  ({ segments }) =>
    words.includes(segments.at(-1) ?? '');

/** Sign: the body has one of these classes. */
export const hasClass =
  (names: readonly string[]): Sign =>
  ({ classes }) =>
    classes.some((name) => names.includes(name));

/** Sign: structured data is about something of one of these types. */
export const isAbout =
  (types: readonly string[]): Sign =>
  ({ data }) =>
    data.subjects.some((node) =>
      [node, ...listNodes(node, 'mainEntity')].some((subject) => subject.types.some((type) => types.includes(type))),
    );

/** Sign: the title, a part of it, or a visible heading of level 1 matches. */
export const isCalled =
  (pattern: RegExp): Sign =>
  ({ titles, mainHeadings }) =>
    [...titles, ...mainHeadings].some((text) => pattern.test(text.slice(0, TITLE)));

/** How many elements of these names the page has. */
export const countOf = ({ markup }: Known, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (markup.tags[name] ?? 0), 0);

/** Combines signs: all of them must hold. */
export const hasAllSigns =
  (...signs: readonly Sign[]): Sign =>
  (page) =>
    signs.every((sign) => sign(page));
