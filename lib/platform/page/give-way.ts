import { browser } from '../browser.ts';
import { wait } from '../wait.ts';

/** Milliseconds in total that a scan pauses for scans of other tabs that were requested later. */
const MAX = 2_000;

/** Milliseconds of pause granted to each tab's scan. */
const granted = new Map<number, number>();
/** The pauses in progress. */
const resting = new Map<number, Promise<unknown>>();

/** Resolves when the tab's scan may continue. */
export const waitForTurn = async (tabId: number): Promise<void> => void (await resting.get(tabId));

/** Milliseconds by which the page may answer later, because our work in it was paused. */
export const getPausedTime = (tabId: number): number => granted.get(tabId) ?? 0;

/** Runs in the isolated world: pauses our work there for `ms` from now on; returns what was left of the previous pause. */
const restInPage = (ms: number): number => {
  // Injected as source text: our state is found by its symbol (`lib/collect/page/dom/state.ts`).
  const key = Symbol.for('pijler');
  const world = globalThis as { [key: symbol]: { restUntil?: number } | undefined };
  world[key] ??= {};
  const left = Math.max(0, (world[key].restUntil ?? 0) - performance.now());
  world[key].restUntil = performance.now() + ms;
  return left;
};

/** A page that does not answer, or is gone, has no work of ours to pause. */
const requestRest = async (tabId: number, ms: number): Promise<number> => {
  const func = restInPage as unknown as () => void;
  const run = browser.scripting.executeScript({ target: { tabId }, func, args: [ms] });
  const [answered] = await run.catch(() => []);
  return typeof answered?.result === 'number' ? answered.result : 0;
};

/** Called when a scan of the tab begins: pauses of an earlier scan do not carry over. */
export const clearPause = (tabId: number): void => {
  if (granted.delete(tabId)) void requestRest(tabId, 0);
  resting.delete(tabId);
};

/**
 * Pauses an earlier scan until the later one ends, for two seconds in total, because the user looks at the scan that
 * was requested last: pauses our work in its page, new requests, and the reading of responses. Requests under way
 * continue.
 */
export const giveWay = async (tabId: number, until: Promise<unknown>): Promise<void> => {
  const before = getPausedTime(tabId);
  if (before >= MAX) return;
  granted.set(tabId, MAX);
  const over = Promise.race([until.catch(() => {}), wait(MAX - before)]);
  resting.set(tabId, over);
  await requestRest(tabId, MAX - before);
  await over;
  if (resting.get(tabId) === over) resting.delete(tabId);
  const left = await requestRest(tabId, 0);
  if (granted.has(tabId)) granted.set(tabId, MAX - left);
};
