import { childrenOf, documentOf, getShadow, getTag, isConnected, isElement, isText } from '../../page/dom/dom.ts';
import type { VirtualNode } from '../engine.ts';
import { needsPositions } from '../rule-plan.ts';

/* What a page changes while it is tested: the engine's tree shows the page as it was when the tree was built. */

/** The rule that measures where an element's text is. */
const MEASURES_TEXT = 'color-contrast';

/**
 * Points an element's text in the tree at the text that the page has put in its place, as a clock does each second: of text that
 * is no longer there the engine says that it is nowhere. Returns false if the page has removed text without putting as much in its place.
 */
const refreshText = ({ actualNode, children }: VirtualNode): boolean => {
  const removed = children.filter((child) => isText(child.actualNode) && !isConnected(child.actualNode));
  if (removed.length === 0) return true;
  const known = new Set(children.map((child) => child.actualNode));
  const added = [...childrenOf(actualNode)].filter((node) => isText(node) && !known.has(node));
  if (added.length !== removed.length) return false;
  for (const [index, child] of removed.entries()) Object.assign(child, { actualNode: added[index] });
  return true;
};

const isWithin = (node: VirtualNode, element: Element | null): boolean => {
  for (let at: VirtualNode | null = node; at !== null; at = at.parent) if (at.actualNode === element) return true;
  return false;
};

/** Whether a node of the tree is still in the page in such a way that a rule judges it rightly. */
export const isExaminable = (rule: string, node: VirtualNode, doc: Document, body: Element | null): boolean =>
  isConnected(node.actualNode) &&
  documentOf(node.actualNode) === doc &&
  // The grid lacks what the page had moved or removed while it was built.
  (!needsPositions(rule) || node._stackingOrder !== undefined || !isWithin(node, body)) &&
  (rule !== MEASURES_TEXT || refreshText(node));

/** Whether the page is as the tree has it: since then, no element was removed, moved or added. */
export const isUnchanged = (elements: readonly VirtualNode[]): boolean => {
  const nodes = new Map(elements.map((node) => [node.actualNode, node]));
  // A shadow root or a slot puts other children in the tree than the page's own.
  const isBelow = (child: Node, parent: VirtualNode): boolean =>
    !isElement(child) || getTag(child) === 'slot' || nodes.get(child)?.parent === parent;
  return elements.every(
    (node) =>
      isConnected(node.actualNode) &&
      (getShadow(node.actualNode as Element) !== null ||
        [...childrenOf(node.actualNode)].every((child) => isBelow(child, node))),
  );
};
