import * as z from 'zod/mini';

/**
 * Rendered text, and names that only screen readers announce (of two words or more), by the language declared for them,
 * the first 12 languages; empty in raw HTML. Code is left out.
 */
export const Languages = z.array(
  z.object({
    /** The nearest `lang`, lower case; empty when none is declared. */
    lang: z.string(),
    /** The first 3,000 characters, those of the content area first. */
    text: z.string(),
    /** Letters in `text`. */
    letters: z.number(),
    /** Selector of the first element that declares it. */
    selector: z.string(),
  }),
);
export type Languages = z.infer<typeof Languages>;
