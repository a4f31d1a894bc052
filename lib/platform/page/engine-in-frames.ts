import { MAX_FRAMES, TOO_MANY_FRAMES } from '../../bounds.ts';
import type { FramePosition } from '../../collect/axe/frame-position.ts';
import { comparePositions, type InFrame, joinFrames } from '../../collect/axe/join-frames.ts';
import { NotObservable } from '../../collect/network/reach.ts';
import { toValue } from '../../collect/page/dom/world.ts';
import { Axe } from '../../facts/axe.ts';
import { toFault } from '../../fault.ts';
import { runEngine } from './engine.ts';
import { createFrameInjector, type Inject, runScriptInAll } from './inject.ts';
import { readAddressNow } from './page-reader.ts';

/** Milliseconds for all frames of a page to report their position. */
const TIMEOUT = 10_000;

interface FrameRun {
  readonly tabId: number;
  /** Milliseconds for the short steps. */
  readonly timeout: number;
  /** Injects into the page that is scanned. */
  readonly inject: Inject;
  /** Milliseconds since the scan began. */
  elapsed(): number;
}

interface Found extends FramePosition {
  readonly inject: Inject;
}

/** The frames to look into; throws when the document was left meanwhile. */
const findFrames = async ({ tabId, timeout, inject }: FrameRun): Promise<readonly Found[]> => {
  const answers = await runScriptInAll({ files: ['/globals.js', '/frames.js'] }, tabId, TIMEOUT);
  await readAddressNow(inject, timeout);
  return answers
    .flatMap((answer) => {
      const position = answer.result as FramePosition | null | undefined;
      return position ? [{ ...position, inject: createFrameInjector(tabId, answer) }] : [];
    })
    .toSorted(comparePositions)
    .slice(0, MAX_FRAMES);
};

/** Runs the engine in one frame; null when it went away, navigated or could not be injected into: only this frame is lost. */
const runInFrame = async (
  { locator, seeThrough, isReached, inject }: Found,
  run: FrameRun,
): Promise<InFrame | null> => {
  const { timeout, elapsed } = run;
  try {
    const returned = await runEngine(inject, { timeout, elapsed, onProgress: () => {}, after: Promise.resolve() });
    return { locator, seeThrough, isReached, found: Axe.parse(toValue(returned)) };
  } catch (error) {
    if (!(error instanceof NotObservable)) toFault(error, 'the engine in a frame');
    return null;
  }
};

/** Adds the engine's results in the page's frames to those in the page, one frame after the other, as long as time is left. */
export const withFrames = async (returned: unknown, run: FrameRun): Promise<unknown> => {
  const page = Axe.safeParse(returned);
  if (!page.success || page.data.frames === 0 || page.data.frames > TOO_MANY_FRAMES) return returned;
  const frames: InFrame[] = [];
  for (const frame of await findFrames(run).catch(() => [])) {
    const found = await runInFrame(frame, run);
    if (found !== null) frames.push(found);
  }
  return joinFrames(page.data, frames);
};
