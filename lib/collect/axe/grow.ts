import { attribute, childrenOf } from '../page/dom.ts';
import type { OpenEngine, SelectorMap, VirtualNode } from './engine.ts';
import type { Pace } from './pace.ts';

const IDS = ' [idsMap]';

/** Siblings of the flattened tree that still have to be added below one parent. */
interface Row {
  readonly nodes: readonly Node[];
  readonly parent: VirtualNode | null;
  readonly shadowId: string | undefined;
  next: number;
}

const put = (map: Record<string, VirtualNode[]>, key: string, node: VirtualNode): void => {
  if (!Object.hasOwn(map, key)) map[key] = [];
  map[key]?.push(node);
};

/** The index that axe's own selector engine looks nodes up in. */
const index = (map: SelectorMap, node: VirtualNode): void => {
  const lists = map as Record<string, VirtualNode[]>;
  put(lists, node.props.nodeName, node);
  put(lists, '*', node);
  for (const name of node.attrNames) {
    put(lists, `[${name}]`, node);
    if (name !== 'id') continue;
    map[IDS] ??= {};
    const ids = attribute(node.actualNode as Element, 'id') ?? '';
    for (const id of ids.trim().split(/\s+/)) put(map[IDS] as Record<string, VirtualNode[]>, id, node);
  }
};

const slotted = (slot: HTMLSlotElement): readonly Node[] => {
  const assigned = slot.assignedNodes();
  return assigned.length > 0 ? assigned : [...childrenOf(slot)];
};

const isSlot = (node: Node): node is HTMLSlotElement => node instanceof HTMLSlotElement;

/**
 * The flattened tree that `axe.setup` makes in one go, grown in slices: every element and text node once, shadow roots in
 * the place of their host's children, slotted nodes in the place of their slot.
 */
export const grow = async (engine: OpenEngine, root: Element, pace: Pace): Promise<void> => {
  const map: SelectorMap = {};
  engine._cache.set('nodeMap', new WeakMap());
  engine._cache.set('selectorMap', map);
  let shadowRoots = 0;

  const add = (node: Node, row: Row): Row | null => {
    if (isSlot(node)) return { nodes: slotted(node), parent: row.parent, shadowId: row.shadowId, next: 0 };
    const isElement = node.nodeType === Node.ELEMENT_NODE;
    if (!isElement && node.nodeType !== Node.TEXT_NODE) return null;

    const grown = new engine.VirtualNode(node, row.parent, isElement ? row.shadowId : undefined);
    grown.children = [];
    row.parent?.children.push(grown);
    if (!isElement) return null;

    index(map, grown);
    if (row.parent === null) tree.push(grown);
    const shadow = engine.utils.isShadowRoot(node) ? (node as Element).shadowRoot : null;
    if (shadow !== null) shadowRoots += 1;
    return {
      nodes: [...childrenOf(shadow ?? node)],
      parent: grown,
      shadowId: shadow === null ? row.shadowId : `shadow-${shadowRoots}`,
      next: 0,
    };
  };

  const tree: VirtualNode[] = [];
  const rows: Row[] = [{ nodes: [root], parent: null, shadowId: undefined, next: 0 }];
  for (let row = rows.at(-1); row !== undefined; row = rows.at(-1)) {
    const node = row.nodes[row.next];
    row.next += 1;
    const below = node === undefined ? null : add(node, row);
    if (below !== null) rows.push(below);
    if (node === undefined) rows.pop();
    if (pace.due()) await pace.rest();
  }

  const [top] = tree;
  if (top === undefined) throw new TypeError('the document has no root element');
  top._selectorMap = map;
  top._hasShadowRoot = shadowRoots > 0;
  engine._tree = tree;
};
