import type { OpenEngine, VirtualNode } from './engine.ts';
import type { Pace } from './pace.ts';

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
export const warm = async (engine: OpenEngine, elements: readonly VirtualNode[], pace: Pace): Promise<void> => {
  const { dom } = engine.commons;
  for (const node of elements) {
    dom.isVisibleToScreenReaders(node);
    if (pace.due()) await pace.rest();
  }
};
