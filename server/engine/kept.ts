import type { Senses } from '../../lib/collect/network/senses.ts';

/** What was found out of resolvers holds for a day, in ms. */
const DAY = 86_400_000;
/** Of as many things at most; the oldest goes first. */
const MOST = 10_000;

/** What scans of one engine remember for each other. */
export const makeKept = (now: () => number): Pick<Senses, 'recall' | 'keep'> => {
  const kept = new Map<string, { readonly at: number; readonly value: unknown }>();
  return {
    recall: async (key) => {
      const found = kept.get(key);
      return found !== undefined && now() - found.at < DAY ? found.value : undefined;
    },
    keep: async (key, value) => {
      kept.delete(key);
      kept.set(key, { at: now(), value });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
  };
};
