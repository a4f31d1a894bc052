import { useEffect, useState } from 'preact/hooks';

/** One stored value. */
interface Slot<T> {
  get(): Promise<T>;
  /** Calls back with every change, also one made elsewhere; returns a function that stops this. */
  watch(heard: (value: T) => void): () => void;
}

/**
 * The stored value, null until it has been read, and updated with every change; the second item shows a value before it
 * is stored.
 */
export const useSlot = <T>(slot: Slot<T>): readonly [T | null, (value: T) => void] => {
  const [value, setValue] = useState<T | null>(null);
  const show = (next: T): void => setValue(() => next);
  useEffect(() => {
    void slot.get().then(show);
    return slot.watch(show);
  }, []);
  return [value, show];
};
