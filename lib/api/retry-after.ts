import { readHttpDate } from '../parse/mail-dates.ts';

/** Seconds that anybody is made to wait at most: the scan API counts by the hour. */
const LONGEST = 3_600;

const clamp = (seconds: number): number => Math.min(LONGEST, Math.max(0, Math.ceil(seconds)));

/**
 * Seconds of a Retry-After header, 0-3600 (RFC 9110 §10.2.3): a number of seconds, or a date, read against the server's
 * own `date` so that a clock that is off does not count. `now` is ms since 1970. Null when it says neither.
 */
export const retryAfter = (header: string | null, date: string | null, now: number): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return clamp(Number(text));
  const until = readHttpDate(text, now);
  return until === null ? null : clamp((until - (readHttpDate(date ?? '', now) ?? now)) / 1_000);
};
