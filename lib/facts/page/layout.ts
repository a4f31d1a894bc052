import * as z from 'zod/mini';

/** Where things lie in the window as it is now, in CSS pixels; all zero in raw HTML. */
export const Layout = z.object({
  viewport: z.object({ width: z.number(), height: z.number() }),
  /** Of the root element: content wider than the window scrolls sideways. */
  scrollWidth: z.number(),
  clientWidth: z.number(),
  /** Fixed or sticky boxes at the top or bottom edge, at least 80 % wide and under 90 % high, at most 10. */
  bars: z.array(
    z.object({
      edge: z.enum(['top', 'bottom']),
      /** From the edge to the bar's far side. */
      reach: z.number(),
      selector: z.string(),
    }),
  ),
  /** Targets of links within the page. */
  targets: z.number(),
  /** Selectors of the targets that the top bars would cover, by `scroll-padding-top` and `scroll-margin-top`; at most 20. */
  covered: z.array(z.string()),
});
export type Layout = z.infer<typeof Layout>;
