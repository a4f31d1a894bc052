import * as z from 'zod/mini';
import { createPartSchema } from './seen.ts';

const few = z.array(z.string());

/** One sitemap file, summed up. */
export const SitemapFile = z.object({
  status: z.number(),
  contentType: z.string(),
  /** Longer than the first 1 MiB, which is what is summed up here. */
  truncated: z.boolean(),
  kind: z.enum(['urlset', 'index', 'feed', 'text', 'html', 'other']),
  /** The first breach of well-formedness, a word of `lib/parse/site-files/xml.ts`; null when there is none before the cut. */
  fault: z.nullable(z.string()),
  entries: z.number(),
  /** Entries without address, or whose address is not absolute; the first 5. */
  relative: few,
  /** Entries on another site; the first 5. */
  elsewhere: few,
  /** Entries of this site over plain http; the first 5. */
  http: few,
  lastmods: z.object({
    total: z.number(),
    /** Not in W3C Datetime form; the first 5. */
    malformed: few,
    /** More than a day after the scan; the first 5. */
    future: few,
    /** How many bear the scan's own day (UTC). */
    today: z.number(),
    /** Ms since 1970; null when none is readable. */
    newest: z.nullable(z.number()),
    oldest: z.nullable(z.number()),
  }),
  /** Lists news articles. */
  news: z.boolean(),
  /** A gzip file that ended early or is not what its checksum says; absent where all is well. */
  damaged: z.exactOptional(z.literal(true)),
  /** The namespace that it declares where that is not the protocol's; '' where it declares none, absent where all is well. */
  namespace: z.exactOptional(z.string()),
});
export type SitemapFile = z.infer<typeof SitemapFile>;

/** The sitemap files of the site: at most eight are read. */
export const Sitemap = z.object({
  /** Addresses on the Sitemap lines of robots.txt, at most 50. */
  named: few,
  files: z.array(
    z.object({
      url: z.string(),
      /** How it was found: a line of robots.txt, the page's head, the usual address of its system, an index file. */
      via: z.enum(['robots', 'link', 'usual', 'index']),
      file: createPartSchema(SitemapFile),
    }),
  ),
  /** Every file that is named or listed was read to its end. */
  complete: z.boolean(),
  /** The address looked for: the page's canonical one, else its own. */
  wanted: z.string(),
  listed: z.boolean(),
  /** Evenly spaced entries of this site, at most 4. */
  sample: few,
  /** Entries whose path speaks of accessibility; the first 5. */
  accessibility: few,
});
export type Sitemap = z.infer<typeof Sitemap>;
