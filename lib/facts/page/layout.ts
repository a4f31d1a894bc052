import * as z from 'zod/mini';

/** Positions in the window as it is now, in CSS pixels; all zero in raw HTML. */
export const Layout = z.object({
  viewport: z.object({ width: z.number(), height: z.number() }),
  /** The visitor prefers the dark scheme (CSS Media Queries 5, `prefers-color-scheme`); absent otherwise. */
  dark: z.exactOptional(z.literal(true)),
  /** Of the root element: content wider than the window makes it scroll sideways. */
  scrollWidth: z.number(),
  clientWidth: z.number(),
  /** Fixed or sticky boxes at the top or bottom edge, at least 80 % wide and under 90 % high, at most 10. */
  bars: z.array(
    z.object({
      edge: z.enum(['top', 'bottom']),
      /** Distance from the edge to the bar's far side. */
      reach: z.number(),
      selector: z.string(),
    }),
  ),
  /** Selectors of focusable elements that are entirely beneath a bar at this moment, at most 20. */
  obscured: z._default(z.array(z.string()), []),
  /** Start tag and short text of each of them, in the same order. */
  obscuredHtml: z.exactOptional(z.array(z.string())),
  /** Whether nothing else can get beneath a bar: the page leaves room when it scrolls, or cannot scroll that far. */
  settled: z._default(z.boolean(), false),
});
export type Layout = z.infer<typeof Layout>;
