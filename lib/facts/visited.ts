import * as z from 'zod/mini';
import { StructuredData } from './page/structured-data.ts';
import { createPartSchema } from './seen.ts';

const Visit = z.object({
  status: z.number(),
  /** Whether it answered with a redirect, which was not followed. */
  redirected: z.boolean(),
  /** Whether the body has the marks of a challenge. */
  challenged: z.boolean(),
});

/** What a page behind a link makes open to anybody: the kinds of `lib/parse/page-kind/administration.ts`. */
const Opening = z.object({
  kind: z.enum([
    'openWithoutPassword',
    'installerOpen',
    'statedCredentials',
    'loginPublic',
    'debugPage',
    'secretFiles',
  ]),
  /** The software, or the first file. */
  name: z.string(),
});

/** A sample of the page's internal links: at most six. */
export const Visited = z.object({
  /** Number of unique internal links of navigation, content and footer. */
  candidates: z.number(),
  sample: z.array(z.object({ url: z.string(), visit: createPartSchema(Visit) })),
  /** Structured data in the raw HTML of the home page; not applicable when this page is the home page. */
  home: createPartSchema(StructuredData),
  /**
   * The page's first link to administration of a database or server, with what it opens to a stranger; absent when
   * there is no such link.
   */
  administration: z.exactOptional(z.object({ url: z.string(), opened: createPartSchema(z.nullable(Opening)) })),
});
export type Visited = z.infer<typeof Visited>;
