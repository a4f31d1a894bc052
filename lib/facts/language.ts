import * as z from 'zod/mini';

/** The browser's own language detection in the page's texts, by the language declared for them. */
export const Language = z.array(
  z.object({
    /** As declared, lower case; empty when none is declared. */
    declared: z.string(),
    /** Number of letters in the examined text. */
    letters: z.number(),
    selector: z.string(),
    /** Whether the browser calls its result reliable. */
    reliable: z.boolean(),
    /** Languages by share of the text, in %, best first, at most three. */
    detected: z.array(z.object({ language: z.string(), percentage: z.number() })),
    /** Whether the text's own words or letters confirm the first of them: browsers detect differently. */
    borneOut: z.boolean(),
    /**
     * Shares of the words, in %, that are among the most common of the declared language, and of the first detected
     * one, but not of both.
     */
    common: z.object({ declared: z.number(), detected: z.number() }),
  }),
);
export type Language = z.infer<typeof Language>;
