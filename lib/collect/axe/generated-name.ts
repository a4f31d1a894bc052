import { findAll } from '../page/dom/dom.ts';
import { isIconFont } from './icon-font.ts';

/** Elements looked at below one. */
const FEW = 50;
const LETTERS = /[\p{L}\p{N}]/u;
/** The text of a computed `content`: what stands behind the slash is its alternative (CSS Generated Content 3, 1.2). */
const readGenerated = (content: string): string => {
  const spoken = content.includes('" / ') ? content.slice(content.lastIndexOf('" / ') + 4) : content;
  return [...spoken.matchAll(/"((?:[^"\\]|\\.){0,200})"/g)].map(([, text = '']) => text).join(' ');
};

/** Whether generated content says a word, as browsers count it into the name (Accessible Name 1.2, 2F); an icon's says none. */
export const hasGeneratedName = (element: Element): boolean =>
  [element, ...findAll(element, '*').slice(0, FEW)].some((one) =>
    ['::before', '::after'].some((pseudo) => {
      const { content, fontFamily, display } = getComputedStyle(one, pseudo);
      if (display === 'none' || !LETTERS.test(readGenerated(content))) return false;
      return content.includes('" / ') || !isIconFont(fontFamily);
    }),
  );
