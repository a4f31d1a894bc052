import { useEffect, useState } from 'preact/hooks';

/** One stored thing. */
interface Slot<T> {
  get(): Promise<T>;
  /** Tells of every change, also of one that was made elsewhere; gives what ends that. */
  watch(heard: (value: T) => void): () => void;
}

/** What is stored, null until it has been read, and kept in step; the second shows a value before it is stored. */
export const useSlot = <T>(slot: Slot<T>): readonly [T | null, (value: T) => void] => {
  const [value, setValue] = useState<T | null>(null);
  const show = (next: T): void => setValue(() => next);
  useEffect(() => {
    void slot.get().then(show);
    return slot.watch(show);
  }, []);
  return [value, show];
};
