import * as z from 'zod/mini';

/** The document as a whole. */
export const DocumentFacts = z.object({
  /** `document.URL`, without fragment; for raw HTML the address of the response. */
  url: z.string(),
  contentType: z.string(),
  /** `lang` of the root element as written; null when absent. */
  lang: z.nullable(z.string()),
  quirks: z.boolean(),
  bodyClass: z.string(),
  /** Elements in the light DOM; `complete` is false when the walk stopped at its cap. */
  elements: z.number(),
  complete: z.boolean(),
  openShadowRoots: z.number(),
  /** Whether the HTML was longer than the 2 MiB that are read; always false for the live page. */
  truncated: z.boolean(),
  /** Characters of the serialised source; 0 for the live page. */
  sourceLength: z.number(),
  /** Whether the browser translated the page (`html.translated-ltr`). */
  translated: z.boolean(),
  /** Whether an extension of the visitor's changed the page's colours (Dark Reader); absent when none is noticeable. */
  recoloured: z.exactOptional(z.boolean()),
  /** Enforced policies (CSP) that blocked something here, as the browser reports them; absent when it reports none. */
  refusedBy: z.exactOptional(z.array(z.string())),
});
