import type { Stored } from '../../../lib/platform/storage/history.ts';

interface Faults {
  /** How many scans cannot be put before one can. */
  readonly refuses?: number;
  /** The error's name. */
  readonly as?: 'QuotaExceededError' | 'UnknownError';
}

/** The store of scans as `idb` gives it: what a transaction writes is there when it is done, and else not at all. */
export const fakeHistory = (scans: readonly Stored[], { refuses = 0, as = 'QuotaExceededError' }: Faults = {}) => {
  let stored = new Map(scans.map((scan) => [scan.id, scan]));
  let left = refuses;
  const counted = { transactions: 0 };

  const byTime = (): Stored[] => [...stored.values()].toSorted((a, b) => a.finishedAt - b.finishedAt);
  const eachOf = (staged: Map<string, Stored>, all: readonly Stored[], at: number): object | null => {
    const value = all[at];
    if (value === undefined) return null;
    return {
      value,
      delete: async () => void staged.delete(value.id),
      continue: async () => eachOf(staged, all, at + 1),
    };
  };

  const transaction = (_: string, mode = 'readonly') => {
    const staged = new Map(stored);
    let failed = false;
    counted.transactions += 1;
    const put = async (scan: Stored): Promise<void> => {
      failed = left > 0;
      if (failed) left -= 1;
      staged.set(scan.id, scan);
    };
    const index = () => ({ getAll: async () => byTime() });
    // As a browser: the end comes when no request is left, once.
    const end = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve));
      if (failed) throw new DOMException('aborted', as);
      if (mode === 'readwrite') stored = staged;
    };
    let ended: Promise<void> | null = null;
    return {
      store: {
        put,
        delete: async (id: string) => void staged.delete(id),
        getAll: async () => [...staged.values()],
        openCursor: async () => eachOf(staged, [...staged.values()], 0),
        index,
      },
      get done(): Promise<void> {
        ended ??= end();
        return ended;
      },
    };
  };

  const database = {
    transaction,
    get: async (_: string, id: string) => stored.get(id),
    getAll: async () => [...stored.values()],
    close: () => {},
  };
  return {
    database,
    ids: () => [...stored.keys()],
    get transactions() {
      return counted.transactions;
    },
  };
};
