import * as z from 'zod/mini';
import { StructuredData } from './page/structured-data.ts';
import { part } from './seen.ts';

const Visit = z.object({
  status: z.number(),
  /** It answered with a redirect, which was not followed. */
  redirected: z.boolean(),
  /** The body bears the marks of a challenge. */
  challenged: z.boolean(),
});

/** A sample of the page's internal links: at most six. */
export const Visited = z.object({
  /** Unique internal links of navigation, content and footer. */
  candidates: z.number(),
  sample: z.array(z.object({ url: z.string(), visit: part(Visit) })),
  /** Structured data in the raw HTML of the home page; not applicable when this page is the home page. */
  home: part(StructuredData),
});
export type Visited = z.infer<typeof Visited>;
