/** Makes each thing once: asking again under the same key gives the same promise. */
export const createOnce = <T>(): ((key: string, make: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  return (key, make) => {
    const promise = running.get(key) ?? make();
    running.set(key, promise);
    return promise;
  };
};
