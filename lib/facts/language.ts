import * as z from 'zod/mini';

/** What the browser's own detection says of the page's texts, by the language declared for them. */
export const Language = z.array(
  z.object({
    /** As declared, lower case; empty where none is. */
    declared: z.string(),
    /** Letters in the text that was looked at. */
    letters: z.number(),
    selector: z.string(),
    /** The browser calls its answer reliable. */
    reliable: z.boolean(),
    /** Languages by share of the text, in %, best first, at most three. */
    detected: z.array(z.object({ language: z.string(), percentage: z.number() })),
    /** The text's own words or letters bear the first of them out: browsers detect differently. */
    borneOut: z.boolean(),
    /** Share of the words, in %, that are among the commonest of the declared language, and of the first detected one, but not of both. */
    common: z.object({ declared: z.number(), detected: z.number() }),
  }),
);
export type Language = z.infer<typeof Language>;
