import * as z from 'zod/mini';

export const Meta = z.object({
  /** `name`, lower case; empty when absent. */
  name: z.string(),
  /** `property`, lower case; empty when absent. */
  property: z.string(),
  /** `http-equiv`, lower case; empty when absent. */
  httpEquiv: z.string(),
  /** Cut at 2,000 characters; with http-equiv at 16,000. */
  content: z.string(),
  inHead: z.boolean(),
});

export const LinkElement = z.object({
  /** `rel`, lower case, single spaces. */
  rel: z.string(),
  /** `href` as written, cut at 2,000 characters; null when absent. */
  raw: z.nullable(z.string()),
  /** Resolved against the base address; null when it cannot be parsed. */
  href: z.nullable(z.string()),
  hreflang: z.string(),
  type: z.string(),
  sizes: z.string(),
  /** `media` and `lang` as written; absent when the element has none. */
  media: z.exactOptional(z.string()),
  lang: z.exactOptional(z.string()),
  inHead: z.boolean(),
});

/** The content of the head, and what belongs there but ended up in the body. */
export const Head = z.object({
  /** Text of each `title` element that is not inside an svg, white space collapsed. */
  titles: z.array(z.string()),
  /** At most 200. */
  metas: z.array(Meta),
  /** `link` elements, at most 300. */
  links: z.array(LinkElement),
  /** Names of elements that ended the head early (raw HTML only), in order, at most 20. */
  strays: z.array(z.string()),
});
export type Head = z.infer<typeof Head>;
