import type { CDPSession } from 'puppeteer-core';
import { MAX_FRAMES, TOO_MANY_FRAMES } from '../../../lib/bounds.ts';
import type { FramePosition } from '../../../lib/collect/axe/frame-position.ts';
import { comparePositions, type InFrame, joinFrames } from '../../../lib/collect/axe/join-frames.ts';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import { toValue } from '../../../lib/collect/page/dom/world.ts';
import { Axe } from '../../../lib/facts/axe.ts';
import { toFault } from '../../../lib/fault.ts';
import type { FrameWorlds, Worlds } from './isolated-world.ts';
import type { PageScripts } from './page-scripts.ts';

/** Maximum closed shadow roots that are passed on, in all and at a time. */
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

/** Lists every closed shadow root, with its frame. */
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

/**
 * Both run in a frame's isolated world, as source text: our state there is found by its symbol (`lib/collect/page/dom/state.ts`).
 */
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
 * Gives each frame's world the closed shadow roots in it, which an extension gets from its browser
 * (`lib/collect/page/dom/closed-roots.ts`). Throws `NotObservable` for a page with more than can be passed on: the contents of
 * the others would not be seen.
 */
const sendClosedRoots = async (cdp: CDPSession, frames: readonly FrameWorlds[]): Promise<void> => {
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

/** Milliseconds for a short step, and beyond the engine's own limit: for a last rule, returning the results and the way back. */
const TIMEOUT = { step: 5_000, beyond: 2_500 };

/** What a run of the accessibility engine needs; `left` returns the milliseconds that remain for it. */
interface AxeRun {
  readonly worlds: Worlds;
  readonly scripts: PageScripts;
  left(): number;
}

const computeTime = ({ left }: AxeRun): number => {
  const ms = Math.floor(left());
  if (ms <= 0) throw new NotObservable('time', 'the engine');
  return ms;
};

/** Runs the engine in one document. */
const runInDocument = async (frame: FrameWorlds, run: AxeRun): Promise<unknown> => {
  const { axe, examine: definition, internals } = run.scripts;
  const result = await frame.runInPage(internals, TIMEOUT.step).catch(() => null);
  await frame.run(axe, TIMEOUT.step);
  const ms = computeTime(run);
  // It comes from the page's own world: as JSON in a string it is data, whatever it contains.
  const given = JSON.stringify(JSON.stringify(result ?? null));
  const call = `(() => { ${definition}\nreturn pijlerAxe.runAxe(JSON.parse(${given}), ${ms}); })()`;
  return frame.run(call, ms + TIMEOUT.beyond);
};

interface Found extends FramePosition {
  readonly frame: FrameWorlds;
}

const listPlacedFrames = async (
  frame: FrameWorlds,
  { framePosition: script }: PageScripts,
): Promise<readonly Found[]> => {
  const position = (await frame.run(script, TIMEOUT.step).catch(() => null)) as FramePosition | null;
  return position ? [{ ...position, frame }] : [];
};

/** Runs the engine in one frame; null if it disappeared, navigated or could not be read: that affects this frame only. */
const runInFrame = async ({ locator, seeThrough, isReached, frame }: Found, run: AxeRun): Promise<InFrame | null> => {
  try {
    return { locator, seeThrough, isReached, found: Axe.parse(toValue(await runInDocument(frame, run))) };
  } catch (error) {
    if (!(error instanceof NotObservable)) toFault(error, 'the engine in a frame');
    return null;
  }
};

/** Runs the accessibility engine in a page and in its frames, one after the other, in the time that is left. */
export const runAxe = async (run: AxeRun): Promise<unknown> => {
  const { worlds, scripts } = run;
  const inside = await worlds.frames();
  await sendClosedRoots(worlds.cdp, [worlds.top, ...inside]).catch((error: unknown) => {
    throw error instanceof NotObservable ? error : new NotObservable('interrupted', String(error));
  });
  const result = toValue(await runInDocument(worlds.top, run));
  const page = Axe.safeParse(result);
  if (!page.success || page.data.frames === 0 || page.data.frames > TOO_MANY_FRAMES) return result;
  const places = (await Promise.all(inside.map((frame) => listPlacedFrames(frame, scripts)))).flat();
  const frames: InFrame[] = [];
  for (const frame of places.toSorted(comparePositions).slice(0, MAX_FRAMES)) {
    const found = await runInFrame(frame, run);
    if (found !== null) frames.push(found);
  }
  return joinFrames(page.data, frames);
};
