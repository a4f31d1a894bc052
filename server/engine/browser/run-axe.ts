import { MAX_FRAMES, TOO_MANY_FRAMES } from '../../../lib/bounds.ts';
import type { FramePosition } from '../../../lib/collect/axe/frame-position.ts';
import { comparePositions, type InFrame, joinFrames } from '../../../lib/collect/axe/join-frames.ts';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import { Axe } from '../../../lib/facts/axe.ts';
import { toFault } from '../../../lib/fault.ts';
import { sendClosedRoots } from './closed-roots.ts';
import type { FrameWorlds, Worlds } from './isolated-world.ts';
import { toValue } from './page-reader.ts';
import type { PageScripts } from './page-scripts.ts';

/** Ms for a short step, and beyond the engine's own limit: a last rule, telling what was found and the way back. */
const TIMEOUT = { step: 5_000, beyond: 2_500 };

/** What a run of the accessibility engine needs; `left` tells the ms that remain for it. */
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

/** The engine in one document. */
const runInDocument = async (frame: FrameWorlds, run: AxeRun): Promise<unknown> => {
  const { axe, examine: definition, internals } = run.scripts;
  const result = await frame.runInPage(internals, TIMEOUT.step).catch(() => null);
  await frame.run(axe, TIMEOUT.step);
  const ms = computeTime(run);
  // The page's own world told it: as JSON in a string it is data, whatever is in it.
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

/** One frame; null where it went away, navigated or could not be looked into: that costs this frame alone. */
const runInFrame = async ({ locator, seeThrough, isReached, frame }: Found, run: AxeRun): Promise<InFrame | null> => {
  try {
    return { locator, seeThrough, isReached, found: Axe.parse(toValue(await runInDocument(frame, run))) };
  } catch (error) {
    if (!(error instanceof NotObservable)) toFault(error, 'the engine in a frame');
    return null;
  }
};

/** The accessibility engine in a page and in its frames, one after the other, in the time that is left. */
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
