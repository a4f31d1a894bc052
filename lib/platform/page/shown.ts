import * as z from 'zod/mini';

/** Which document a tab shows, so that nothing is read of another one. */
export const Shown = z.object({
  /** Firefox before 153 gives none. */
  documentId: z.optional(z.string()),
  /** When the document came to be, on the page's own clock. */
  born: z.number(),
  /** Its address as `toPageAddress` gives it, which a route of a web app may change without another document. */
  url: z.string(),
});
export type Shown = z.infer<typeof Shown>;
