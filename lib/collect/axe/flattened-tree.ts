import {
  childrenOf,
  getAttribute,
  getShadow,
  getTag,
  isConnected,
  isElement,
  isHtml,
  nodeTypeOf,
} from '../page/dom/dom.ts';
import type { DomCache } from './dom-cache.ts';
import type { SelectorMap, UndocumentedAxe, VirtualNode } from './engine.ts';
import type { Pace } from './runner/pace.ts';

const IDS = ' [idsMap]';

/** Siblings of the flattened tree that have yet to be added below one parent. */
interface Row {
  /** Lists the siblings that are there at this moment. */
  list(): readonly Node[];
  nodes: readonly Node[];
  readonly parent: VirtualNode | null;
  readonly shadowId: string | undefined;
  next: number;
  /** How often the page replaced what was still to be added. */
  replaced: number;
}

/** Times that a row's siblings are listed anew: a page may replace thousands without end. */
const LISTED_ANEW = 3;

export interface FlattenedTree {
  readonly nodes: readonly VirtualNode[];
  /** Whether the page replaced elements faster than they could be added. */
  readonly isIncomplete: boolean;
}

const toRow = (list: () => readonly Node[], parent: VirtualNode | null, shadowId: string | undefined): Row => ({
  list,
  nodes: list(),
  parent,
  shadowId,
  next: 0,
  replaced: 0,
});

const put = (map: Record<string, VirtualNode[]>, key: string, node: VirtualNode): void => {
  if (!Object.hasOwn(map, key)) map[key] = [];
  map[key]?.push(node);
};

/** The index that axe's own selector engine looks nodes up in. */
const indexNode = (map: SelectorMap, node: VirtualNode): void => {
  const lists = map as Record<string, VirtualNode[]>;
  put(lists, node.props.nodeName, node);
  put(lists, '*', node);
  for (const name of node.attrNames) {
    put(lists, `[${name}]`, node);
    if (name !== 'id') continue;
    map[IDS] ??= {};
    const ids = getAttribute(node.actualNode as Element, 'id') ?? '';
    for (const id of ids.trim().split(/\s+/)) put(map[IDS] as Record<string, VirtualNode[]>, id, node);
  }
};

const listSlotted = (slot: HTMLSlotElement): readonly Node[] => {
  const assigned = slot.assignedNodes();
  return assigned.length > 0 ? assigned : [...childrenOf(slot)];
};

const isSlot = (node: Node): node is HTMLSlotElement => isElement(node) && isHtml(node) && getTag(node) === 'slot';

/** The tree built so far. */
interface Growth {
  readonly engine: UndocumentedAxe;
  readonly cache: DomCache;
  readonly map: SelectorMap;
  top: VirtualNode | null;
  shadowRoots: number;
  isIncomplete: boolean;
}

/** The engine's own nodes, each by its node of the page. */
const nodeMapOf = ({ engine }: Growth): WeakMap<Node, VirtualNode> =>
  engine._cache.get('nodeMap') as WeakMap<Node, VirtualNode>;

/** An element's children in the flattened tree: those of its shadow root, if it has one. */
const listBelow = (element: Element, parentRow: Pick<Row, 'parent' | 'shadowId'>, growth: Growth): Row => {
  const { engine, cache } = growth;
  const hasRoot = cache.within(() => engine.utils.isShadowRoot(cache.seen(element)));
  const shadow = hasRoot ? getShadow(element) : null;
  if (shadow !== null) growth.shadowRoots += 1;
  const shadowId = shadow === null ? parentRow.shadowId : `shadow-${growth.shadowRoots}`;
  return toRow(() => [...childrenOf(shadow ?? element)], parentRow.parent, shadowId);
};

/**
 * Creates the engine's own node for a node of the page. For a form with a stand-in, the engine sees the stand-in, and
 * other code the form.
 */
const toVirtualNode = (growth: Growth, node: Node, { parent, shadowId }: Pick<Row, 'parent' | 'shadowId'>) => {
  const { engine, cache } = growth;
  const seen = cache.seen(node);
  const grown = cache.within(() => new engine.VirtualNode(seen, parent, shadowId));
  if (seen === node) return grown;
  nodeMapOf(growth).set(node, grown);
  return Object.defineProperty(grown, 'actualNode', { get: () => cache.seenNow(node) });
};

/**
 * Lets the engine remember whether an element itself is hidden, while it is in the page: for one that the page has removed
 * since, the engine would say that it is, and pass it over.
 */
const rememberHidden = ({ engine, cache }: Growth, node: VirtualNode, hasChildren: boolean): void =>
  cache.within(() => {
    for (const isAncestor of hasChildren ? [false, true] : [false])
      engine.commons.dom.isHiddenForEveryone(node, { skipAncestors: true, isAncestor });
  });

/** Adds one node below its parent; returns the nodes to be added next, below or in place of it, or null. */
const add = (node: Node, { parent, shadowId }: Row, growth: Growth): Row | null => {
  if (isSlot(node)) return toRow(() => listSlotted(node), parent, shadowId);
  const element = isElement(node) ? node : null;
  if (element === null && nodeTypeOf(node) !== Node.TEXT_NODE) return null;
  // The page has moved it here from where it was added before.
  if (nodeMapOf(growth).has(node)) return null;

  const grown = toVirtualNode(growth, node, { parent, shadowId: element === null ? undefined : shadowId });
  grown.children = [];
  parent?.children.push(grown);
  if (element === null) return null;

  // Indexing makes the engine's nodes read the page, so it runs within the cache.
  growth.cache.within(() => indexNode(growth.map, grown));
  growth.top ??= grown;
  const below = listBelow(element, { parent: grown, shadowId }, growth);
  rememberHidden(growth, grown, below.nodes.length > 0);
  return below;
};

/** The next node to be added from a row: instead of one that the page has removed since, one that it has put there. */
const takeNext = (row: Row, growth: Growth): Node | undefined => {
  const node = row.nodes[row.next];
  const isDetached = node !== undefined && !isConnected(node);
  if (isDetached && row.replaced === LISTED_ANEW) growth.isIncomplete = true;
  else if (isDetached) {
    const taken = new Set(row.nodes.slice(0, row.next));
    row.nodes = [...taken, ...row.list().filter((one) => !taken.has(one))];
    row.replaced += 1;
  }
  row.next += 1;
  return row.nodes[row.next - 1];
};

/**
 * Builds, in slices, the flattened tree that `axe.setup` builds in one go: every element and text node once, shadow
 * roots in place of their host's children, slotted nodes in place of their slot.
 */
export const buildFlattenedTree = async (
  engine: UndocumentedAxe,
  root: Element,
  { pace, cache }: { readonly pace: Pace; readonly cache: DomCache },
): Promise<FlattenedTree> => {
  const growth: Growth = { engine, cache, map: {}, top: null, shadowRoots: 0, isIncomplete: false };
  engine._cache.set('nodeMap', new WeakMap());
  engine._cache.set('selectorMap', growth.map);

  const rows: Row[] = [toRow(() => [root], null, undefined)];
  for (let row = rows.at(-1); row !== undefined; row = rows.at(-1)) {
    const node = takeNext(row, growth);
    const more = node === undefined ? null : add(node, row, growth);
    if (more !== null) rows.push(more);
    if (node === undefined) rows.pop();
    if (pace.due()) await pace.rest();
  }

  if (growth.top === null) throw new TypeError('the document has no root element');
  growth.top._selectorMap = growth.map;
  growth.top._hasShadowRoot = growth.shadowRoots > 0;
  engine._tree = [growth.top];
  return { nodes: engine._tree, isIncomplete: growth.isIncomplete };
};
