import * as z from 'zod/mini';

const ERROR_CODES = [
  'invalid_url',
  'unsupported_page',
  'rate_limited',
  'invalid_key',
  'unreachable',
  'timeout',
  'busy',
  'cancelled',
  'not_gradable',
  'not_found',
  'invalid_request',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why a scan that was made has no result. */
export type FailureCode = Extract<ErrorCode, 'unreachable' | 'timeout' | 'unsupported_page' | 'internal'>;

/** What went wrong. `message` is in the user's language. */
export const ErrorDetail = z.strictObject({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** Seconds. */
  retry_after: z.optional(z.int().check(z.minimum(0))),
  /** The field of the request that is wrong, as a JSON pointer (RFC 6901): `/pillar`. */
  pointer: z.optional(z.string()),
});
export type ErrorDetail = z.infer<typeof ErrorDetail>;

/** Error body of a scan. */
export const ScanError = z.strictObject({ ok: z.literal(false), error: ErrorDetail });
export type ScanError = z.infer<typeof ScanError>;
