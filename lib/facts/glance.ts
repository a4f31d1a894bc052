import * as z from 'zod/mini';

/** A page of this site, asked for once and looked at for what its head says. */
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
  /** Its title, white space folded; '' without one, absent where nobody looked. */
  title: z.exactOptional(z.string()),
  /** Its first level headings, at most 3; absent where nobody looked. */
  headings: z.exactOptional(z.array(z.string())),
  /** What its structured data says of products, as `listProductKeys` gives it; absent where nobody looked. */
  products: z.exactOptional(z.array(z.string())),
  /** Canonical addresses of its head and Link header, resolved; at most 5. */
  canonicals: z.array(z.string()),
  /** Alternates by language of its head and Link header, resolved; at most 200. */
  alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })),
});
export type Glance = z.infer<typeof Glance>;
