import * as z from 'zod/mini';
import { ErrorDetail } from '../../../lib/api/error.ts';

/** Members of RFC 9457 §3.1, which stand beside the ones of a scan's error. */
export const PROBLEM_MEMBERS = {
  /** Names the kind of problem, and leads to what is said of it. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
} as const;

/** Why something below `/api/v1/` was refused (RFC 9457): with the error of a scan, which has more codes here. */
export const ProblemDetails = z.strictObject({
  ...PROBLEM_MEMBERS,
  ok: z.literal(false),
  error: z.strictObject({ ...ErrorDetail.shape, code: z.string() }),
});
