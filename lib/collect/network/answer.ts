import type { Facts } from '../../evidence.ts';

/** One HTTP answer with its body, as `reach` returns it; collectors turn it into facts. */
export interface Answer {
  readonly asked: string;
  readonly url: string;
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** The first line of Strict-Transport-Security when webRequest showed the lines separately; null when there is none. */
  readonly hsts?: string | null;
  readonly body: Uint8Array;
  readonly truncated: boolean;
  /**
   * Cookies set along the redirects, without their values; null when Set-Cookie cannot be seen (no webRequest or site
   * access).
   */
  readonly cookies: readonly Facts['cookies'][number][] | null;
}

/** Converts an answer into a fact: without its body, or with the body decoded as UTF-8. */
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
