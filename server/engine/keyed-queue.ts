/**
 * Runs works of one name one after the other: each when the one before it has ended, successfully or not, and `between` has
 * resolved. Works of different names do not wait for each other. Resolves and rejects as the work does.
 */
export const createKeyedQueue = (between: () => Promise<unknown> = async () => undefined) => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name);
    const turn = before === undefined ? work() : before.then(between).then(work);
    last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
};
