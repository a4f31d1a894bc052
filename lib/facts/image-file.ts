import * as z from 'zod/mini';

/** An image file of this site, by the header of the file. */
export const ImageFile = z.object({
  url: z.string(),
  status: z.number(),
  contentType: z.string(),
  /** Format and size by the file's first bytes; null when they are not a known image. Pixels; 0 × 0 for a vector image. */
  image: z.nullable(
    z.object({
      format: z.enum(['png', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'svg']),
      width: z.number(),
      height: z.number(),
    }),
  ),
});
export type ImageFile = z.infer<typeof ImageFile>;
