import { bodyOf, getShadow } from '../../page/dom/dom.ts';
import type { DomCache } from '../dom-cache.ts';
import type { UndocumentedAxe } from '../engine.ts';
import { computePortion, type Pace } from './pace.ts';

/** Maximum number of elements placed in the grid at a time. */
const BATCH = 50;

/** The order in which axe places elements: each shadow root right after its host, before the host's own children. */
function* iteratePlaced(doc: Document, root: Node): Generator<Node> {
  const walker = Document.prototype.createTreeWalker.call(doc, root, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    yield node;
    const shadow = getShadow(node as Element);
    if (shadow !== null) yield* iteratePlaced(doc, shadow);
  }
}

interface Walker {
  readonly currentNode: Node | undefined;
  nextNode(): Node | null;
}

/** Iterates over nodes as the engine sees them, as far as it can place them. */
const createWalker = (nodes: readonly Node[], next: number, isPlaceable: (node: Node) => boolean): Walker => {
  let slot = next;
  const getNextNode = (): Node | null => {
    while (slot < nodes.length) {
      const node = nodes[slot];
      slot += 1;
      if (node !== undefined && isPlaceable(node)) return node;
    }
    return null;
  };
  return { currentNode: nodes[0], nextNode: getNextNode };
};

/** While `work` runs, `createTreeWalker` of this document returns the given walkers in this world. */
const replaceTreeWalker = (doc: Document, walker: (root: Node) => Walker, work: () => void): void => {
  const stored = doc as unknown as Record<string, unknown>;
  stored['createTreeWalker'] = walker;
  try {
    work();
  } finally {
    delete stored['createTreeWalker'];
  }
};

interface Placing {
  readonly doc: Document;
  readonly pace: Pace;
  readonly cache: DomCache;
}

/**
 * Builds, in slices and once, the grid in which axe looks positions up; axe itself would build it in one block. The
 * engine's own function does the work: it receives a few elements at a time in place of the whole body. This happens in
 * our isolated world, so the page never sees the replaced tree walker.
 */
export const buildGrid = async (engine: UndocumentedAxe, { doc, pace, cache }: Placing): Promise<void> => {
  const { createGrid } = engine.commons.dom;
  const top = engine._tree?.[0];
  const body = bodyOf(doc);
  if (top === undefined || body === null || engine._cache.get('gridCreated') === true) return;

  const nodes: Node[] = [body];
  for (const node of iteratePlaced(doc, body)) {
    nodes.push(node);
    if (pace.due()) await pace.rest();
  }
  /** Not if the node above it in the engine's tree has no place, since the page moved or removed one of them: the engine throws. */
  const isPlaceable = (node: Node): boolean => {
    const parent = engine.utils.getNodeFromTree(node)?.parent ?? null;
    return parent === null || parent._stackingOrder !== undefined;
  };
  const none = createWalker([], 0, isPlaceable);
  // Without a parent, the engine creates the grid and starts at the walker's current node; with one, it continues an
  // existing grid.
  replaceTreeWalker(
    doc,
    (root) => (root === body ? createWalker([body], 1, isPlaceable) : none),
    () => cache.within(() => createGrid(body)),
  );
  let next = 1;
  let few = BATCH;
  while (next < nodes.length) {
    if (pace.due()) await pace.rest();
    const began = pace.elapsed();
    const walker = createWalker(nodes.slice(next, next + few).map(cache.seen), 0, isPlaceable);
    replaceTreeWalker(
      doc,
      (root) => (root === body ? walker : none),
      () => cache.within(() => createGrid(body, undefined, top)),
    );
    next += few;
    few = computePortion(few, pace.elapsed() - began, BATCH);
  }
};
