import type { OpenEngine, VirtualNode } from './engine.ts';
import type { Pace } from './pace.ts';

/** What axe's stacking grid asks of every element; it keeps each answer on the node. */
const STYLES = [
  'position',
  'z-index',
  'opacity',
  '-webkit-transform',
  '-ms-transform',
  'transform',
  'mix-blend-mode',
  'filter',
  'perspective',
  'clip-path',
  '-webkit-mask',
  'mask',
  '-webkit-mask-image',
  'mask-image',
  '-webkit-mask-border',
  'mask-border',
  'isolation',
  'will-change',
  '-webkit-overflow-scrolling',
  'contain',
  'display',
  'float',
  'overflow',
];

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

/** Fills what axe keeps per node, in slices, so that building its grid and the first rules do not hold the page. */
export const warm = async (engine: OpenEngine, elements: readonly VirtualNode[], pace: Pace): Promise<void> => {
  const { dom } = engine.commons;
  for (const node of elements) {
    void node.boundingClientRect;
    void node.clientRects;
    for (const name of STYLES) node.getComputedStylePropertyValue(name);
    dom.isVisibleOnScreen(node);
    dom.isVisibleToScreenReaders(node);
    if (pace.due()) await pace.rest();
  }
};
