import type { Answer } from './answer.ts';
import type { RequestOptions, Send, Sent } from './send.ts';

/** A received answer, and the outcome that webRequest showed. */
export interface StoredAnswer {
  readonly answer: Answer;
  readonly outcome: Sent['outcome'];
}

/** The answers of one scan, for another background that has to resume it. */
export interface ResponseCache {
  /** Returns each stored answer only once. */
  recall(key: string): StoredAnswer | undefined;
  keep(key: string, stored: StoredAnswer): void;
}

const toKey = ({ href }: URL, { cap }: RequestOptions): string => `${cap ?? 'headers'} ${href}`;

/**
 * Wraps `send` so that addresses answered before are not requested again: they cost no request, no room in the plan and
 * no row in the ledger.
 */
export const createCachedSend =
  (send: Send, memory: ResponseCache): Send =>
  async (url, options) => {
    const key = toKey(url, options);
    const known = memory.recall(key);
    if (known !== undefined) return known;
    const sent = await send(url, options);
    const { answer, outcome } = sent;
    if (answer !== null) memory.keep(key, { answer, outcome });
    return sent;
  };

/** For a scan that is never resumed. */
export const NO_CACHE: ResponseCache = { recall: () => undefined, keep: () => {} };
