import * as z from 'zod/mini';

/** Where things lie in the window as it is now, in CSS pixels; all zero in raw HTML. */
export const Layout = z.object({
  viewport: z.object({ width: z.number(), height: z.number() }),
  /** The reader wants the dark scheme (CSS Media Queries 5, `prefers-color-scheme`); absent otherwise. */
  dark: z.exactOptional(z.literal(true)),
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
  /** Selectors of what takes the focus and lies wholly beneath a bar at this moment, at most 20. */
  obscured: z._default(z.array(z.string()), []),
  /** Start tag and short text of each of them, in the same order. */
  obscuredHtml: z.exactOptional(z.array(z.string())),
  /** Nothing else can come to lie beneath one: the page keeps room when it scrolls, or cannot scroll that far. */
  settled: z._default(z.boolean(), false),
});
export type Layout = z.infer<typeof Layout>;
