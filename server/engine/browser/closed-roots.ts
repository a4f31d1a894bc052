import type { CDPSession } from 'puppeteer-core';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import type { FrameWorlds } from './isolated-world.ts';

/** Closed shadow roots that are handed over at most, and at a time. */
const MAX = 2_000;
const AT_ONCE = 50;

interface Node {
  readonly backendNodeId: number;
  readonly shadowRootType?: string;
  readonly shadowRoots?: readonly Node[];
  readonly children?: readonly Node[];
  readonly contentDocument?: Node;
  readonly frameId?: string;
}

interface Closed {
  readonly frameId: string;
  readonly root: number;
}

/** Every closed shadow root, and the frame that it lies in. */
const listClosed = (node: Node, frameId: string): readonly Closed[] => {
  const { shadowRoots = [], children = [], contentDocument } = node;
  return [
    ...shadowRoots
      .filter(({ shadowRootType }) => shadowRootType === 'closed')
      .map((root) => ({ frameId, root: root.backendNodeId })),
    ...[...shadowRoots, ...children].flatMap((inside) => listClosed(inside, frameId)),
    ...(contentDocument === undefined ? [] : listClosed(contentDocument, node.frameId ?? '')),
  ];
};

const resolveObject = async (cdp: CDPSession, backendNodeId: number, executionContextId: number): Promise<string> => {
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId, executionContextId });
  return object.objectId ?? '';
};

type World = { [key: symbol]: { closedRoots?: WeakMap<object, unknown> } | undefined };

/** Both run in a frame's isolated world, as source text: our state is found by its symbol (`lib/collect/page/dom/state.ts`). */
const putRoots = (): void => {
  const key = Symbol.for('pijler');
  const world = globalThis as World;
  world[key] ??= {};
  world[key].closedRoots = new WeakMap();
};
function putRoot(this: { readonly host: object }): void {
  (globalThis as World)[Symbol.for('pijler')]?.closedRoots?.set(this.host, this);
}

/**
 * What an extension asks its browser for: tells each frame's world of the closed shadow roots in it
 * (`lib/collect/page/dom/closed-roots.ts`). Throws `NotObservable` for a page with more than can be handed over: what stands in
 * the others would not be seen.
 */
export const sendClosedRoots = async (cdp: CDPSession, frames: readonly FrameWorlds[]): Promise<void> => {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const closed = listClosed(root, frames[0]?.frameId ?? '');
  if (closed.length > MAX) throw new NotObservable('tooLarge', `${closed.length} closed shadow roots`);
  for (const frame of frames) {
    const inside = closed.filter(({ frameId }) => frameId === frame.frameId);
    if (inside.length === 0) continue;
    const world = await frame.ours();
    await frame.run(`(${putRoots})()`, 5_000);
    const put = async ({ root: shadow }: Closed): Promise<void> => {
      const objectId = await resolveObject(cdp, shadow, world);
      await cdp.send('Runtime.callFunctionOn', { objectId, functionDeclaration: String(putRoot) });
    };
    for (let from = 0; from < inside.length; from += AT_ONCE)
      await Promise.all(inside.slice(from, from + AT_ONCE).map(put));
  }
  await cdp.send('DOM.disable');
};
