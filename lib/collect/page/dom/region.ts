import { getOwn } from '../../../parse/text/own.ts';
import { bodyOf, findAll, findClosest, getTag } from './dom.ts';

export type Region = 'content' | 'header' | 'nav' | 'footer' | 'aside';

const MAIN = 'main, [role="main" i]';
const NAV = 'nav, [role="navigation" i]';
const FRAME = 'header, footer, aside, [role="banner" i], [role="contentinfo" i], [role="complementary" i]';

const NAMED: Readonly<Record<string, Region>> = { header: 'header', footer: 'footer' };
const BY_ROLE: Readonly<Record<string, Region>> = { banner: 'header', contentinfo: 'footer' };

const nameRegion = (frame: Element): Region => {
  const role = Element.prototype.getAttribute.call(frame, 'role')?.toLowerCase() ?? '';
  return getOwn(BY_ROLE, role) ?? getOwn(NAMED, getTag(frame)) ?? 'aside';
};

// The header or footer of an article is part of the article's content (HTML-AAM: no banner, no contentinfo).
const findRegionFrame = (element: Element): Element | null => {
  const frame = findClosest(element, FRAME);
  return frame !== null && getOwn(NAMED, getTag(frame)) !== undefined && findClosest(frame, 'article') !== null
    ? null
    : frame;
};

/**
 * Returns a function that gives the region of the page an element is in. The content area is `main`, else `body`
 * without header, nav, footer and aside; anything outside `main` and outside these is called aside.
 */
export const makeRegionOf = (doc: Document): ((element: Element) => Region) => {
  const hasMain = findAll(doc, MAIN).length > 0;
  return (element) => {
    if (findClosest(element, NAV) !== null) return 'nav';
    if (hasMain && findClosest(element, MAIN) !== null) return 'content';
    const frame = findRegionFrame(element);
    if (frame !== null) return nameRegion(frame);
    return hasMain ? 'aside' : 'content';
  };
};

/** The roots of the content area: every `main`, else `body`; when it is `body`, the caller must leave out the other regions. */
export const findContentRoots = (doc: Document): readonly Element[] => {
  const mains = findAll(doc, MAIN);
  const body = bodyOf(doc);
  if (mains.length > 0) return mains;
  return body === null ? [] : [body];
};
