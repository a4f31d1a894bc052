import * as z from 'zod/mini';
import { createPartSchema } from './seen.ts';

/** One of the site's own scripts as fetched; its text is not stored. */
const ScriptFile = z.object({
  status: z.number(),
  contentType: z.string(),
  cacheControl: z.string(),
  /**
   * Seconds from Date to Expires, when Cache-Control states no age (RFC 9111 §4.2.1), and without Expires a tenth of
   * the time since Last-Modified (§4.2.2); absent when neither is sent.
   */
  expiresIn: z.exactOptional(z.number()),
  bytes: z.number(),
  /** Longer than the 2 MiB that are read. */
  truncated: z.boolean(),
  /** Comments that minifiers keep (`/*!`, `@license`, `@preserve`): the first 450 characters of each, at most 40. */
  banners: z.array(z.string()),
  /** Versions that code itself states, by a pattern of `lib/data/software/libraries.ts`, or that the whole file's hash proves. */
  constants: z.array(z.object({ library: z.string(), version: z.string() })),
  /** Phrases of development builds found in it, ids of `lib/data/software/development-builds.ts`. */
  developmentMarks: z.array(z.string()),
  /** The last sourceMappingURL; empty when there is none, only `data:` for an inline one. */
  sourceMap: z.string(),
});

/** A sample of the page's own scripts: at most five. */
export const Scripts = z.object({
  /** Number of scripts of the page on its own host. */
  candidates: z.number(),
  sample: z.array(z.object({ url: z.string(), file: createPartSchema(ScriptFile) })),
});
export type Scripts = z.infer<typeof Scripts>;
