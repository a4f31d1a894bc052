/** Creates each value only once: later calls with the same key return the same promise. */
export const createOnce = <T>(): ((key: string, make: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  return (key, make) => {
    const promise = running.get(key) ?? make();
    running.set(key, promise);
    return promise;
  };
};
