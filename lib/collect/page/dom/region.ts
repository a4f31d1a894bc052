import { getOwn } from '../../../parse/text/own.ts';
import { all, bodyOf, closest, tagOf } from './dom.ts';

export type Region = 'content' | 'header' | 'nav' | 'footer' | 'aside';

const MAIN = 'main, [role="main" i]';
const NAV = 'nav, [role="navigation" i]';
const FRAME = 'header, footer, aside, [role="banner" i], [role="contentinfo" i], [role="complementary" i]';

const NAMED: Readonly<Record<string, Region>> = { header: 'header', footer: 'footer' };
const BY_ROLE: Readonly<Record<string, Region>> = { banner: 'header', contentinfo: 'footer' };

const named = (frame: Element): Region => {
  const role = Element.prototype.getAttribute.call(frame, 'role')?.toLowerCase() ?? '';
  return getOwn(BY_ROLE, role) ?? getOwn(NAMED, tagOf(frame)) ?? 'aside';
};

// The header or footer of an article is part of what the article says (HTML-AAM: no banner, no contentinfo).
const frameOf = (element: Element): Element | null => {
  const frame = closest(element, FRAME);
  return frame !== null && getOwn(NAMED, tagOf(frame)) !== undefined && closest(frame, 'article') !== null
    ? null
    : frame;
};

/**
 * Where in the page an element stands. The content area is `main`, else `body` without header, nav, footer and aside;
 * what lies outside `main` and in none of these is called aside.
 */
export const makeRegionOf = (doc: Document): ((element: Element) => Region) => {
  const hasMain = all(doc, MAIN).length > 0;
  return (element) => {
    if (closest(element, NAV) !== null) return 'nav';
    if (hasMain && closest(element, MAIN) !== null) return 'content';
    const frame = frameOf(element);
    if (frame !== null) return named(frame);
    return hasMain ? 'aside' : 'content';
  };
};

/** The roots of the content area: every `main`, else `body`; in the latter the other regions must be left out. */
export const contentRoots = (doc: Document): readonly Element[] => {
  const mains = all(doc, MAIN);
  const body = bodyOf(doc);
  if (mains.length > 0) return mains;
  return body === null ? [] : [body];
};
