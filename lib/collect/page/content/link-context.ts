import { toBareText } from '../../../parse/text/generic-text.ts';
import { findClosest, findFirst, fold, getTag, parentOf, startOf } from '../dom/dom.ts';

/** Words beside the link that make a sentence say where it leads. */
const WORDS = 3;
/** How far above the link a heading still belongs to it: the depth of a card. */
const LEVELS = 4;
const SENTENCE = 'p, li, td, th, dd, dt, figcaption, blockquote, label, caption';
const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading" i]';
const AREAS = new Set(['body', 'main', 'nav', 'header', 'footer', 'aside', 'form', 'html']);

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const isBefore = (one: Element, other: Element): boolean =>
  (Node.prototype.compareDocumentPosition.call(one, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

// A card: a heading and the link share a small box.
const findHeading = (element: Element): Element | null => {
  let box = parentOf(element);
  for (let level = 0; level < LEVELS && box !== null && !AREAS.has(getTag(box)); level++) {
    const heading = findFirst(box, HEADING);
    if (heading !== null) return isBefore(heading, element) && fold(startOf(heading), 200) !== '' ? heading : null;
    box = parentOf(box);
  }
  return null;
};

/** What stands around a link. */
export interface LinkContext {
  /** Its own text, as texts are compared. */
  readonly text: string;
  /** Where it leads; '' where only a script knows. */
  readonly href: string;
  readonly sentence: Element | null;
  readonly heading: Element | null;
}

export const findLinkContext = (element: Element, own: string, href: string): LinkContext => ({
  text: toBareText(own),
  href,
  sentence: findClosest(element, SENTENCE),
  heading: findHeading(element),
});

/** Links of equal text below one sentence or heading: how many, and to how many addresses. */
interface Namesakes {
  readonly hrefs: Set<string>;
  count: number;
}

/**
 * Tells of each link whether the sentence around it, or the heading of its card, says where it leads (WCAG 2.4.4, in context).
 * Of several equal texts that lead to different addresses one heading says nothing, and one sentence only where it has
 * words for each.
 */
export const makeExplains = (contexts: readonly LinkContext[]): ((context: LinkContext) => boolean) => {
  const places = new Map<Element, Map<string, Namesakes>>();
  const findNamesakes = (context: Element, text: string): Namesakes => {
    const texts = places.get(context) ?? new Map<string, Namesakes>();
    const known = texts.get(text) ?? { hrefs: new Set<string>(), count: 0 };
    places.set(context, texts.set(text, known));
    return known;
  };
  for (const { text, href, sentence, heading } of contexts) {
    for (const context of new Set([sentence, heading])) {
      if (context === null) continue;
      const known = findNamesakes(context, text);
      known.hrefs.add(href);
      known.count += 1;
    }
  }
  const isSayingMore = (context: Element, text: string): boolean => {
    const { hrefs, count } = findNamesakes(context, text);
    return countWords(fold(startOf(context), 1_000)) - count * countWords(text) >= WORDS * hrefs.size;
  };
  return ({ text, sentence, heading }) =>
    (sentence !== null && isSayingMore(sentence, text)) ||
    (heading !== null && findNamesakes(heading, text).hrefs.size === 1);
};
