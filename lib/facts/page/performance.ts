import * as z from 'zod/mini';

const Timing = z.object({
  /** ALPN name, e.g. `h2`; empty when unknown. */
  protocol: z.string(),
  /** Bytes of the body as sent, and decoded; both 0 for other origins without Timing-Allow-Origin. */
  encoded: z.number(),
  decoded: z.number(),
  /** Bytes with headers; 0 from the cache. */
  transferred: z.number(),
  /** HTTP status; null when the browser does not report it, 0 for other origins. */
  status: z.nullable(z.number()),
  /** Whether a service worker answered. */
  worker: z.boolean(),
});

const ResourceTiming = z.extend(Timing, { url: z.string(), initiator: z.string() });

/** The browser's measurements of this visit; empty in raw HTML. */
export const Performance = z.object({
  navigation: z.nullable(
    z.extend(Timing, {
      kind: z.string(),
      firstByte: z.number(),
      /** The address of the response, without fragment; absent in recordings from before it was stored. */
      url: z.exactOptional(z.string()),
    }),
  ),
  /** The first 400. */
  resources: z.array(ResourceTiming),
  total: z.number(),
  /** Largest contentful paint in milliseconds and cumulative layout shift, in this visit; null when not reported. */
  largestPaint: z.nullable(z.number()),
  layoutShift: z.nullable(z.number()),
  /** Whether the page was in the background at some time before it was read. */
  wasHidden: z.boolean(),
  /** Reports of deprecated features; null when the browser provides none. At most 30. */
  deprecations: z.nullable(z.array(z.object({ id: z.string(), source: z.string() }))),
});
export type Performance = z.infer<typeof Performance>;
