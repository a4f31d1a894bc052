import * as z from 'zod/mini';

/** h1-h6 and role=heading, in document order, the first 300. */
export const Headings = z.array(
  z.object({
    level: z.number(),
    /** Accessible text, cut at 200 characters. */
    text: z.string(),
    visible: z.boolean(),
    /** Whether screen readers pass over it, such as a carousel's copy of a slide; absent when they do not. */
    silent: z.exactOptional(z.boolean()),
  }),
);
