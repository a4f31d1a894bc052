import type { Senses } from '../../lib/collect/network/senses.ts';
import { DAY } from '../../lib/time.ts';

/** What was found out of resolvers holds for a day, in ms. */
const TTL = DAY;
/** Of as many things at most; the oldest goes first. */
const MOST = 10_000;

/** What scans of one engine remember for each other. */
export const openTtlCache = (now: () => number): Pick<Senses, 'recall' | 'keep'> => {
  const entries = new Map<string, { readonly at: number; readonly value: unknown }>();
  return {
    recall: async (key) => {
      const found = entries.get(key);
      return found !== undefined && now() - found.at < TTL ? found.value : undefined;
    },
    keep: async (key, value) => {
      entries.delete(key);
      entries.set(key, { at: now(), value });
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
  };
};
