import type { Page } from '../../../facts/page.ts';
import { computeAccessibleName } from '../appearance/accessible-name.ts';
import { findAll, findClosest, getAttribute, getTag, isRendered, textOf } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';

const LIMIT = 300;
/** The level of a heading role without `aria-level` (WAI-ARIA 1.2). */
const DEFAULT_LEVEL = 2;

const readLevel = (element: Element): number => {
  const stated = Number.parseInt(getAttribute(element, 'aria-level') ?? '', 10);
  if (stated >= 1 && stated <= 99) return stated;
  const digit = /^h([1-6])$/.exec(getTag(element))?.[1];
  return digit === undefined ? DEFAULT_LEVEL : Number(digit);
};

/** Whether a text has no letter or digit: a sign or a picture. */
const isSign = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/**
 * A heading's text without the permalink that documentation puts beside it: `#`, `¶`, or a picture, whatever its label.
 * A heading that is entirely a link keeps its text.
 */
const withoutPermalink = (element: Element, name: string, doc: Document): string => {
  for (const anchor of findAll(element, 'a[href*="#"]').slice(0, 3)) {
    const label = isSign(textOf(anchor)) ? computeAccessibleName(anchor, doc) : '';
    if (label === '' || label === name) continue;
    if (name.endsWith(label)) return name.slice(0, -label.length).trim();
    if (name.startsWith(label)) return name.slice(label.length).trim();
  }
  return name;
};

// A heading element with another role is not a heading (`role="presentation"`).
const SELECTOR = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => `${tag}:not([role])`).join(', ');

export const readHeadings = async ({ doc, source, slices }: Reading): Promise<Page['headings']> => {
  const elements = findAll(doc, `${SELECTOR}, [role="heading" i]`).slice(0, LIMIT);
  const headings = await slices.map(elements, (element) => ({
    level: readLevel(element),
    text: withoutPermalink(element, computeAccessibleName(element, doc), doc),
    visible: !source.live || isRendered(element),
    ...(findClosest(element, '[aria-hidden="true" i]') !== null && { silent: true }),
  }));
  return [...headings];
};
