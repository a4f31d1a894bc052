import * as z from 'zod/mini';
import { createPartSchema } from './seen.ts';

const few = z.array(z.string());

/** Summary of one sitemap file. */
export const SitemapFile = z.object({
  status: z.number(),
  contentType: z.string(),
  /** Longer than 1 MiB; only the first 1 MiB is summarised here. */
  truncated: z.boolean(),
  kind: z.enum(['urlset', 'index', 'feed', 'text', 'html', 'other']),
  /**
   * The first breach of well-formedness, a word of `lib/parse/site-files/xml.ts`; `wrongEntry` where an index lists
   * pages or a list of pages names files, `badEncoding` where it is not UTF-8; null when there is none before the cut.
   */
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
    /** How many have the scan's own day (UTC). */
    today: z.number(),
    /** Milliseconds since 1970; null when none is readable. */
    newest: z.nullable(z.number()),
    oldest: z.nullable(z.number()),
  }),
  /** Lists news articles. */
  news: z.boolean(),
  /** A gzip file that ends early or does not match its checksum; absent otherwise. */
  damaged: z.exactOptional(z.literal(true)),
  /** The namespace that it declares when that is not the protocol's; '' when it declares none, absent when it is correct. */
  namespace: z.exactOptional(z.string()),
  /** The declaration of an extension in use that has another namespace than its own, as written; absent otherwise. */
  extension: z.exactOptional(z.string()),
});
export type SitemapFile = z.infer<typeof SitemapFile>;

/** The sitemap files of the site, of which at most eight are read. */
export const Sitemap = z.object({
  /** Addresses on the Sitemap lines of robots.txt, at most 50. */
  named: few,
  files: z.array(
    z.object({
      url: z.string(),
      /** How it was found: by a line of robots.txt, the page's head, the usual address of its system, an index file. */
      via: z.enum(['robots', 'link', 'usual', 'index']),
      file: createPartSchema(SitemapFile),
    }),
  ),
  /** Whether every file that is named or listed was read to its end. */
  complete: z.boolean(),
  /** The address that is searched for: the page's canonical one, else its own. */
  wanted: z.string(),
  listed: z.boolean(),
  /** Evenly spaced entries of this site, at most 4. */
  sample: few,
  /** Entries whose path mentions accessibility; the first 5. */
  accessibility: few,
});
export type Sitemap = z.infer<typeof Sitemap>;
