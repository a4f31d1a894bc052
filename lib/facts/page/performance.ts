import * as z from 'zod/mini';

const Timing = z.object({
  /** ALPN name, e.g. `h2`; empty when unknown. */
  protocol: z.string(),
  /** Bytes of the body as sent, and decoded; both 0 for other origins without Timing-Allow-Origin. */
  encoded: z.number(),
  decoded: z.number(),
  /** Bytes with headers; 0 from the cache. */
  transferred: z.number(),
  /** HTTP status; null where the browser does not tell, 0 for other origins. */
  status: z.nullable(z.number()),
  /** A service worker answered. */
  worker: z.boolean(),
});

const ResourceTiming = z.extend(Timing, { url: z.string(), initiator: z.string() });

/** What the browser measured of this visit; in raw HTML all empty. */
export const Performance = z.object({
  navigation: z.nullable(
    z.extend(Timing, {
      kind: z.string(),
      firstByte: z.number(),
      /** The address that was answered, without fragment; absent in recordings of before it was kept. */
      url: z.exactOptional(z.string()),
    }),
  ),
  /** The first 400. */
  resources: z.array(ResourceTiming),
  total: z.number(),
  /** Largest contentful paint in ms and cumulative layout shift, this visit; null where not told. */
  largestPaint: z.nullable(z.number()),
  layoutShift: z.nullable(z.number()),
  /** The page was in the background at some time before it was read. */
  wasHidden: z.boolean(),
  /** Reports of deprecated features; null where the browser has none to give. At most 30. */
  deprecations: z.nullable(z.array(z.object({ id: z.string(), source: z.string() }))),
});
export type Performance = z.infer<typeof Performance>;
