import * as z from 'zod/mini';

/** A page of this site, requested once to read its head. */
export const Glance = z.object({
  asked: z.string(),
  /** HTTP status; 0 for a redirect, which is not followed. */
  status: z.number(),
  redirected: z.boolean(),
  contentType: z.string(),
  /** X-Robots-Tag as sent; '' when absent. */
  robotsHeader: z.string(),
  /** Robots meta elements, at most 20. */
  robotsMetas: z.array(z.object({ name: z.string(), content: z.string() })),
  /** Its title, white space collapsed; '' when it has none, absent when it was not read. */
  title: z.exactOptional(z.string()),
  /** Its headings of level 1, at most 3; absent when they were not read. */
  headings: z.exactOptional(z.array(z.string())),
  /** Product identifiers in its structured data, as `listProductKeys` returns them; absent when they were not read. */
  products: z.exactOptional(z.array(z.string())),
  /** Canonical addresses of its head and Link header, resolved; at most 5. */
  canonicals: z.array(z.string()),
  /** Language alternates of its head and Link header, resolved; at most 200. */
  alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })),
});
export type Glance = z.infer<typeof Glance>;
