import { bodyOf, getShadow } from '../page/dom/dom.ts';
import type { DomCache } from './dom-cache.ts';
import type { OpenEngine } from './engine.ts';
import { computePortion, type Pace } from './runner/pace.ts';

/** Elements that are placed in the grid at a time at most. */
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

/** Goes over nodes as the engine sees them. */
const createWalker = (nodes: readonly Node[], next: number): Walker => {
  let slot = next;
  const getNextNode = (): Node | null => {
    slot += 1;
    return nodes[slot - 1] ?? null;
  };
  return { currentNode: nodes[0], nextNode: getNextNode };
};

/** While `work` runs, whoever asks this document for a tree walker in this world gets the given one for every document part. */
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
 * Builds in slices, once, the grid that axe looks positions up in; it would build all of it in one block. The engine's own
 * function does the work: it is handed a few elements at a time in place of the whole body. Ours is a world of its own,
 * so the page never sees the lent walker.
 */
export const buildGrid = async (engine: OpenEngine, { doc, pace, cache }: Placing): Promise<void> => {
  const { createGrid } = engine.commons.dom;
  const top = engine._tree?.[0];
  const body = bodyOf(doc);
  if (top === undefined || body === null || engine._cache.get('gridCreated') === true) return;

  const nodes: Node[] = [body];
  for (const node of iteratePlaced(doc, body)) {
    nodes.push(node);
    if (pace.due()) await pace.rest();
  }
  const none = createWalker([], 0);
  // Without a parent the engine sets the grid up and starts at the walker's current node; with one it goes on.
  replaceTreeWalker(
    doc,
    (root) => (root === body ? createWalker([body], 1) : none),
    () => cache.within(() => createGrid(body)),
  );
  let next = 1;
  let few = BATCH;
  while (next < nodes.length) {
    if (pace.due()) await pace.rest();
    const began = pace.elapsed();
    const walker = createWalker(nodes.slice(next, next + few).map(cache.seen), 0);
    replaceTreeWalker(
      doc,
      (root) => (root === body ? walker : none),
      () => cache.within(() => createGrid(body, undefined, top)),
    );
    next += few;
    few = computePortion(few, pace.elapsed() - began, BATCH);
  }
};
