/** Milliseconds of uninterrupted work, after which other work gets a turn. */
const TURN = 8;

/** Yields to other work that waits. */
export const giveWay = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  return promise;
};

/** Returns a function to await between pieces of work: it yields to other work if the work since the last time took long. */
export const makePace = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN) return;
    await giveWay();
    since = performance.now();
  };
};

/** Maps items in order, yielding to other work in between; the items may be produced on the way. */
export const mapPaced = async <T, U>(items: Iterable<T>, map: (item: T, index: number) => U): Promise<U[]> => {
  const results: U[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(map(item, results.length));
    if (performance.now() - since < TURN) continue;
    await giveWay();
    since = performance.now();
  }
  return results;
};
