import type { Answer } from './answer.ts';
import type { Errand, Send, Sent } from './send.ts';

/** An answer that came, and what webRequest showed on the way. */
export interface Kept {
  readonly answer: Answer;
  readonly told: Sent['told'];
}

/** The answers of one scan, for another background that has to go on with it. */
export interface Memory {
  /** Every answer is given once. */
  recall(key: string): Kept | undefined;
  keep(key: string, kept: Kept): void;
}

const keyOf = ({ href }: URL, { cap }: Errand): string => `${cap ?? 'headers'} ${href}`;

/** What was answered before is not asked again: it costs no request, no room in the plan and no row in the ledger. */
export const remembering =
  (send: Send, memory: Memory): Send =>
  async (url, errand) => {
    const key = keyOf(url, errand);
    const known = memory.recall(key);
    if (known !== undefined) return known;
    const sent = await send(url, errand);
    const { answer, told } = sent;
    if (answer !== null) memory.keep(key, { answer, told });
    return sent;
  };

/** Of a scan that nobody has to go on with. */
export const NO_MEMORY: Memory = { recall: () => undefined, keep: () => {} };
