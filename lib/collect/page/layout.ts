import type { Page } from '../../facts/page.ts';
import { all, attribute, bodyOf, boxOf, isRendered, parentOf, rootOf } from './dom.ts';
import type { Reading } from './reading.ts';
import { selectorOf } from './selector.ts';

type Bar = Page['layout']['bars'][number];

const LIMIT = { elements: 30_000, bars: 10, targets: 200, list: 20 };
/** A bar spans most of the width; what fills most of the height is an overlay. */
const BAR = { width: 0.8, height: 0.9 };
const NOTHING: Page['layout'] = {
  viewport: { width: 0, height: 0 },
  scrollWidth: 0,
  clientWidth: 0,
  bars: [],
  targets: 0,
  covered: [],
};

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Sticks to the window, not to a box that scrolls within it. */
const sticksToWindow = (element: Element): boolean => {
  for (let at = parentOf(element); at !== null && parentOf(at) !== null; at = parentOf(at)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const scrolls = /auto|scroll|hidden/.test(`${overflowX} ${overflowY}`);
    if (scrolls && at !== at.ownerDocument.body) return false;
  }
  return true;
};

/** Where a fixed or sticky box lies once the page was scrolled: its edge, and how far it reaches into the window. */
const placeOf = (style: CSSStyleDeclaration, box: DOMRect): Omit<Bar, 'selector'> | null => {
  if (style.position === 'sticky') {
    if (style.top !== 'auto') return { edge: 'top', reach: pixels(style.top) + box.height };
    return style.bottom === 'auto' ? null : { edge: 'bottom', reach: pixels(style.bottom) + box.height };
  }
  if (box.top <= 1) return { edge: 'top', reach: box.bottom };
  return box.bottom >= window.innerHeight - 1 ? { edge: 'bottom', reach: window.innerHeight - box.top } : null;
};

const barOf = (element: Element): readonly Bar[] => {
  const style = getComputedStyle(element);
  if (style.position !== 'fixed' && style.position !== 'sticky') return [];
  const box = boxOf(element);
  const isWide = box.width >= BAR.width * window.innerWidth;
  const isLow = box.height > 0 && box.height < BAR.height * window.innerHeight;
  if (!isWide || !isLow || style.opacity === '0' || style.pointerEvents === 'none' || !isRendered(element)) return [];
  if (style.position === 'sticky' && !sticksToWindow(element)) return [];
  const place = placeOf(style, box);
  if (place === null || place.reach <= 0) return [];
  return [{ ...place, reach: Math.round(place.reach), selector: selectorOf(element) }];
};

const targetsOf = (doc: Document): readonly Element[] => {
  const ids = all(doc, 'a[href^="#"]').map((link) => decoded((attribute(link, 'href') ?? '').slice(1)));
  const targets = [...new Set(ids)].slice(0, LIMIT.targets).map((id) => (id === '' ? null : doc.getElementById(id)));
  return targets.filter((target) => target !== null && isRendered(target)) as readonly Element[];
};

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** CSS pixels that the page keeps free above the target of a link (CSS Scroll Snap, 5.1 and 6.1). */
const room = (root: Element, target: Element): number => {
  const padding = getComputedStyle(root).scrollPaddingTop;
  const share = padding.endsWith('%') ? (pixels(padding) / 100) * window.innerHeight : pixels(padding);
  return share + pixels(getComputedStyle(target).scrollMarginTop);
};

export const readLayout = async ({ doc, source, slices }: Reading): Promise<Page['layout']> => {
  const root = rootOf(doc);
  const body = bodyOf(doc);
  if (!source.live || root === null || body === null) return NOTHING;
  const bars = (await slices.map(all(body, '*').slice(0, LIMIT.elements), barOf)).flat().slice(0, LIMIT.bars);
  const top = Math.max(0, ...bars.filter(({ edge }) => edge === 'top').map(({ reach }) => reach));
  const targets = targetsOf(doc);
  const covered = targets.filter((target) => room(root, target) < top - 1);
  return {
    viewport: { width: window.innerWidth, height: window.innerHeight },
    scrollWidth: root.scrollWidth,
    clientWidth: root.clientWidth,
    bars,
    targets: targets.length,
    covered: covered.slice(0, LIMIT.list).map(selectorOf),
  };
};
