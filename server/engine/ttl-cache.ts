import type { Senses } from '../../lib/collect/network/senses.ts';

/** What was found out of resolvers holds for a day, in ms. */
const DAY = 86_400_000;
/** Of as many things at most; the oldest goes first. */
const MOST = 10_000;

/** What scans of one engine remember for each other. */
export const openTtlCache = (now: () => number): Pick<Senses, 'recall' | 'keep'> => {
  const entries = new Map<string, { readonly at: number; readonly value: unknown }>();
  return {
    recall: async (key) => {
      const found = entries.get(key);
      return found !== undefined && now() - found.at < DAY ? found.value : undefined;
    },
    keep: async (key, value) => {
      entries.delete(key);
      entries.set(key, { at: now(), value });
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
  };
};
