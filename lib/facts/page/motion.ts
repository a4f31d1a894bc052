import * as z from 'zod/mini';
import { Html } from './html.ts';

/** What moves by itself for more than 5 s on more than 5 % of the viewport, at the moment of looking; none in raw HTML. */
export const Motion = z.object({
  /** The visitor's own system asks for less motion, so what the page does to others was not seen. */
  reduced: z.boolean(),
  /** The first 20. */
  list: z.array(
    z.object({
      kind: z.enum(['animation', 'carousel', 'video']),
      /** Never ends. */
      endless: z.boolean(),
      /** Its content travels: a ticker or carousel. */
      travels: z.boolean(),
      /** A control that says pause or stop stands beside it. */
      pausable: z.boolean(),
      selector: z.string(),
      html: Html,
    }),
  ),
});
export type Motion = z.infer<typeof Motion>;
