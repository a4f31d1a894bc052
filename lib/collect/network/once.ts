/** Makes each thing once: asking again under the same key gives the same promise. */
export const once = <T>(): ((key: string, make: () => Promise<T>) => Promise<T>) => {
  const made = new Map<string, Promise<T>>();
  return (key, make) => {
    const promise = made.get(key) ?? make();
    made.set(key, promise);
    return promise;
  };
};
