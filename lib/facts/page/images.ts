import * as z from 'zod/mini';
import { Region } from './links.ts';

export const Image = z.object({
  /** `src` as written, cut at 500 characters (data: addresses at 40); null when absent. */
  raw: z.nullable(z.string()),
  /** Resolved, cut at 500 characters; null when there is none. */
  src: z.nullable(z.string()),
  /** Whether only an attribute for scripts, such as `data-src`, has the address. */
  lazyByScript: z.boolean(),
  loading: z.string(),
  /** As written; null when absent. Cut at 500. */
  alt: z.nullable(z.string()),
  /** CSS pixels as rendered; 0 in raw HTML. */
  width: z.number(),
  height: z.number(),
  naturalWidth: z.number(),
  /** Whether loading has ended: `complete`. With a natural width of 0 the image is broken. */
  complete: z.boolean(),
  /** Hidden from assistive technology: role none or presentation, aria-hidden. */
  decorative: z.boolean(),
  region: Region,
  lang: z.string(),
  selector: z.string(),
});

export const Images = z.object({
  total: z.number(),
  /** `img` elements, the first 500. */
  list: z.array(Image),
  /** `img` elements with an alt text in frames that were examined, the first 100; they do not count for search engines. */
  framed: z.optional(z.array(z.pick(Image, { alt: true, decorative: true, selector: true, src: true }))),
  /** Elements of the content area, at least 200 px wide, whose picture is a CSS background. At most 50 addresses. */
  backgrounds: z.array(z.string()),
});
export type Images = z.infer<typeof Images>;
