import { closest, first, fold, parentOf, startOf, tagOf } from './dom.ts';

/** Words beside the link that make a sentence say where it leads. */
const WORDS = 3;
/** How far above the link a heading still belongs to it: the depth of a card. */
const LEVELS = 4;
const SENTENCE = 'p, li, td, th, dd, dt, figcaption, blockquote, label, caption';
const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading" i]';
const AREAS = new Set(['body', 'main', 'nav', 'header', 'footer', 'aside', 'form', 'html']);

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const saysMore = (element: Element, own: string): boolean => {
  const around = closest(element, SENTENCE);
  return around !== null && countWords(fold(startOf(around), 1_000)) - countWords(own) >= WORDS;
};

const isBefore = (one: Element, other: Element): boolean =>
  (Node.prototype.compareDocumentPosition.call(one, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

// A card: a heading and the link share a small box.
const standsUnderHeading = (element: Element): boolean => {
  let box = parentOf(element);
  for (let level = 0; level < LEVELS && box !== null && !AREAS.has(tagOf(box)); level++) {
    const heading = first(box, HEADING);
    if (heading !== null) return isBefore(heading, element) && fold(startOf(heading), 200) !== '';
    box = parentOf(box);
  }
  return false;
};

/** Whether the sentence around a link, or the heading of its card, says where it leads (WCAG 2.4.4, in context). */
export const explains = (element: Element, own: string): boolean =>
  saysMore(element, own) || standsUnderHeading(element);
