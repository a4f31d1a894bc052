import * as z from 'zod/mini';
import { ToldError } from '../../../lib/api/error.ts';

/** Why something below `/api/v1/` was refused: as of a scan, with more codes. */
export const V1Error = z.strictObject({
  ok: z.literal(false),
  error: z.strictObject({ ...ToldError.shape, code: z.string() }),
});
