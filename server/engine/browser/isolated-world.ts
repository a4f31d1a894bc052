import type { CDPSession, Page } from 'puppeteer-core';
import { NotObservable } from '../../../lib/collect/network/reach.ts';

/** Runs a script in one frame's document; `timeout` is in milliseconds. Throws `NotObservable`. */
export type Run = (script: string, timeout: number) => Promise<unknown>;

/** A frame of the page, with two worlds: ours, which the page cannot see, and the page's own. */
export interface FrameWorlds {
  readonly frameId: string;
  /** Id of our world, for passing objects to it. Throws `NotObservable` if the frame is gone. */
  ours(): Promise<number>;
  readonly run: Run;
  /** Runs in the page's own world: the result is hostile data. */
  readonly runInPage: Run;
}

/** The worlds of one loaded page. */
export interface Worlds {
  readonly cdp: CDPSession;
  readonly top: FrameWorlds;
  /** Frames within the page that share its process. */
  frames(): Promise<readonly FrameWorlds[]>;
}

const rejectLate = async (timeout: number, over: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NotObservable('timeout', 'the page does not answer')), timeout);
  over.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return promise;
};

/**
 * Limits the time of work. A timeout, and the browser's error about a document, a page or itself that is gone, become
 * `NotObservable`: they are no errors of ours.
 */
const limitTime = async <T>(timeout: number, work: Promise<T>): Promise<T> => {
  const over = new AbortController();
  try {
    return await Promise.race([work, rejectLate(timeout, over.signal)]);
  } catch (error) {
    throw error instanceof NotObservable ? error : new NotObservable('interrupted', String(error));
  } finally {
    over.abort();
    work.catch(() => {});
  }
};

const runExpression = async (cdp: CDPSession, contextId: number, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    contextId,
    expression,
    awaitPromise: true,
    returnByValue: true,
    silent: true,
  });
  if (exceptionDetails !== undefined)
    throw new NotObservable('interrupted', exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
};

/** Milliseconds for creating our world. */
const MAKING = 5_000;

const createWorlds = (cdp: CDPSession, frameId: string, pageWorlds: ReadonlyMap<string, number>): FrameWorlds => {
  let created: Promise<number> | undefined;
  // Created once: a document that replaces this one has other worlds, and nothing of it is read.
  const createOwnWorld = (): Promise<number> => {
    created ??= limitTime(
      MAKING,
      cdp.send('Page.createIsolatedWorld', { frameId, worldName: 'pijler' }).then((world) => world.executionContextId),
    );
    return created;
  };
  return {
    frameId,
    ours: createOwnWorld,
    run: async (script, timeout) => {
      const world = await createOwnWorld();
      return limitTime(timeout, runExpression(cdp, world, script));
    },
    runInPage: async (script, timeout) => {
      // In the document that we know, or not at all.
      await createOwnWorld();
      const world = pageWorlds.get(frameId);
      if (world === undefined) throw new NotObservable('interrupted', 'the document went away');
      return limitTime(timeout, runExpression(cdp, world, script)).catch((error: NotObservable) => {
        throw error.why === 'interrupted' ? new NotObservable('malformed', error.message) : error;
      });
    },
  };
};

interface FrameTree {
  readonly frame: { readonly id: string };
  readonly childFrames?: readonly FrameTree[];
}
const listIds = ({ frame, childFrames = [] }: FrameTree): readonly string[] => [
  frame.id,
  ...childFrames.flatMap(listIds),
];

/** Tracks which world of each frame is the page's own. */
const followPageWorlds = async (cdp: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const known = new Map<string, number>();
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    const { isDefault, frameId } = (context.auxData ?? {}) as { isDefault?: boolean; frameId?: string };
    if (isDefault === true && frameId !== undefined) known.set(frameId, context.id);
  });
  await cdp.send('Runtime.enable');
  return known;
};

/** Opens the worlds of a page, which has to keep its document from now on. Throws `NotObservable`. */
export const openWorlds = async (page: Page): Promise<Worlds> => {
  const cdp = await page.createCDPSession();
  const pageWorlds = await limitTime(MAKING, followPageWorlds(cdp));
  const readTree = async (): Promise<readonly string[]> => listIds((await cdp.send('Page.getFrameTree')).frameTree);
  const [first = ''] = await limitTime(MAKING, readTree());
  const top = createWorlds(cdp, first, pageWorlds);
  await top.ours();
  return {
    cdp,
    top,
    frames: async () => {
      const [, ...inside] = await limitTime(MAKING, readTree());
      return inside.map((id) => createWorlds(cdp, id, pageWorlds));
    },
  };
};
