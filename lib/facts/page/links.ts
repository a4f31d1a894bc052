import * as z from 'zod/mini';

/** Where in the page something stands. `content` is the content area: main, else body without the other four. */
export const Region = z.enum(['content', 'header', 'nav', 'footer', 'aside']);

export const Link = z.object({
  /** `href` as written, cut at 2,000 characters; null when absent. */
  raw: z.nullable(z.string()),
  /** Resolved; null when it cannot be parsed. */
  href: z.nullable(z.string()),
  /** Accessible name by aria-label, text and alt texts, white space folded, cut at 200 characters. */
  text: z.string(),
  /** What stands in the link, as a search engine reads it, cut at 200 characters; absent where it is `text`. */
  anchor: z.exactOptional(z.string()),
  rel: z.string(),
  region: Region,
  /** Carries `download`. */
  download: z.boolean(),
  /** Looks clickable although it has no `href`: onclick attribute, button or link role, pointer cursor. */
  clickable: z.boolean(),
  /** The sentence around it, or the heading of its card, says where it leads, and not as well where another one does. */
  explained: z.boolean(),
  /** Leads to a heading of this page whose words it repeats; absent where it does not. */
  contents: z.optional(z.boolean()),
  /** Language in force on its text, lower case; empty when none. */
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
  /** The first 1,200 and the last 300 of more than 1,500, as far as they take 250,000 characters; those of footers go first. */
  list: z.array(Link),
  /** What has the role of a link and no address, and links in SVG: none that search engines follow. The first 200. */
  widgets: z.optional(z.array(LinkInWords)),
  /** Links in frames that were looked into, the first 200: no links of this page to search engines, but to its visitors. */
  framed: z.optional(z.array(LinkInWords)),
});
export type Links = z.infer<typeof Links>;
