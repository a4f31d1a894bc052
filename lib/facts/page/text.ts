import * as z from 'zod/mini';

/** The page's words; defined in docs/catalogue.md, “Main text and its coverage”. */
export const Text = z.object({
  /**
   * Text of body, with a space at every block boundary, the first 150,000 characters: the rendered text, or in raw HTML
   * the text outside script, style, template, noscript, svg, iframe and `[hidden]`.
   */
  body: z.string(),
  /**
   * Main text: Readability's result, else body without nav, header, footer, aside; empty when under 100 words or in raw
   * HTML. The first 100,000 characters.
   */
  main: z.string(),
  /** Text of the content area, however short, the first 20,000 characters. */
  content: z.string(),
  /** Text of the page's footers, the first 3,000 characters. */
  footer: z.string(),
  /** Text that `data-nosnippet` keeps out of search results, the first 50,000 characters. */
  noSnippet: z.string(),
  /**
   * Text shown in open shadow roots, the first 20,000 characters; absent when the page has none, in raw HTML, and when
   * an earlier version read the page. No other text contains it.
   */
  shadow: z.exactOptional(z.string()),
  /** Ranges of `body` that are code: [start, end) of code, pre, kbd, samp and textarea, at most 500. */
  code: z.array(z.tuple([z.number(), z.number()])),
  /** True when `body` or `main` was cut. */
  truncated: z.boolean(),
});
export type Text = z.infer<typeof Text>;
