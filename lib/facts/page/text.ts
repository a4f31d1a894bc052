import * as z from 'zod/mini';

/** The page's words; definitions of catalogue 3c, section 4. */
export const Text = z.object({
  /** Visible text of body, a space at every block boundary, the first 150,000 characters. */
  body: z.string(),
  /** Main text: Readability's result, else body without nav, header, footer, aside; empty when under 100 words or in raw HTML. */
  main: z.string(),
  /** Text of the content area, however short, the first 20,000 characters. */
  content: z.string(),
  /** True when one of them was cut. */
  truncated: z.boolean(),
});
export type Text = z.infer<typeof Text>;
