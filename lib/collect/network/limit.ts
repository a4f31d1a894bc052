/** Runs a task when a slot is free; `later` tasks only when no others wait. */
export type Limit = <T>(task: () => Promise<T>, when?: 'now' | 'later') => Promise<T>;

/** Runs at most `width` tasks at once, the others in order of arrival. */
export const limit = (width: number): Limit => {
  const waiting: Record<'now' | 'later', (() => void)[]> = { now: [], later: [] };
  let running = 0;

  const enterLimit = async (when: 'now' | 'later'): Promise<void> => {
    if (running < width) {
      running += 1;
      return;
    }
    // A finishing task passes its slot on, so `running` does not change.
    await new Promise<void>((resolve) => waiting[when].push(resolve));
  };
  const leaveLimit = (): void => {
    const next = waiting.now.shift() ?? waiting.later.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async (task, when = 'now') => {
    await enterLimit(when);
    try {
      return await task();
    } finally {
      leaveLimit();
    }
  };
};
