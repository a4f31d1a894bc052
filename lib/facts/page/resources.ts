import * as z from 'zod/mini';

export const Resource = z.object({
  kind: z.enum(['script', 'style', 'frame', 'image', 'media', 'font', 'object', 'other']),
  /** Address as written (cut at 2,000), and resolved; null when it cannot be parsed. */
  raw: z.string(),
  url: z.nullable(z.string()),
  /** `integrity` as written; null when absent. */
  integrity: z.nullable(z.string()),
  /** `crossorigin` as written, '' for the bare attribute and for modules, which always use CORS; null when absent. */
  crossorigin: z.nullable(z.string()),
  /** Whether it is a script in the head without async, defer or type=module. */
  blocking: z.boolean(),
  /** `sandbox` of a frame as written; null when absent. */
  sandbox: z.nullable(z.string()),
});

/** The resources that the page loads, by its attributes: what the markup requests, not what the network did. */
export const Resources = z.object({
  /** The first 600, in document order. */
  list: z.array(Resource),
  total: z.number(),
  /**
   * First 2,000 characters of each inline script that is code, at most 60 scripts; the lengths are those of the whole
   * scripts.
   */
  inline: z.array(z.object({ start: z.string(), length: z.number() })),
  /** Addresses that attributes request over http and that a browser loads as `active` or `passive` content. */
  insecure: z.array(z.object({ kind: z.enum(['active', 'passive']), url: z.string() })),
});
export type Resources = z.infer<typeof Resources>;
