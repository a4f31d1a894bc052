import { parseColour } from '../../../../parse/css/css-colour.ts';
import { documentOf, getBox, getView } from '../../dom/dom.ts';
import { scrollHeightOf } from '../../dom/properties.ts';
import { findHiddenKind, walkAncestors } from './surroundings.ts';

/** A box that stays at an edge of the window, and how far it reaches into the window, in CSS pixels. */
export interface StickyBar {
  readonly element: Element;
  readonly edge: 'top' | 'bottom';
  readonly reach: number;
  /** The scroll position from which it sticks, in CSS pixels. */
  readonly from: number;
}

/**
 * Whether an element can be beneath a bar: `clear` never, `beneath` it is now, visibly for everybody, `open` cannot be
 * determined.
 */
export type ObscuredState = 'clear' | 'beneath' | 'open';

const parsePixels = (length: string): number => Number.parseFloat(length) || 0;

/** The window's scroll position, and its maximum. */
const readScroll = (root: Element): { readonly at: number; readonly most: number } => {
  const { scrollY, innerHeight } = getView(root);
  return { at: scrollY, most: Math.max(0, scrollHeightOf(root) - innerHeight) };
};

/** CSS pixels that the browser leaves free at an edge when it scrolls an element into view (CSS Scroll Snap, 5.1 and 6.1). */
const readScrollPadding = (root: Element, element: Element, edge: StickyBar['edge']): number => {
  const padding = getComputedStyle(root).getPropertyValue(`scroll-padding-${edge}`);
  const share = padding.endsWith('%') ? (parsePixels(padding) / 100) * getView(root).innerHeight : parsePixels(padding);
  return share + parsePixels(getComputedStyle(element).getPropertyValue(`scroll-margin-${edge}`));
};

const isContaining = (bar: Element, element: Element): boolean => Node.prototype.contains.call(bar, element);

/** Whether some scroll position puts all of an element beneath a bar. */
const canLieBeneath = ({ edge, reach, from }: StickyBar, box: DOMRect, root: Element): boolean => {
  if (box.height > reach) return false;
  const { at, most } = readScroll(root);
  const [top, bottom] = [box.top + at, box.bottom + at];
  if (edge === 'bottom') return top >= getView(root).innerHeight - reach;
  // It is beneath from this scroll position until it has left the window; a sticky bar covers it only from its own
  // position on.
  return bottom - reach <= most && bottom > from;
};

const isOpaque = (element: Element, bar: Element): boolean => {
  for (const at of walkAncestors(element)) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    if (Number(opacity || 1) < 1) return false;
    if (!['none', ''].includes(backgroundImage) || (parseColour(backgroundColor)?.[3] ?? 0) === 1) return true;
    if (at === bar) return false;
  }
  return false;
};

const findElementAt = (doc: Document, x: number, y: number): Element | null =>
  Document.prototype.elementFromPoint.call(doc, x, y);

/** The parts of a bar over the middle and the corners of a box; null when it leaves one of these points free. */
const findCover = ({ element: bar }: StickyBar, { left, right, top, bottom }: DOMRect): readonly Element[] | null => {
  const sides = [left + 1, right - 1].flatMap((side) => [
    [side, top + 1],
    [side, bottom - 1],
  ]);
  const points = [[(left + right) / 2, (top + bottom) / 2], ...sides];
  const doc = documentOf(bar);
  const hits = points.map(([x = 0, y = 0]) => (doc === null ? null : findElementAt(doc, x, y)));
  const over = hits.filter((found) => found !== null && isContaining(bar, found)) as readonly Element[];
  return over.length === points.length ? over : null;
};

/** Whether an element is in the page's normal flow: a positioned one may be a menu that a script reveals. */
const isInFlow = (element: Element): boolean =>
  [...walkAncestors(element)].every((at) => ['static', 'relative', ''].includes(getComputedStyle(at).position));

/** The fate of a focusable element with respect to one bar (WCAG 2.4.11). */
export const assessObscured = (bar: StickyBar, element: Element, root: Element): ObscuredState => {
  const box = getBox(element);
  if (box.width === 0 || box.height === 0 || isContaining(bar.element, element) || !canLieBeneath(bar, box, root))
    return 'clear';
  const { at, most } = readScroll(root);
  const canEscape = bar.edge === 'top' ? at > 0 : at < most;
  const keepsRoom = readScrollPadding(root, element, bar.edge) >= bar.reach - 1;
  if (keepsRoom && canEscape) return 'clear';
  const { innerHeight, innerWidth } = getView(root);
  const inWindow = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  const over = inWindow ? findCover(bar, box) : null;
  if (over === null) return keepsRoom || most === 0 ? 'clear' : 'open';
  const isHidden = over.every((found) => isOpaque(found, bar.element));
  return isHidden && isInFlow(element) && findHiddenKind(element) === null ? 'beneath' : 'open';
};
