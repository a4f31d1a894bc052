import { parseRetryAfter } from '../parse/http/retry-after.ts';

/** Seconds that anybody is made to wait at most: the scan API counts by the hour. */
const LONGEST = 3_600;

/** Seconds of a Retry-After header, 0-3600 (`lib/parse/http/retry-after.ts`). Null when it says none. */
export const readRetryAfter = (header: string | null, date: string | null, now: number): number | null => {
  const seconds = parseRetryAfter(header, date, now);
  return seconds === null ? null : Math.min(LONGEST, seconds);
};
