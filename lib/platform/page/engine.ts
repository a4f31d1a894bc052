import { NotObservable } from '../../collect/network/reach.ts';
import type { Progress } from '../../collect/network/scan-host.ts';
import type { Inject } from './inject.ts';

/** Milliseconds: how long the page may take to answer a progress poll, and the interval between polls. */
const PROGRESS = { timeout: 5_000, every: 300 };
/**
 * Milliseconds after a scan's start at which waiting for the engine ends, by whether the tab was last seen in front.
 * The engine's own limits (`lib/collect/axe/audit-page.ts`) end it earlier, unless the page blocks it.
 */
const WAITED = { front: 45_000, hidden: 15_000 };

/**
 * Runs in the isolated world: hands over the element internals reported by the page's own world, and how long ago the
 * scan began.
 */
const handOverInternals = (internals: unknown, ago: number): void => {
  // Injected as source text: our state is found by its symbol (`lib/collect/page/dom/state.ts`).
  const key = Symbol.for('pijler');
  const world = globalThis as { [key: symbol]: object | undefined };
  // Other code holds references to this object: change it, never replace it.
  world[key] ??= {};
  Object.assign(world[key], { internals, scanBegan: performance.now() - ago, progress: undefined });
};

interface There {
  readonly progress?: Progress | undefined;
  readonly hidden: boolean;
}

/** Runs in the isolated world: returns how many rules are done, and whether the tab is in front. */
const readProgressThere = (): There => {
  const world = globalThis as { readonly [key: symbol]: { readonly progress?: Progress } | undefined };
  // A named image can shadow the document's property.
  const visibility = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState')?.get?.call(document);
  return { progress: world[Symbol.for('pijler')]?.progress, hidden: visibility === 'hidden' };
};

interface EngineRun {
  /** Milliseconds for the short steps. */
  readonly timeout: number;
  readonly onProgress: (progress: Progress) => void;
  /** Resolves when the engine may start. */
  readonly after: Promise<unknown>;
  /** Milliseconds since the scan began. */
  elapsed(): number;
}

/**
 * Polls the engine's progress until stopped; a page that does not answer is polled on all the same. `over` rejects when
 * the time is up, and when the document is refused: browsers do not always report to a pending injection that its page
 * was left.
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
      // Chromium returns null where there is no value.
      if (there?.progress) onProgress(there.progress);
    } catch (error) {
      if (error instanceof NotObservable && error.why !== 'timeout')
        reject(new NotObservable('interrupted', error.message));
    }
  };
  const timer = setInterval(checkProgress, PROGRESS.every);
  // A rejection after the race has ended needs no handler.
  over.catch(() => {});
  return { over, stop: () => clearInterval(timer) };
};

/** Runs the steps that `entrypoints/axe.ts` needs, the short ones at once; its result is the fact. */
export const runEngine = async (inject: Inject, run: EngineRun): Promise<unknown> => {
  const { timeout, after, elapsed } = run;
  const result = await inject({ world: 'MAIN', files: ['/gather-internals.js'] }, timeout).catch(() => null);
  await inject({ func: handOverInternals as () => void, args: [result, elapsed()] }, timeout);
  await after;
  const { over, stop } = follow(inject, run);
  try {
    // Two calls, so that the page gets a turn between them: compiling the engine is the longest time for which we hold its thread.
    await Promise.race([inject({ files: ['/globals.js', '/axe.min.js'] }, WAITED.front), over]);
    return await Promise.race([inject({ files: ['/axe.js'] }, WAITED.front), over]);
  } finally {
    stop();
  }
};
