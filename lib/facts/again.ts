import * as z from 'zod/mini';

/** The same page requested once more, to see what changes from response to response. */
export const Again = z.object({
  /** Values of its Content-Security-Policy header and of the meta elements that enforce one, cut at 16,000 characters. */
  policies: z.array(z.string()),
});
export type Again = z.infer<typeof Again>;
