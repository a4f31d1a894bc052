import * as z from 'zod/mini';
import { Html } from './html.ts';

/** Effects of style sheets on focus and motion, as far as they can be read; empty in raw HTML. */
export const Styles = z.object({
  /** Number of style sheets that apply to this screen, including imported ones. */
  sheets: z.number(),
  /** Number of those from other origins, whose rules the browser does not expose. */
  unreadable: z.number(),
  /** Whether a rule for `prefers-reduced-motion` exists. */
  reducedMotion: z.boolean(),
  focus: z.object({
    /** Number of rendered elements that take focus without a caret; at most the first 500 are checked. */
    checked: z.number(),
    /** Those that look the same with and without focus, by the cascade of all rules. */
    bare: z.number(),
    /** Those for which that is unknown: a script may change them, or only part of a box with several of them shows the focus. */
    unknown: z._default(z.number(), 0),
    /** The first 20 bare ones, with the selector of the rule that removes their outline; '' when they are hidden themselves. */
    list: z.array(z.object({ selector: z.string(), rule: z.string(), html: Html })),
  }),
  /**
   * Elements that contain most of the page's text and are turned on their side in one orientation of the screen, with
   * the selector; at most 5.
   */
  locks: z._default(z.array(z.object({ selector: z.string(), rule: z.string(), html: Html })), []),
});
export type Styles = z.infer<typeof Styles>;
