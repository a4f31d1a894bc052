import type { DomCache } from './dom-cache.ts';
import type { OpenEngine, VirtualNode } from './engine.ts';
import type { Pace } from './runner/pace.ts';

/** CSS pixels of one side of a cell in axe's grid (`constants.gridSize`). */
const CELL = 200;
/** Cells that all boxes together may cover. An ordinary page of 15,000 elements covers some 150,000. */
const CELLS = 5_000_000;

/** A box in the page, in CSS pixels. */
type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const countCells = ({ left, top, right, bottom }: Area): number =>
  (Math.ceil((right - left) / CELL) + 1) * (Math.ceil((bottom - top) / CELL) + 1);

const intersectAreas = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
const isNothing = ({ left, top, right, bottom }: Area): boolean => right <= left || bottom <= top;

/**
 * Cells of the grid that an element takes: none where nobody sees it, and else those of what is not clipped away, as the
 * engine itself puts it there (`addNodeToGrid`). A library's hidden box of a million pixels takes none.
 */
const countCellsShown = (engine: OpenEngine, node: VirtualNode): number => {
  const { dom } = engine.commons;
  if (isNothing(node.boundingClientRect) || !dom.isVisibleOnScreen(node)) return 0;
  const shown = dom
    .getOverflowHiddenAncestors(node)
    .reduce<Area>((area, { boundingClientRect }) => intersectAreas(area, boundingClientRect), node.boundingClientRect);
  return isNothing(shown) ? 0 : countCells(shown);
};

interface Measuring {
  readonly pace: Pace;
  readonly cache: DomCache;
}

const isExceeding = async (
  elements: readonly VirtualNode[],
  pace: Pace,
  cellsIn: (node: VirtualNode) => number,
): Promise<boolean> => {
  let cells = 0;
  for (const node of elements) {
    cells += cellsIn(node);
    if (cells > CELLS) return true;
    if (pace.due()) await pace.rest();
  }
  return false;
};

/**
 * Whether what is shown covers so much that the grid of positions would hold the page for minutes and fill its memory: one
 * element of 33 million pixels, which browsers allow, covers 28 thousand million cells. All boxes are looked at first,
 * which is quick; only where those are too many, which of them are shown.
 */
export const isSprawling = async (
  engine: OpenEngine,
  elements: readonly VirtualNode[],
  { pace, cache }: Measuring,
): Promise<boolean> =>
  (await isExceeding(elements, pace, ({ boundingClientRect }) => countCells(boundingClientRect))) &&
  (await isExceeding(elements, pace, (node) => cache.within(() => countCellsShown(engine, node))));

/** The elements of the flattened tree, in its order. */
export const listElements = (tree: readonly VirtualNode[]): readonly VirtualNode[] => {
  const elements: VirtualNode[] = [];
  const stack = [...tree].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.props.nodeType !== Node.ELEMENT_NODE) continue;
    elements.push(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push(child);
    }
  }
  return elements;
};

/** Fills in slices what axe keeps per node and every rule begins with, so that the first rule does not hold the page. */
export const warmCache = async (
  engine: OpenEngine,
  elements: readonly VirtualNode[],
  { pace, cache }: Measuring,
): Promise<void> => {
  const { dom } = engine.commons;
  for (const node of elements) {
    cache.within(() => dom.isVisibleToScreenReaders(node));
    if (pace.due()) await pace.rest();
  }
};
