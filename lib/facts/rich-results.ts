import * as z from 'zod/mini';

/** Faults in the fields of rich results, as the validator finds them in the page's structured data. */
export const RichResults = z.array(
  z.object({
    /** `Type.field`, or `Type.one / other` where one of them would do. */
    field: z.string(),
    fault: z.enum(['missing', 'invalid']),
    level: z.enum(['required', 'recommended']),
  }),
);
