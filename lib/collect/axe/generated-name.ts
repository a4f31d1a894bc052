import { documentOf, findAll, findClosest, findFirst, getAttribute, isRendered, textOf } from '../page/dom/dom.ts';
import { isIconFont } from './icon-font.ts';

/** Maximum number of descendants examined. */
const FEW = 50;
const LETTERS = /[\p{L}\p{N}]/u;
/** The text of a computed `content`: a part after the slash is its alternative text (CSS Generated Content 3, 1.2). */
const readGenerated = (content: string): string => {
  const spoken = content.includes('" / ') ? content.slice(content.lastIndexOf('" / ') + 4) : content;
  return [...spoken.matchAll(/"((?:[^"\\]|\\.){0,200})"/g)].map(([, text = '']) => text).join(' ');
};

/**
 * Whether generated content contains a word, which browsers count into the name (Accessible Name 1.2, 2F); an icon's
 * does not.
 */
export const hasGeneratedName = (element: Element): boolean =>
  [element, ...findAll(element, '*').slice(0, FEW)].some((one) =>
    ['::before', '::after'].some((pseudo) => {
      const { content, fontFamily, display } = getComputedStyle(one, pseudo);
      if (display === 'none' || !LETTERS.test(readGenerated(content))) return false;
      return content.includes('" / ') || !isIconFont(fontFamily);
    }),
  );

/** A picture that screen readers pass over, or announce by a name of its own. */
const APART = '[aria-hidden="true" i], svg[role="img" i], svg[role="image" i]';

/** Whether an SVG `use` shows a part of this document that has a title or a label. */
const isUsingNamed = (use: Element): boolean => {
  const address = (getAttribute(use, 'href') ?? getAttribute(use, 'xlink:href') ?? '').trim();
  const doc = documentOf(use);
  if (doc === null || !address.startsWith('#') || findClosest(use, APART) !== null) return false;
  const target = Document.prototype.getElementById.call(doc, address.slice(1));
  if (target === null) return false;
  const title = findFirst(target, 'title, text');
  return LETTERS.test(`${title === null ? '' : textOf(title)}${getAttribute(target, 'aria-label') ?? ''}`);
};

/** Whether an icon of an element uses a symbol with a title, which some browsers count into the name. */
export const isNamedBySymbol = (element: Element): boolean =>
  findAll(element, 'use')
    .slice(0, FEW)
    .some((use) => isRendered(element) && isUsingNamed(use));
