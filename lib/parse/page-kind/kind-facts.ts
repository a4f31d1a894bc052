import { type JsonLd, listNodes, parseJsonLd } from '../structured-data/json-ld.ts';
import { splitWords } from '../text/coverage.ts';
import { splitPath } from '../url/page-address.ts';
import type { StatusFacts } from './page-status.ts';

type Named = { readonly name: string; readonly property: string; readonly content: string };

/** What of a page tells its kind; the page facts have it. */
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

/** What of the answer tells a page's kind. */
export interface KindReply {
  readonly status: number;
  /** What stands before the page, so that the answer is not its own. */
  readonly barrier?: string | null;
}

/** A page with what several signs ask of it. */
export interface Known extends KindFacts {
  /** Status of the page's own answer; null where that is not known. */
  readonly status: number | null;
  readonly segments: readonly string[];
  readonly classes: readonly string[];
  readonly data: JsonLd;
  /** Words of the main text, else of the content area; and of all that is shown. */
  readonly words: number;
  readonly allWords: number;
  /** Texts of the title, without the site's name before or behind it, and of the visible first headings. */
  readonly titles: readonly string[];
  readonly mainHeadings: readonly string[];
}

/** A sign of a kind. */
export type Sign = (page: Known) => boolean;

/** Characters of a title in which its parts are looked for. */
const TITLE = 300;
const BETWEEN = / [|·•»«:–—-]{1,2} |::/;

/** A title, and each of its parts: systems write the site's name before or behind. */
const splitTitle = (title: string): readonly string[] => {
  const whole = title.slice(0, TITLE).trim();
  return [...new Set([whole, ...whole.split(BETWEEN).map((part) => part.trim())])].filter((part) => part !== '');
};

/** What is known of a page for telling its kind; `status` is that of its own answer, null where that is not known. */
export const collectKnown = (page: KindFacts, status: number | null): Known => {
  // One by one: a section that it does not need may be one that could not be read.
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

/** One of the segments of the path is one of these words. */
export const onPath =
  (words: readonly string[]): Sign =>
  ({ segments }) =>
    segments.some((segment) => words.includes(segment));

/** The path ends in one of these words. */
export const hasLastSegment =
  (words: readonly string[]): Sign =>
  ({ segments }) =>
    words.includes(segments.at(-1) ?? '');

/** The body is of one of these classes. */
export const hasClass =
  (names: readonly string[]): Sign =>
  ({ classes }) =>
    classes.some((name) => names.includes(name));

/** Structured data is about something of one of these types. */
export const isAbout =
  (types: readonly string[]): Sign =>
  ({ data }) =>
    data.subjects.some((node) =>
      [node, ...listNodes(node, 'mainEntity')].some((subject) => subject.types.some((type) => types.includes(type))),
    );

/** The title, a part of it, or a visible first heading. */
export const isCalled =
  (pattern: RegExp): Sign =>
  ({ titles, mainHeadings }) =>
    [...titles, ...mainHeadings].some((text) => pattern.test(text.slice(0, TITLE)));

/** How many elements of these names the page has. */
export const countOf = ({ markup }: Known, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (markup.tags[name] ?? 0), 0);

/** Every sign holds. */
export const hasAllSigns =
  (...signs: readonly Sign[]): Sign =>
  (page) =>
    signs.every((sign) => sign(page));
