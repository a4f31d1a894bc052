import * as z from 'zod/mini';

/** Faults in the fields of rich results that the validator finds in the page's structured data. */
export const RichResults = z.array(
  z.object({
    /** `Type.field`, or `Type.one / other` when either would do. */
    field: z.string(),
    fault: z.enum(['missing', 'invalid']),
    level: z.enum(['required', 'recommended']),
  }),
);
