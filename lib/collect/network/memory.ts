import type { Answer } from './answer.ts';
import type { RequestOptions, Send, Sent } from './send.ts';

/** An answer that came, and what webRequest showed on the way. */
export interface StoredAnswer {
  readonly answer: Answer;
  readonly outcome: Sent['outcome'];
}

/** The answers of one scan, for another background that has to go on with it. */
export interface Memory {
  /** Every answer is given once. */
  recall(key: string): StoredAnswer | undefined;
  keep(key: string, stored: StoredAnswer): void;
}

const toKey = ({ href }: URL, { cap }: RequestOptions): string => `${cap ?? 'headers'} ${href}`;

/** What was answered before is not asked again: it costs no request, no room in the plan and no row in the ledger. */
export const createCachedSend =
  (send: Send, memory: Memory): Send =>
  async (url, options) => {
    const key = toKey(url, options);
    const known = memory.recall(key);
    if (known !== undefined) return known;
    const sent = await send(url, options);
    const { answer, outcome } = sent;
    if (answer !== null) memory.keep(key, { answer, outcome });
    return sent;
  };

/** Of a scan that nobody has to go on with. */
export const NO_MEMORY: Memory = { recall: () => undefined, keep: () => {} };
