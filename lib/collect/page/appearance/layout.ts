import type { Page } from '../../../facts/page.ts';
import { describeSource } from '../../axe/element.ts';
import {
  bodyOf,
  findAll,
  findClosest,
  getBox,
  getView,
  isBody,
  isMatching,
  isRendered,
  parentOf,
  rootOf,
} from '../dom/dom.ts';
import { clientWidthOf, scrollWidthOf } from '../dom/properties.ts';
import type { Reading } from '../dom/reading.ts';
import { buildSelector } from '../dom/selector.ts';
import { assessObscured, type StickyBar } from './focus/focus-obscured.ts';
import { FOCUSABLE } from './focus/indirect-focus.ts';

const LIMIT = { elements: 30_000, bars: 10, focusable: 500, list: 20 };
/** A bar spans most of the width; a box that also fills most of the height is an overlay. */
const BAR = { width: 0.8, height: 0.9 };
const NOTHING: Page['layout'] = {
  viewport: { width: 0, height: 0 },
  scrollWidth: 0,
  clientWidth: 0,
  bars: [],
  obscured: [],
  settled: false,
};

const parsePixels = (length: string): number => Number.parseFloat(length) || 0;

/** Whether a sticky element sticks to the window rather than to a scrolling box within it. */
const isStickyToWindow = (element: Element): boolean => {
  for (let at = parentOf(element); at !== null && parentOf(at) !== null; at = parentOf(at)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const scrolls = /auto|scroll|hidden/.test(`${overflowX} ${overflowY}`);
    if (scrolls && !isBody(at)) return false;
  }
  return true;
};

/**
 * Position of a fixed or sticky box once the page was scrolled: its edge, and how far it reaches into the window. Null
 * when it is at no edge.
 */
const findPosition = (
  style: CSSStyleDeclaration,
  box: DOMRect,
  { innerHeight }: Window,
): Pick<StickyBar, 'edge' | 'reach'> | null => {
  if (style.position === 'sticky') {
    if (style.top !== 'auto') return { edge: 'top', reach: parsePixels(style.top) + box.height };
    return style.bottom === 'auto' ? null : { edge: 'bottom', reach: parsePixels(style.bottom) + box.height };
  }
  if (box.top <= 1) return { edge: 'top', reach: box.bottom };
  return box.bottom >= innerHeight - 1 ? { edge: 'bottom', reach: innerHeight - box.top } : null;
};

const findBar = (element: Element): readonly StickyBar[] => {
  const style = getComputedStyle(element);
  if (style.position !== 'fixed' && style.position !== 'sticky') return [];
  const box = getBox(element);
  const view = getView(element);
  const isWide = box.width >= BAR.width * view.innerWidth;
  const isLow = box.height > 0 && box.height < BAR.height * view.innerHeight;
  if (!isWide || !isLow || style.opacity === '0' || style.pointerEvents === 'none' || !isRendered(element)) return [];
  if (style.position === 'sticky' && !isStickyToWindow(element)) return [];
  const position = findPosition(style, box, view);
  if (position === null || position.reach <= 0) return [];
  // Its position before it sticks: if the page is scrolled already, that is at least the top of its parent.
  const own = view.scrollY === 0 ? box : getBox(parentOf(element) ?? element);
  const from = style.position === 'sticky' ? own.top + view.scrollY : 0;
  return [{ ...position, from, reach: Math.round(position.reach), element }];
};

interface Obscured {
  readonly obscured: Page['layout']['obscured'];
  readonly obscuredHtml: string[];
  readonly settled: boolean;
}

/** Whether a modal dialog is open: all else cannot have the focus meanwhile. */
const hasModal = (doc: Document): boolean => findAll(doc, 'dialog[open]').some((one) => isMatching(one, ':modal'));

/** Focusable elements hidden beneath a bar, and whether the result is certain for all others. */
const readObscured = async (root: Element, bars: readonly StickyBar[], { doc, slices }: Reading): Promise<Obscured> => {
  if (hasModal(doc)) return { obscured: [], obscuredHtml: [], settled: false };
  const elements = findAll(doc, FOCUSABLE).filter(
    (element) => isRendered(element) && findClosest(element, '[inert]') === null,
  );
  const fates = await slices.map(elements.slice(0, LIMIT.focusable), (element) => ({
    element,
    fates: bars.map((bar) => assessObscured(bar, element, root)),
  }));
  const beneath = fates.filter(({ fates: own }) => own.includes('beneath'));
  const reported = beneath.slice(0, LIMIT.list).map(({ element }) => element);
  return {
    obscured: reported.map(buildSelector),
    obscuredHtml: reported.map(describeSource),
    settled: elements.length <= LIMIT.focusable && fates.every(({ fates: own }) => !own.includes('open')),
  };
};

/** Whether the reader prefers the dark scheme; false when the document has no browser window. */
const isDark = (view: Partial<Window>): boolean => view.matchMedia?.('(prefers-color-scheme: dark)').matches === true;

export const readLayout = async (reading: Reading): Promise<Page['layout']> => {
  const { doc, source, slices } = reading;
  const root = rootOf(doc);
  const body = bodyOf(doc);
  if (!source.live || root === null || body === null) return NOTHING;
  const bars = (await slices.map(findAll(body, '*').slice(0, LIMIT.elements), findBar)).flat().slice(0, LIMIT.bars);
  const view = getView(doc);
  return {
    viewport: { width: view.innerWidth, height: view.innerHeight },
    ...(isDark(view) && { dark: true }),
    scrollWidth: scrollWidthOf(root),
    clientWidth: clientWidthOf(root),
    bars: bars.map(({ element, edge, reach }) => ({ edge, reach, selector: buildSelector(element) })),
    ...(await readObscured(root, bars, reading)),
  };
};
