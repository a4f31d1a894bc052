import { isGenericText, toBareText } from '../../../parse/text/generic-text.ts';
import {
  collapseWhitespace,
  documentOf,
  findAll,
  findClosest,
  findFirst,
  getAttribute,
  getTag,
  parentOf,
  startOf,
} from '../dom/dom.ts';

/** Number of words beside the link from which a sentence explains where it leads. */
const WORDS = 3;
/** Number of levels above the link within which a heading belongs to it: the depth of a card. */
const LEVELS = 4;
const SENTENCE = 'p, li, td, th, dd, dt, figcaption, blockquote, label, caption';
/** What contains a sentence and is part of the context too (WCAG 2.2, techniques G53, H77 and H81). */
const AROUND = 'li, td, th';
const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading" i]';
const AREAS = new Set(['body', 'main', 'nav', 'header', 'footer', 'aside', 'form', 'html']);

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const readText = (element: Element): string => collapseWhitespace(startOf(element), 200);

const isBefore = (one: Element, other: Element): boolean =>
  (Node.prototype.compareDocumentPosition.call(one, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

// A card: a heading and the link share a small box.
const findHeading = (element: Element): Element | null => {
  let box = parentOf(element);
  for (let level = 0; level < LEVELS && box !== null && !AREAS.has(getTag(box)); level++) {
    const heading = findFirst(box, HEADING);
    if (heading !== null) return isBefore(heading, element) && readText(heading) !== '' ? heading : null;
    box = parentOf(box);
  }
  return null;
};

/** The elements that an attribute of an element refers to by their ids. */
const findReferenced = (element: Element, name: string): readonly Element[] => {
  const doc = documentOf(element);
  const ids = (getAttribute(element, name) ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.flatMap((id) => (doc === null ? [] : (Document.prototype.getElementById.call(doc, id) ?? [])));
};

/** The headers of the table cell that contains a link: of its row, and those that the cell names (technique H79). */
const findRowHeaders = (element: Element): readonly Element[] => {
  const cell = findClosest(element, 'td');
  const row = cell === null ? null : findClosest(cell, 'tr');
  if (cell === null || row === null) return [];
  return [...findAll(row, 'th').slice(0, LEVELS), ...findReferenced(cell, 'headers')].filter(
    (header) => readText(header) !== '',
  );
};

/** Number of elements that count as the sentence around a link: a paragraph, its list item, and that around it. */
const SENTENCES = 3;

const findSentences = (element: Element): readonly Element[] => {
  const found: Element[] = [];
  let at = findClosest(element, SENTENCE);
  for (let level = 0; level < SENTENCES && at !== null; level++) {
    found.push(at);
    const above: Element | null = parentOf(at);
    at = above === null ? null : findClosest(above, AROUND);
  }
  return found;
};

/** The same said of many links: how they open. */
const HOW = /\b(?:nieuwe?|new|neues?|nouvel(?:le)?) (?:venster|tabblad|scherm|window|tab|fenster|fen[eê]tre)\b/i;

/** Whether the description of a link (`title`, technique H33; `aria-describedby`) says where it leads. */
const isDescribed = (element: Element, { text, lang }: LinkWords): boolean =>
  [getAttribute(element, 'title') ?? '', findReferenced(element, 'aria-describedby').map(readText).join(' ')].some(
    (said) =>
      countWords(said) > 0 && toBareText(said) !== toBareText(text) && !HOW.test(said) && !isGenericText(said, [lang]),
  );

/** A link's text and its language. */
interface LinkWords {
  readonly text: string;
  readonly lang: string;
}

/** The context of a link. */
export interface LinkContext {
  /** Its own text, normalised for comparison. */
  readonly text: string;
  /** The link's address; '' when only a script knows it. */
  readonly href: string;
  readonly sentences: readonly Element[];
  /** The heading of its card, and the header cells of its row. */
  readonly headings: readonly Element[];
  /** Whether its own description says where it leads. */
  readonly described: boolean;
}

export const findLinkContext = (element: Element, words: LinkWords, href: string): LinkContext => {
  const heading = findHeading(element);
  return {
    text: toBareText(words.text),
    href,
    sentences: findSentences(element),
    headings: [...(heading === null ? [] : [heading]), ...findRowHeaders(element)],
    described: isDescribed(element, words),
  };
};

/** Links with equal text within one sentence or heading: their number, and their distinct addresses. */
interface Namesakes {
  readonly hrefs: Set<string>;
  count: number;
}

/**
 * Returns a function that tells whether the sentence around a link, the heading of its card or row, or its description
 * explains where it leads (WCAG 2.4.4, in context). When several links have equal text but different addresses, one
 * heading explains nothing, and one sentence only when it has enough words for each.
 */
export const makeExplains = (contexts: readonly LinkContext[]): ((context: LinkContext) => boolean) => {
  const places = new Map<Element, Map<string, Namesakes>>();
  const findNamesakes = (context: Element, text: string): Namesakes => {
    const texts = places.get(context) ?? new Map<string, Namesakes>();
    const known = texts.get(text) ?? { hrefs: new Set<string>(), count: 0 };
    places.set(context, texts.set(text, known));
    return known;
  };
  for (const { text, href, sentences, headings } of contexts) {
    for (const context of new Set([...sentences, ...headings])) {
      const known = findNamesakes(context, text);
      known.hrefs.add(href);
      known.count += 1;
    }
  }
  const isSayingMore = (context: Element, text: string): boolean => {
    const { hrefs, count } = findNamesakes(context, text);
    return countWords(collapseWhitespace(startOf(context), 1_000)) - count * countWords(text) >= WORDS * hrefs.size;
  };
  return ({ text, sentences, headings, described }) =>
    described ||
    sentences.some((sentence) => isSayingMore(sentence, text)) ||
    headings.some((heading) => findNamesakes(heading, text).hrefs.size === 1);
};
