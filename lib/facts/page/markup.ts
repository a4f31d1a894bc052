import * as z from 'zod/mini';

/** The composition of the markup. */
export const Markup = z.object({
  /** Elements of HTML by local name, the first 200 names. */
  tags: z.record(z.string(), z.number()),
  /** `manifest` of the root element, the attribute of the application cache; null when absent. */
  appCache: z.nullable(z.string()),
  /** Type or address of each object, embed and applet, at most 20. */
  plugins: z.array(z.string()),
  /** Page state that frameworks embed as data: `__NEXT_DATA__`, `__next_f`, `__NUXT__`. */
  state: z.array(z.string()),
  /** Fragments that links of this page name but no element has, at most 20. */
  deadFragments: z.array(z.string()),
  /** Numbers of lists (not only of links) and tables in the content area. */
  lists: z.number(),
  tables: z.number(),
  /** An element with the role `application` contains at least half of the page; absent when none does. */
  application: z.exactOptional(z.literal(true)),
  /** The content of `noscript` asks visitors to enable scripts; absent when none does. */
  asksScripts: z.exactOptional(z.literal(true)),
  /** Links, buttons and fields of the content area, and how many of them have a name. */
  controls: z.object({
    total: z.number(),
    named: z.number(),
    nameless: z.array(z.string()),
    /** Start tag and short text of each of those, in the same order. */
    namelessHtml: z.exactOptional(z.array(z.string())),
  }),
});
export type Markup = z.infer<typeof Markup>;
