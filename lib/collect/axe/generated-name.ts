import { findAll } from '../page/dom/dom.ts';
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
