import type { DomCache } from './dom-cache.ts';
import type { UndocumentedAxe, VirtualNode } from './engine.ts';
import type { Pace } from './runner/pace.ts';

/** Side of a cell in axe's grid, in CSS pixels (`constants.gridSize`). */
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
 * Number of grid cells that an element takes: none when it is not visible, otherwise those of its unclipped part, as
 * the engine itself places it (`addNodeToGrid`). A library's hidden box of a million pixels takes none.
 */
const countCellsShown = (engine: UndocumentedAxe, node: VirtualNode): number => {
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
 * Whether the visible boxes cover so much that building the grid of positions would block the page for minutes and fill
 * its memory: one element of 33 million pixels, which browsers allow, covers 28 thousand million cells. First checks
 * all boxes, which is fast; only when those are too many, checks which of them are visible.
 */
export const isSprawling = async (
  engine: UndocumentedAxe,
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

/** Fills, in slices, the per-node cache that every rule of axe needs first, so that the first rule does not block the page. */
export const warmCache = async (
  engine: UndocumentedAxe,
  elements: readonly VirtualNode[],
  { pace, cache }: Measuring,
): Promise<void> => {
  const { dom } = engine.commons;
  for (const node of elements) {
    cache.within(() => dom.isVisibleToScreenReaders(node));
    if (pace.due()) await pace.rest();
  }
};
