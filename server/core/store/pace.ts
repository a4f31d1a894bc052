/** Ms of work in one go, after which whatever else waits has its turn. */
const TURN = 8;

/** Gives way to whatever else waits. */
export const giveWay = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  return promise;
};

/** To be awaited between pieces of work: gives way to others where the work since the last time took long. */
export const makePace = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN) return;
    await giveWay();
    since = performance.now();
  };
};

/** What each item becomes, in order, in turns with whatever else waits; a list that is not there yet is made on the way. */
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
