import { getPageState } from './state.ts';

/** Our own walk may hold the page at most 50 ms at a time; 30 leaves room for the item that runs over. */
const SLICE = 30;

/**
 * Gives the page its turn. Not by setTimeout, which is clamped to 4 ms a slice and to a second in a hidden tab, nor by
 * `scheduler.yield`, whose continuation goes before the page's own timers and starves them for as long as we have work
 * (measured in Chromium 156); a message waits in line like any other task.
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

/** Ms between two looks at whether a rest is over; a hidden tab looks once a second. */
const LOOK = 25;

/** Waits while the scan of another tab goes first; the background tells until when. */
const waitUntilFree = async (): Promise<void> => {
  while ((getPageState().restUntil ?? 0) > performance.now()) await new Promise((resolve) => setTimeout(resolve, LOOK));
};

/** Work that goes before the engine's: both share the page's one thread, and five pillars need what is read. */
export const runReading = async <T>(work: () => Promise<T>): Promise<T> => {
  const state = getPageState();
  state.readings = (state.readings ?? 0) + 1;
  try {
    return await work();
  } finally {
    state.readings -= 1;
  }
};

/** Gives the page its turn, and whatever is being read all the turns it needs. */
export const letReadersRun = async (): Promise<void> => {
  do await letOthersRun();
  while ((getPageState().readings ?? 0) > 0);
  await waitUntilFree();
};

/** Work in slices: the page gets its turn whenever one is spent. */
export interface Slices {
  /** Gives the page its turn when the slice is spent, else goes on at once. */
  rest(): Promise<void>;
  /** Gives the page its turn now: what comes next, or was before, cannot be divided. */
  turn(): Promise<void>;
  /** `visit` on every item, resting in between. */
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
