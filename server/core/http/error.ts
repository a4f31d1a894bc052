import * as z from 'zod/mini';
import { ErrorDetail } from '../../../lib/api/error.ts';

/** Members of RFC 9457 §3.1, in addition to those of a scan's error. */
export const PROBLEM_MEMBERS = {
  /** Identifies the kind of problem, and links to its documentation. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
} as const;

/** An error below `/api/v1/` (RFC 9457): includes the error of a scan, which has more codes here. */
export const ProblemDetails = z.strictObject({
  ...PROBLEM_MEMBERS,
  ok: z.literal(false),
  error: z.strictObject({ ...ErrorDetail.shape, code: z.string() }),
});
