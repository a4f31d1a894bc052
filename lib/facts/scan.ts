import * as z from 'zod/mini';

/** The request and the conditions of the scan; always seen. "Now" is `at`. */
export const Scan = z.object({
  /** The tab's address, without fragment. */
  url: z.string(),
  host: z.string(),
  /** Registrable domain, or null for IP literals, single labels and bare public suffixes. */
  domain: z.nullable(z.string()),
  isPublic: z.boolean(),
  onSharedSuffix: z.boolean(),
  /** Milliseconds since 1970. */
  at: z.number(),
  level: z.enum(['A', 'B', 'C']),
});
