import * as z from 'zod/mini';
import { Html } from './html.ts';

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
    /** Those that look the same with the focus as without, by the cascade of all rules. */
    bare: z.number(),
    /** Those of which that is not known: a script has a say, or only part of a box that holds several shows it. */
    unknown: z._default(z.number(), 0),
    /** The first 20 bare ones, with the selector of the rule that takes their outline; '' where they are hidden themselves. */
    list: z.array(z.object({ selector: z.string(), rule: z.string(), html: Html })),
  }),
  /** What holds most of the page's text and is laid on its side in one orientation of the screen, with the selector; at most 5. */
  locks: z._default(z.array(z.object({ selector: z.string(), rule: z.string(), html: Html })), []),
});
export type Styles = z.infer<typeof Styles>;
