import type { Page } from '../../facts/page.ts';
import { first, parentOf } from './dom.ts';
import type { Reading } from './reading.ts';
import { selectorOf } from './selector.ts';

/** Points of the grid across and down. */
const GRID = { columns: 16, rows: 12 };

const pointsOf = ({ innerWidth, innerHeight }: Window): readonly (readonly [number, number])[] =>
  Array.from({ length: GRID.columns * GRID.rows }, (_, index) => [
    (((index % GRID.columns) + 0.5) * innerWidth) / GRID.columns,
    ((Math.floor(index / GRID.columns) + 0.5) * innerHeight) / GRID.rows,
  ]);

/** The outermost box around an element that stays where it is when the page scrolls. */
const stayingBox = (element: Element | null): Element | null => {
  let box: Element | null = null;
  for (let at = element; at !== null; at = parentOf(at)) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) box = at;
  }
  return box;
};

// An application whose frame is fixed is no overlay on itself.
const holdsThePage = (box: Element): boolean => first(box, 'main, [role="main" i], h1') !== null;

/** Which fixed or sticky box is on top where, by asking the browser what a click would hit. */
export const readOverlay = async ({ doc, source, slices }: Reading): Promise<Page['overlay']> => {
  const view = doc.defaultView;
  if (!source.live || view === null) return null;
  const points = pointsOf(view);
  const boxes = await slices.map(points, ([x, y]) =>
    stayingBox(Document.prototype.elementsFromPoint.call(doc, x, y)[0] ?? null),
  );

  const counts = new Map<Element, number>();
  for (const box of boxes) if (box !== null) counts.set(box, (counts.get(box) ?? 0) + 1);
  const [largest] = [...counts].filter(([box]) => !holdsThePage(box)).sort(([, one], [, other]) => other - one);
  return largest === undefined ? null : { share: largest[1] / points.length, selector: selectorOf(largest[0]) };
};
