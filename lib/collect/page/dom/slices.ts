import { getPageState } from './state.ts';

/** Milliseconds of one slice. Our own walk may block the page for at most 50 ms; 20 leaves room for an item that overruns. */
const SLICE = 20;

/**
 * Yields to the page. Not with setTimeout, which is clamped to 4 ms per slice and to a second in a hidden tab, nor with
 * `scheduler.yield`, whose continuation runs before the page's own timers and starves them as long as we have work
 * (measured in Chromium 156); a message is queued like any other task.
 */
const letOthersRun = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Milliseconds between two checks whether a rest is over; a hidden tab checks once a second. */
const LOOK = 25;

/** Waits while the scan of another tab takes precedence; the background sets until when. */
const waitUntilFree = async (): Promise<void> => {
  while ((getPageState().restUntil ?? 0) > performance.now()) await new Promise((resolve) => setTimeout(resolve, LOOK));
};

/** Runs work that takes precedence over the engine's: both share the page's one thread, and five pillars need its result. */
export const runReading = async <T>(work: () => Promise<T>): Promise<T> => {
  const state = getPageState();
  state.readings = (state.readings ?? 0) + 1;
  try {
    return await work();
  } finally {
    state.readings -= 1;
  }
};

/** Yields to the page, and until all readings under way are finished. */
export const letReadersRun = async (): Promise<void> => {
  do await letOthersRun();
  while ((getPageState().readings ?? 0) > 0);
  await waitUntilFree();
};

/** Divides work into slices: yields to the page whenever a slice is used up. */
export interface Slices {
  /** Yields to the page if the slice is used up; otherwise continues at once. */
  rest(): Promise<void>;
  /** Yields to the page now, because the work before or after cannot be divided. */
  turn(): Promise<void>;
  /** Calls `visit` on every item, resting in between. */
  map<T, R>(items: readonly T[], visit: (item: T) => R): Promise<readonly R[]>;
}

export const makeSlices = (): Slices => {
  let since = performance.now();

  const takeTurn = async (): Promise<void> => {
    await letOthersRun();
    await waitUntilFree();
    since = performance.now();
  };

  const restIfDue = async (): Promise<void> => {
    if (performance.now() - since >= SLICE) await takeTurn();
  };

  const mapInSlices = async <T, R>(items: readonly T[], visit: (item: T) => R): Promise<readonly R[]> => {
    const results: R[] = [];
    for (const item of items) {
      results.push(visit(item));
      if (performance.now() - since >= SLICE) await restIfDue();
    }
    return results;
  };

  return { rest: restIfDue, turn: takeTurn, map: mapInSlices };
};
