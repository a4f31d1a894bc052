import { readHttpDate } from '../dates/mail-dates.ts';

/**
 * Parses a Retry-After header (RFC 9110 §10.2.3) to seconds, 0 or more: from a number of seconds, or from a date,
 * compared with the server's own `date` so that a wrong clock does not matter. `now` is in milliseconds since 1970.
 * Null when it is neither.
 */
export const parseRetryAfter = (header: string | null, date: string | null, now: number): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = readHttpDate(text, now);
  return until === null ? null : Math.max(0, Math.ceil((until - (readHttpDate(date ?? '', now) ?? now)) / 1_000));
};
