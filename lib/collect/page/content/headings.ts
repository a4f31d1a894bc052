import type { Page } from '../../../facts/page.ts';
import { accessibleName } from '../appearance/accessible-name.ts';
import { all, attribute, isRendered, tagOf } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';

const LIMIT = 300;
/** The level of a heading role that states none (WAI-ARIA 1.2). */
const DEFAULT_LEVEL = 2;

const levelOf = (element: Element): number => {
  const stated = Number.parseInt(attribute(element, 'aria-level') ?? '', 10);
  if (stated >= 1 && stated <= 99) return stated;
  const digit = /^h([1-6])$/.exec(tagOf(element))?.[1];
  return digit === undefined ? DEFAULT_LEVEL : Number(digit);
};

// A heading with another role is none (`role="presentation"`).
const SELECTOR = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => `${tag}:not([role])`).join(', ');

export const readHeadings = async ({ doc, source, slices }: Reading): Promise<Page['headings']> => {
  const elements = all(doc, `${SELECTOR}, [role="heading" i]`).slice(0, LIMIT);
  const headings = await slices.map(elements, (element) => ({
    level: levelOf(element),
    text: accessibleName(element, doc),
    visible: !source.live || isRendered(element),
  }));
  return [...headings];
};
