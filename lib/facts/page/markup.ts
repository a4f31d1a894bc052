import * as z from 'zod/mini';

/** What the markup is made of. */
export const Markup = z.object({
  /** Elements by local name, the first 200 names. */
  tags: z.record(z.string(), z.number()),
  /** `manifest` of the root element, the attribute of the application cache; null when absent. */
  appCache: z.nullable(z.string()),
  /** Type or address of each object, embed and applet, at most 20. */
  plugins: z.array(z.string()),
  /** Page state that frameworks send along as data: `__NEXT_DATA__`, `__next_f`, `__NUXT__`. */
  state: z.array(z.string()),
  /** Fragments that links of this page name and no element carries, at most 20. */
  deadFragments: z.array(z.string()),
  /** Lists (not of links alone) and tables of the content area. */
  lists: z.number(),
  tables: z.number(),
  /** An element with the role of an application holds at least half of the page; absent where none does. */
  application: z.exactOptional(z.literal(true)),
  /** What stands in `noscript` asks for scripts; absent where nothing does. */
  asksScripts: z.exactOptional(z.literal(true)),
  /** Links, buttons and fields of the content area, and how many of them carry a name. */
  controls: z.object({
    total: z.number(),
    named: z.number(),
    nameless: z.array(z.string()),
    /** Start tag and short text of each of those, in the same order. */
    namelessHtml: z.exactOptional(z.array(z.string())),
  }),
});
export type Markup = z.infer<typeof Markup>;
