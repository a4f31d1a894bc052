import * as z from 'zod/mini';

/** Author and dates as the page shows them. */
export const Authorship = z.object({
  /** Texts of elements that name an author by rel, itemprop or class, cut at 120 characters, at most 10. */
  bylines: z.array(z.string()),
  /** `time` elements outside nav, footer and aside, at most 50. */
  times: z.array(z.object({ datetime: z.string(), text: z.string() })),
});
export type Authorship = z.infer<typeof Authorship>;
