import * as z from 'zod/mini';

/** The region of the page in which something is. `content` is the content area: main, else body without the other four. */
export const Region = z.enum(['content', 'header', 'nav', 'footer', 'aside']);

export const Link = z.object({
  /** `href` as written, cut at 2,000 characters; null when absent. */
  raw: z.nullable(z.string()),
  /** Resolved; null when it cannot be parsed. */
  href: z.nullable(z.string()),
  /** Accessible name by aria-label, text and alt texts, white space collapsed, cut at 200 characters. */
  text: z.string(),
  /** The link's content as a search engine reads it, cut at 200 characters; absent when it equals `text`. */
  anchor: z.exactOptional(z.string()),
  rel: z.string(),
  region: Region,
  /** Whether it has `download`. */
  download: z.boolean(),
  /** Whether it looks clickable although it has no `href`: onclick attribute, button or link role, pointer cursor. */
  clickable: z.boolean(),
  /**
   * Whether the sentence around it, the heading of its card or row, or its description says where it leads, and does not
   * apply as well to another link of the same text.
   */
  explained: z.boolean(),
  /** Whether it leads to a heading of this page whose words it repeats; absent when it does not. */
  contents: z.optional(z.boolean()),
  /** Whether it declares itself a control, such as a tab, and acts on this page; absent when it does not. */
  control: z.exactOptional(z.boolean()),
  /** Language that applies to its text, lower case; empty when none. */
  lang: z.string(),
  /** Not rendered (raw HTML: always false). */
  hidden: z.boolean(),
  /** CSS selector, short; '' in raw HTML. */
  selector: z.string(),
});

const LinkInWords = z.pick(Link, { text: true, explained: true, lang: true, hidden: true, selector: true });

export const Links = z.object({
  /** All `a` and `area` elements. */
  total: z.number(),
  /**
   * The first 1,200 and the last 300 of more than 1,500, as far as they fit in 250,000 characters; those of footers are
   * dropped first.
   */
  list: z.array(Link),
  /** Elements with the role of a link but no address, and links in SVG: search engines follow none of them. The first 200. */
  widgets: z.optional(z.array(LinkInWords)),
  /** Links in frames that were examined, the first 200: links of this page to its visitors, but not to search engines. */
  framed: z.optional(z.array(LinkInWords)),
});
export type Links = z.infer<typeof Links>;
