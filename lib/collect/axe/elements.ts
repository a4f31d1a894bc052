import type { OpenEngine, VirtualNode } from './engine.ts';
import type { Lent } from './lent.ts';
import type { Pace } from './pace.ts';

/** CSS pixels of one side of a cell in axe's grid (`constants.gridSize`). */
const CELL = 200;
/** Cells that all boxes together may cover. An ordinary page of 15,000 elements covers some 150,000. */
const CELLS = 5_000_000;

const cellsOf = ({ width, height }: DOMRect): number => (Math.ceil(width / CELL) + 1) * (Math.ceil(height / CELL) + 1);

/**
 * Whether the boxes cover so much that the grid of positions would hold the page for minutes and fill its memory: one
 * element of 33 million pixels, which browsers allow, covers 28 thousand million cells.
 */
export const sprawls = async (elements: readonly VirtualNode[], pace: Pace): Promise<boolean> => {
  let cells = 0;
  for (const { boundingClientRect } of elements) {
    cells += cellsOf(boundingClientRect);
    if (cells > CELLS) return true;
    if (pace.due()) await pace.rest();
  }
  return false;
};

/** The elements of the flattened tree, in its order. */
export const elementsOf = (tree: readonly VirtualNode[]): readonly VirtualNode[] => {
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
export const warm = async (
  engine: OpenEngine,
  elements: readonly VirtualNode[],
  { pace, lent }: { readonly pace: Pace; readonly lent: Lent },
): Promise<void> => {
  const { dom } = engine.commons;
  for (const node of elements) {
    lent.within(() => dom.isVisibleToScreenReaders(node));
    if (pace.due()) await pace.rest();
  }
};
