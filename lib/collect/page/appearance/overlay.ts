import type { Page } from '../../../facts/page.ts';
import { describeSource } from '../../axe/element.ts';
import { documentOf, findAll, findFirst, parentOf, viewIn } from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';
import { buildSelector } from '../dom/selector.ts';

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A hit test takes a millisecond or more on a long page, so a few points show first whether a fine grid is worthwhile. */
const COARSE: Grid = { columns: 5, rows: 4 };
const FINE: Grid = { columns: 16, rows: 12 };
const WORTH = 0.25;

const listPoints = (
  { innerWidth, innerHeight }: Window,
  { columns, rows }: Grid,
): readonly (readonly [number, number])[] =>
  Array.from({ length: columns * rows }, (_, index) => [
    (((index % columns) + 0.5) * innerWidth) / columns,
    ((Math.floor(index / columns) + 0.5) * innerHeight) / rows,
  ]);

/** The outermost fixed or sticky ancestor of an element, or the element itself. */
const findStayingBox = (element: Element | null): Element | null => {
  let box: Element | null = null;
  for (let at = element; at !== null; at = parentOf(at)) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) box = at;
  }
  return box;
};

interface Largest {
  readonly box: Element;
  readonly share: number;
}

const PAGE = 'main, [role="main" i], h1';
// A fixed box that contains all of the page's content is the application itself, not an overlay; a dialog with its own
// heading, beside other content, is one.
const isHoldingPage = (box: Element): boolean => {
  const doc = documentOf(box);
  return (
    findFirst(box, PAGE) !== null &&
    (doc === null || findAll(doc, PAGE).every((one) => Node.prototype.contains.call(box, one)))
  );
};

/** The box that is on top at most points of a grid; null when there is none. */
const findLargestBox = async ({ doc, slices }: Reading, view: Window, grid: Grid): Promise<Largest | null> => {
  const points = listPoints(view, grid);
  const boxes = await slices.map(points, ([x, y]) =>
    findStayingBox(Document.prototype.elementFromPoint.call(doc, x, y)),
  );
  const counts = new Map<Element, number>();
  for (const box of boxes) if (box !== null) counts.set(box, (counts.get(box) ?? 0) + 1);
  const [largest] = [...counts].filter(([box]) => !isHoldingPage(box)).sort(([, one], [, other]) => other - one);
  return largest === undefined ? null : { box: largest[0], share: largest[1] / points.length };
};

/** The largest fixed or sticky box on top of the page, determined by hit tests in the browser. */
export const readOverlay = async (reading: Reading): Promise<Page['overlay']> => {
  const view = viewIn(reading.doc);
  if (!reading.source.live || view === null) return null;
  const hint = await findLargestBox(reading, view, COARSE);
  const found = hint !== null && hint.share >= WORTH ? await findLargestBox(reading, view, FINE) : hint;
  return found === null
    ? null
    : { share: found.share, selector: buildSelector(found.box), html: describeSource(found.box) };
};
