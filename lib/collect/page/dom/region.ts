import { getOwn } from '../../../parse/text/own.ts';
import { bodyOf, findAll, findClosest, getTag, isMatching } from './dom.ts';
import { makeInherited } from './inherited.ts';

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

/** Whether an element is a frame of the page: the header or footer of an article is part of its content (HTML-AAM). */
const isFrameOfPage = (frame: Element): boolean =>
  getOwn(NAMED, getTag(frame)) === undefined || findClosest(frame, 'article') === null;

/** Where an element is: what of these it is in, and the region that follows. */
interface Surroundings {
  readonly inNav: boolean;
  readonly inMain: boolean;
  /** The region that the nearest frame names; null outside of any, and in an article's own header or footer. */
  readonly framed: Region | null;
}

const OUTSIDE: Surroundings = { inNav: false, inMain: false, framed: null };
const ANY = `${NAV}, ${MAIN}, ${FRAME}`;

const deriveSurroundings = (element: Element, above: Surroundings): Surroundings => {
  if (!isMatching(element, ANY)) return above;
  const isFrame = isMatching(element, FRAME);
  return {
    inNav: above.inNav || isMatching(element, NAV),
    inMain: above.inMain || isMatching(element, MAIN),
    framed: isFrame ? (isFrameOfPage(element) ? nameRegion(element) : null) : above.framed,
  };
};

/**
 * Returns a function that gives the region of the page an element is in. The content area is `main`, else `body`
 * without header, nav, footer and aside; anything outside `main` and outside these is called aside.
 */
export const makeRegionOf = (doc: Document): ((element: Element) => Region) => {
  const hasMain = findAll(doc, MAIN).length > 0;
  const findSurroundings = makeInherited(OUTSIDE, deriveSurroundings);
  return (element) => {
    const { inNav, inMain, framed } = findSurroundings(element);
    if (inNav) return 'nav';
    if (hasMain && inMain) return 'content';
    return framed ?? (hasMain ? 'aside' : 'content');
  };
};

/** The roots of the content area: every `main`, else `body`; when it is `body`, the caller must leave out the other regions. */
export const findContentRoots = (doc: Document): readonly Element[] => {
  const mains = findAll(doc, MAIN);
  const body = bodyOf(doc);
  if (mains.length > 0) return mains;
  return body === null ? [] : [body];
};
