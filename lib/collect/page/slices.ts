/** Our own walk may hold the page at most 50 ms at a time; 30 leaves room for the item that runs over. */
const SLICE = 30;

interface Scheduler {
  readonly yield?: () => Promise<void>;
}

const { scheduler } = globalThis as { scheduler?: Scheduler };

// setTimeout would be clamped to 4 ms a slice and to a second in a hidden tab; a message is neither.
const viaMessage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Gives the page its turn, without the delay of a timer. */
export const letOthersRun = (): Promise<void> => scheduler?.yield?.() ?? viaMessage();

/** Work in slices: the page gets its turn whenever one is spent. */
export interface Slices {
  /** Gives the page its turn when the slice is spent, else goes on at once. */
  rest(): Promise<void>;
  /** `visit` on every item, resting in between. */
  map<T, R>(items: readonly T[], visit: (item: T) => R): Promise<readonly R[]>;
}

export const makeSlices = (): Slices => {
  let since = performance.now();

  const rest = async (): Promise<void> => {
    if (performance.now() - since < SLICE) return;
    await letOthersRun();
    since = performance.now();
  };

  const map = async <T, R>(items: readonly T[], visit: (item: T) => R): Promise<readonly R[]> => {
    const results: R[] = [];
    for (const item of items) {
      results.push(visit(item));
      if (performance.now() - since >= SLICE) await rest();
    }
    return results;
  };

  return { rest, map };
};
