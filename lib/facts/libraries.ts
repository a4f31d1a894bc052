import * as z from 'zod/mini';

/** A library that names itself in the page's own JavaScript world; untrusted data, so short and plain. */
export const PageLibrary = z.object({
  /** Id of `lib/data/software/libraries.ts`. */
  library: z.string().check(z.maxLength(40)),
  /** As the page states it; at most 40 characters. */
  version: z.string().check(z.maxLength(40)),
});

export const Libraries = z.array(PageLibrary).check(z.maxLength(100));
export type Libraries = z.infer<typeof Libraries>;
