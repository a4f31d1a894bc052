import { parseColour } from '../../../../parse/css/css-colour.ts';
import { boxOf, documentOf, viewOf } from '../../dom/dom.ts';
import { scrollHeightOf } from '../../dom/properties.ts';
import { hiddenKind, lineOf } from './surroundings.ts';

/** A box that stays at an edge of the window, and how far it reaches into it, in CSS pixels. */
export interface Staying {
  readonly element: Element;
  readonly edge: 'top' | 'bottom';
  readonly reach: number;
  /** It sticks only once the page was scrolled as far as this. */
  readonly from: number;
}

/** What may come to lie beneath a bar: nothing, what lies there now for everybody to see, or nobody knows. */
export type Fate = 'clear' | 'beneath' | 'open';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** How far the window can be scrolled, and how far it is. */
const scrollOf = (root: Element): { readonly at: number; readonly most: number } => {
  const { scrollY, innerHeight } = viewOf(root);
  return { at: scrollY, most: Math.max(0, scrollHeightOf(root) - innerHeight) };
};

/** CSS pixels that the browser keeps free at an edge when it scrolls an element into view (CSS Scroll Snap, 5.1 and 6.1). */
const roomAt = (root: Element, element: Element, edge: Staying['edge']): number => {
  const padding = getComputedStyle(root).getPropertyValue(`scroll-padding-${edge}`);
  const share = padding.endsWith('%') ? (pixels(padding) / 100) * viewOf(root).innerHeight : pixels(padding);
  return share + pixels(getComputedStyle(element).getPropertyValue(`scroll-margin-${edge}`));
};

const holds = (bar: Element, element: Element): boolean => Node.prototype.contains.call(bar, element);

/** Whether some way of scrolling brings all of an element beneath a bar. */
const canLieBeneath = ({ edge, reach, from }: Staying, box: DOMRect, root: Element): boolean => {
  if (box.height > reach) return false;
  const { at, most } = scrollOf(root);
  const [top, bottom] = [box.top + at, box.bottom + at];
  if (edge === 'bottom') return top >= viewOf(root).innerHeight - reach;
  // Beneath it from here on, until it has left the window; a bar that sticks does so only from its own place on.
  return bottom - reach <= most && bottom > from;
};

const isOpaque = (element: Element, bar: Element): boolean => {
  for (const at of lineOf(element)) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    if (Number(opacity || 1) < 1) return false;
    if (!['none', ''].includes(backgroundImage) || (parseColour(backgroundColor)?.[3] ?? 0) === 1) return true;
    if (at === bar) return false;
  }
  return false;
};

const hit = (doc: Document, x: number, y: number): Element | null =>
  Document.prototype.elementFromPoint.call(doc, x, y);

/** What of a bar lies over the middle and the corners of a box; null where it leaves one of them free. */
const cover = ({ element: bar }: Staying, { left, right, top, bottom }: DOMRect): readonly Element[] | null => {
  const sides = [left + 1, right - 1].flatMap((side) => [
    [side, top + 1],
    [side, bottom - 1],
  ]);
  const points = [[(left + right) / 2, (top + bottom) / 2], ...sides];
  const doc = documentOf(bar);
  const hits = points.map(([x = 0, y = 0]) => (doc === null ? null : hit(doc, x, y)));
  const over = hits.filter((found) => found !== null && holds(bar, found)) as readonly Element[];
  return over.length === points.length ? over : null;
};

/** What lies in the page's flow: what is placed by itself may be a menu that a script brings to light. */
const isInFlow = (element: Element): boolean =>
  [...lineOf(element)].every((at) => ['static', 'relative', ''].includes(getComputedStyle(at).position));

/** What becomes of an element that takes the focus, as to one bar (WCAG 2.4.11). */
export const fateUnder = (bar: Staying, element: Element, root: Element): Fate => {
  const box = boxOf(element);
  if (box.width === 0 || box.height === 0 || holds(bar.element, element) || !canLieBeneath(bar, box, root))
    return 'clear';
  const { at, most } = scrollOf(root);
  const canEscape = bar.edge === 'top' ? at > 0 : at < most;
  const keepsRoom = roomAt(root, element, bar.edge) >= bar.reach - 1;
  if (keepsRoom && canEscape) return 'clear';
  const { innerHeight, innerWidth } = viewOf(root);
  const inWindow = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  const over = inWindow ? cover(bar, box) : null;
  if (over === null) return keepsRoom || most === 0 ? 'clear' : 'open';
  const isHidden = over.every((found) => isOpaque(found, bar.element));
  return isHidden && isInFlow(element) && hiddenKind(element) === null ? 'beneath' : 'open';
};
