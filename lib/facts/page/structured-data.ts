import * as z from 'zod/mini';

/** Structured data as written; microdata and RDFa also as the items that they form. */
export const StructuredData = z.object({
  /** Text of each JSON-LD block of at most 200,000 characters, together at most 200,000. */
  jsonLd: z.array(z.string()),
  /** Classes of the scripts that contain them, at most 20: plug-ins name themselves there. */
  classes: z.optional(z.array(z.string())),
  /** Microdata and RDFa items of schema.org types as JSON-LD, together at most 30,000 characters; live page only. */
  annotated: z.array(z.string()),
  /** Whether a block or an item was left out. */
  truncated: z.boolean(),
  /** Types of microdata (`itemtype`) and RDFa (`typeof`) items, at most 100. */
  types: z.array(z.string()),
  /** Microdata properties of the first 50 items: type, property name, value cut at 200 characters. */
  microdata: z.array(z.object({ type: z.string(), property: z.string(), value: z.string() })),
});
export type StructuredData = z.infer<typeof StructuredData>;
