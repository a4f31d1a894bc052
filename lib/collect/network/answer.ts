import type { Facts } from '../../evidence.ts';

/** One HTTP answer with its body, as `reach` hands it over; collectors make facts of it. */
export interface Answer {
  readonly asked: string;
  readonly url: string;
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** The first line of Strict-Transport-Security where webRequest showed the lines apart; null for none. */
  readonly hsts?: string | null;
  readonly body: Uint8Array;
  readonly truncated: boolean;
  /** Cookies set on the way, without their values; null where Set-Cookie cannot be seen (no webRequest or site access). */
  readonly cookies: readonly Facts['cookies'][number][] | null;
}

/** The fact of an answer: without body, or with its text decoded as UTF-8. */
export const toReply = (answer: Answer, keep: 'body' | 'headers'): Facts['fresh'] => ({
  asked: answer.asked,
  url: answer.url,
  status: answer.status,
  redirected: answer.redirected,
  headers: { ...answer.headers },
  ...(answer.hsts !== undefined && { hsts: answer.hsts }),
  body: keep === 'body' ? new TextDecoder().decode(answer.body).toWellFormed() : '',
  bytes: answer.body.byteLength,
  truncated: answer.truncated,
});
