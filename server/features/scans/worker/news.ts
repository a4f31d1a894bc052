/** Who waits to be told of something by its name. */
export interface News {
  tell(name: string): void;
  /** Resolves when that name is told, when the time for that is up, or after a while in which a notice may have been lost. */
  next(name: string, up: AbortSignal): Promise<void>;
}

/** News that are waited for at most so many ms at a time. */
export const makeNews = (ms: number): News => {
  const waiting = new Map<string, Set<() => void>>();
  const wait = (name: string, done: () => void): (() => void) => {
    const those = waiting.get(name) ?? new Set();
    waiting.set(name, those.add(done));
    return () => {
      those.delete(done);
      if (those.size === 0 && waiting.get(name) === those) waiting.delete(name);
    };
  };
  return {
    tell: (name) => {
      for (const done of [...(waiting.get(name) ?? [])]) done();
    },
    next: (name, up) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      const leave = wait(name, resolve);
      const handleEnded = (): void => resolve();
      up.addEventListener('abort', handleEnded);
      if (up.aborted) resolve();
      return promise.finally(() => {
        clearTimeout(timer);
        leave();
        up.removeEventListener('abort', handleEnded);
      });
    },
  };
};
