import { readHttpDate } from '../dates/mail-dates.ts';

/**
 * Seconds of a Retry-After header (RFC 9110 §10.2.3), 0 or more: a number of seconds, or a date, read against the server's
 * own `date` so that a clock that is off does not count. `now` is ms since 1970. Null when it says neither.
 */
export const parseRetryAfter = (header: string | null, date: string | null, now: number): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = readHttpDate(text, now);
  return until === null ? null : Math.max(0, Math.ceil((until - (readHttpDate(date ?? '', now) ?? now)) / 1_000));
};
