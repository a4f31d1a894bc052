import * as z from 'zod/mini';

/** What style sheets do to focus and motion, as far as they can be read; empty in raw HTML. */
export const Styles = z.object({
  /** Style sheets that apply to this screen, imported ones too. */
  sheets: z.number(),
  /** Those of other origins, whose rules the browser does not show. */
  unreadable: z.number(),
  /** A rule for `prefers-reduced-motion` exists. */
  reducedMotion: z.boolean(),
  focus: z.object({
    /** Rendered elements that take focus without a caret, the first 500. */
    checked: z.number(),
    /** Those whose outline a rule takes and to which no rule for focus gives anything in its place. */
    bare: z.number(),
    /** The first 20 of them, with the selector of the rule. */
    list: z.array(z.object({ selector: z.string(), rule: z.string() })),
  }),
});
export type Styles = z.infer<typeof Styles>;
