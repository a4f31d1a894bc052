import * as z from 'zod/mini';

/** Identifies the document that a tab shows, so that nothing is read from another one. */
export const Shown = z.object({
  /** Absent in Firefox before 153. */
  documentId: z.optional(z.string()),
  /** When the document was created, on the page's own clock. */
  born: z.number(),
  /** Its address from `toPageAddress`, which a web app's route may change without a new document. */
  url: z.string(),
});
export type Shown = z.infer<typeof Shown>;
