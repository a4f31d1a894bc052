import * as z from 'zod/mini';
import { Html } from './html.ts';

/**
 * The fixed or sticky box that covers most of the window at this moment; null when no box covers any of it, when the
 * page itself is inside the box, and in raw HTML.
 */
export const Overlay = z.nullable(
  z.object({
    /** Share of the points of a grid over the window at which it is on top, 0-1. */
    share: z.number(),
    selector: z.string(),
    html: Html,
  }),
);
export type Overlay = z.infer<typeof Overlay>;
