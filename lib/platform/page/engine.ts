import { NotObservable } from '../../collect/network/reach.ts';
import type { Progress } from '../../collect/network/scan-host.ts';
import type { Inject } from './inject.ts';

/** Ms for the page to answer a look at how far the engine has come, and between two of them. */
const PROGRESS = { timeout: 5_000, every: 300 };
/**
 * Ms after a scan's start at which nobody waits for the engine any more, by whether the tab was last seen in front. Its own
 * limits (`lib/collect/axe/audit-page.ts`) end it before, unless the page holds it up.
 */
const WAITED = { front: 45_000, hidden: 15_000 };

/** Runs in the isolated world: hands over what the page's own world told of element internals, and how long ago the scan began. */
const handOverInternals = (internals: unknown, ago: number): void => {
  // As source text: our state is found by its symbol (`lib/collect/page/dom/state.ts`).
  const key = Symbol.for('pijler');
  const world = globalThis as { [key: symbol]: object | undefined };
  // Others hold on to it: it is changed, and never another in its place.
  world[key] ??= {};
  Object.assign(world[key], { internals, scanBegan: performance.now() - ago, progress: undefined });
};

interface There {
  readonly progress?: Progress | undefined;
  readonly hidden: boolean;
}

/** Runs in the isolated world: how many rules are done, and whether the tab is in front. */
const readProgressThere = (): There => {
  const world = globalThis as { readonly [key: symbol]: { readonly progress?: Progress } | undefined };
  // An image may have the document's property as its name.
  const visibility = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState')?.get?.call(document);
  return { progress: world[Symbol.for('pijler')]?.progress, hidden: visibility === 'hidden' };
};

interface EngineRun {
  /** Ms for the short steps. */
  readonly timeout: number;
  readonly onProgress: (progress: Progress) => void;
  /** When it may begin. */
  readonly after: Promise<unknown>;
  /** Ms since the scan began. */
  elapsed(): number;
}

/**
 * Asks now and then how far the engine has come, until it is stopped; a page that does not answer is not pressed. `over`
 * rejects when its time is, and when the document is refused: browsers do not always tell who waits for a page that it was left.
 */
const follow = (
  inject: Inject,
  { onProgress, elapsed }: EngineRun,
): { readonly over: Promise<never>; stop(): void } => {
  const { promise: over, reject } = Promise.withResolvers<never>();
  let isHidden = false;
  const checkProgress = async (): Promise<void> => {
    if (elapsed() >= (isHidden ? WAITED.hidden : WAITED.front)) reject(new NotObservable('time', 'the engine'));
    try {
      const there = await inject<There | null | undefined>({ func: readProgressThere }, PROGRESS.timeout);
      isHidden = there?.hidden ?? isHidden;
      // Chromium hands over null where nothing is.
      if (there?.progress) onProgress(there.progress);
    } catch (error) {
      if (error instanceof NotObservable && error.why !== 'timeout')
        reject(new NotObservable('interrupted', error.message));
    }
  };
  const timer = setInterval(checkProgress, PROGRESS.every);
  // When nobody waits any more, nobody needs to hear.
  over.catch(() => {});
  return { over, stop: () => clearInterval(timer) };
};

/** The steps that `entrypoints/axe.ts` asks for, the short ones at once; its result is the fact. */
export const runEngine = async (inject: Inject, run: EngineRun): Promise<unknown> => {
  const { timeout, after, elapsed } = run;
  const result = await inject({ world: 'MAIN', files: ['/gather-internals.js'] }, timeout).catch(() => null);
  await inject({ func: handOverInternals as () => void, args: [result, elapsed()] }, timeout);
  await after;
  const { over, stop } = follow(inject, run);
  try {
    return await Promise.race([inject({ files: ['/globals.js', '/axe.min.js', '/axe.js'] }, WAITED.front), over]);
  } finally {
    stop();
  }
};
