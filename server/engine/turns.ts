/**
 * Works of one name run one after the other, each when the one before it ended, well or not, and what is waited for between two.
 * Works of different names wait for nothing of each other. Resolves to what a work gives, and rejects as it does.
 */
export const makeTurns = (between: () => Promise<unknown> = async () => undefined) => {
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
