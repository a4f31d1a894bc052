import * as z from 'zod/mini';

/** One HTTP response, as received. */
export const Reply = z.object({
  /** The requested address. */
  asked: z.string(),
  /** The address that answered, after the redirects that were followed. */
  url: z.string(),
  /** HTTP status; 0 for a redirect that was not followed and whose target cannot be seen. */
  status: z.number(),
  /** True when `url` was reached through a redirect, or when the response is a redirect that was not followed. */
  redirected: z.boolean(),
  /** Lower-case names; values joined as fetch joins them, cut at 16,000 characters. No Set-Cookie. */
  headers: z.record(z.string(), z.string()),
  /**
   * The first line of Strict-Transport-Security as webRequest shows it, while `headers` join several; null when none
   * was sent, absent when not observed.
   */
  hsts: z.exactOptional(z.nullable(z.string())),
  /** The decoded text when the fact stores it, else empty. */
  body: z.string(),
  /** Bytes read, after content decoding. */
  bytes: z.number(),
  /** True when the body was longer than the fact's cap. */
  truncated: z.boolean(),
});
export type Reply = z.infer<typeof Reply>;

/** The response to a first-time visitor, and the barrier between that visitor and the page. */
export const Answer = z.extend(Reply, {
  /**
   * `wall`: a challenge or refusal; `login`: a sign-in page where the tab shows another page; `elsewhere`: another
   * site, or a page that asks for consent first; null: the page itself.
   */
  barrier: z.nullable(z.enum(['wall', 'login', 'elsewhere'])),
});

/** One step of a redirect chain, as webRequest shows it. */
export const Hop = z.object({
  url: z.string(),
  status: z.number(),
  location: z.nullable(z.string()),
  /** The browser's own HSTS upgrade: no request was sent for this step. */
  byBrowser: z.boolean(),
  /** The first line of Strict-Transport-Security in its response; null when it had none, absent when not observed. */
  hsts: z.optional(z.nullable(z.string())),
});

export type Hop = z.infer<typeof Hop>;

/** A chain of hops from one address to where it ends. */
export const Trail = z.object({
  asked: z.string(),
  hops: z.array(Hop),
  /** Whether the hops were seen (site access and webRequest); otherwise it is only known that the address redirects. */
  complete: z.boolean(),
  /**
   * How it ended: a response, a refused port, no TLS at all, a certificate refused by the browser, an unseen redirect,
   * a name that does not exist.
   */
  end: z.enum(['answer', 'refused', 'noTls', 'certificate', 'redirect', 'noName']),
  /** The last response, without body; null when there was none. */
  reply: z.nullable(Reply),
  /** Where the last response, over http, redirects by its own markup; null when nowhere, absent when not examined. */
  onward: z.optional(z.nullable(z.object({ by: z.enum(['refresh', 'script']), url: z.string() }))),
});
export type Trail = z.infer<typeof Trail>;

/** A cookie as set; its value is dropped when it is read. */
export const Cookie = z.object({
  name: z.string(),
  secure: z.boolean(),
  httpOnly: z.boolean(),
  /** As written, lower case; null when absent. */
  sameSite: z.nullable(z.string()),
  path: z.nullable(z.string()),
  domain: z.nullable(z.string()),
});
export type Cookie = z.infer<typeof Cookie>;
