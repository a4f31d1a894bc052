import type { VirtualNode } from './engine.ts';
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
