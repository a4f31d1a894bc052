import { browser } from '../browser.ts';
import { wait } from '../wait.ts';

/** Ms that a scan rests in all for scans of other tabs that were asked for later. */
const MAX = 2_000;

/** Ms that each tab's scan was granted to rest. */
const granted = new Map<number, number>();
/** The rests that go on. */
const resting = new Map<number, Promise<unknown>>();

/** Resolves when the tab's scan may go on. */
export const waitForTurn = async (tabId: number): Promise<void> => void (await resting.get(tabId));

/** How much longer the page may take to answer, since our work in it rested, in ms. */
export const getRestedTime = (tabId: number): number => granted.get(tabId) ?? 0;

/** Runs in the isolated world: our work there rests so many ms from now on; gives what was left of its last rest. */
const restInPage = (ms: number): number => {
  // As source text: our state is found by its symbol (`lib/collect/page/dom/state.ts`).
  const key = Symbol.for('pijler');
  const world = globalThis as { [key: symbol]: { restUntil?: number } | undefined };
  world[key] ??= {};
  const left = Math.max(0, (world[key].restUntil ?? 0) - performance.now());
  world[key].restUntil = performance.now() + ms;
  return left;
};

/** A page that does not answer, or is gone, has nothing of ours that could rest. */
const requestRest = async (tabId: number, ms: number): Promise<number> => {
  const func = restInPage as unknown as () => void;
  const run = browser.scripting.executeScript({ target: { tabId }, func, args: [ms] });
  const [answered] = await run.catch(() => []);
  return typeof answered?.result === 'number' ? answered.result : 0;
};

/** A scan of the tab begins: that an earlier one rested is none of its. */
export const beginIn = (tabId: number): void => {
  if (granted.delete(tabId)) void requestRest(tabId, 0);
  resting.delete(tabId);
};

/**
 * Who pressed last looks at the screen: an earlier scan rests until the later one ends, for two seconds in all: our work
 * in its page, new requests, and the reading of answers. What was asked goes on.
 */
export const giveWay = async (tabId: number, until: Promise<unknown>): Promise<void> => {
  const before = getRestedTime(tabId);
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
