import type { CDPSession, Page } from 'puppeteer-core';
import { NotObservable } from '../../../lib/collect/network/reach.ts';

/** Runs a script in one frame's document; `timeout` is in ms. Throws `NotObservable`. */
export type Run = (script: string, timeout: number) => Promise<unknown>;

/** A frame of the page, each with two worlds: ours, which the page does not see, and the page's own. */
export interface FrameWorlds {
  readonly frameId: string;
  /** Number of our world, for what hands objects over to it. Throws `NotObservable` where the frame is gone. */
  ours(): Promise<number>;
  readonly run: Run;
  /** In the page's own world: what comes back is hostile data. */
  readonly runInPage: Run;
}

/** The worlds of one page that was loaded. */
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

/** What takes too long, and what the browser says where a document, a page or itself is gone: no error of ours. */
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

/** Ms for our world to be made. */
const MAKING = 5_000;

const createWorlds = (cdp: CDPSession, frameId: string, pageWorlds: ReadonlyMap<string, number>): FrameWorlds => {
  let created: Promise<number> | undefined;
  // Made once: a document that comes in the place of this one has other worlds, and nothing of it is read.
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
      // In the document that we know, or in none.
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

/** Follows which world of each frame is the page's own. */
const followPageWorlds = async (cdp: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const known = new Map<string, number>();
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    const { isDefault, frameId } = (context.auxData ?? {}) as { isDefault?: boolean; frameId?: string };
    if (isDefault === true && frameId !== undefined) known.set(frameId, context.id);
  });
  await cdp.send('Runtime.enable');
  return known;
};

/** Opens the worlds of a page, which from now on has to stay the document that it is. Throws `NotObservable`. */
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
