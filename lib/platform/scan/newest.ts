/** Writes values one after the other; of those that come while one is being written only the newest is. */
export interface Newest<T> {
  /** Resolves when this value is written, or one that came after it. */
  write(value: T): Promise<void>;
  /** Resolves when nothing is being written any more. */
  idle(): Promise<void>;
}

/** `put` writes one value. Nothing more is written when `cancel` has aborted. */
export const createNewestWriter = <T>(put: (value: T) => Promise<void>, cancel: AbortSignal): Newest<T> => {
  let next: { readonly value: T } | null = null;
  let writing: Promise<void> = Promise.resolve();
  let isBusy = false;
  const writeAll = async (): Promise<void> => {
    isBusy = true;
    try {
      for (let now = next; now !== null && !cancel.aborted; now = next) {
        next = null;
        await put(now.value);
      }
    } finally {
      isBusy = false;
    }
  };
  return {
    write: (value) => {
      next = { value };
      if (!isBusy) writing = writeAll();
      return writing;
    },
    idle: () => writing,
  };
};
