import * as z from 'zod/mini';
import { Html } from './html.ts';

/** What moves by itself for more than 5 s on more than 5 % of the viewport, at the time of the scan; empty in raw HTML. */
export const Motion = z.object({
  /** Whether the visitor's own system requests reduced motion: what the page shows to others was then not seen. */
  reduced: z.boolean(),
  /** The first 20. */
  list: z.array(
    z.object({
      kind: z.enum(['animation', 'carousel', 'video']),
      /** Whether it never ends. */
      endless: z.boolean(),
      /** Whether its content travels: a ticker or carousel. */
      travels: z.boolean(),
      /** Whether a control labelled pause or stop is beside it. */
      pausable: z.boolean(),
      selector: z.string(),
      html: Html,
    }),
  ),
});
export type Motion = z.infer<typeof Motion>;
