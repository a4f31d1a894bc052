import { parseOffset, toTimestamp } from './calendar.ts';

const FORM =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:([Tt ])(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?([Zz]|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** The parts of a date of the ISO 8601 family; null for another form or an invalid moment. */
const parseParts = (text: string) => {
  const match = FORM.exec(text);
  if (match === null) return null;
  const [, year = '', month, day, separator, hour, minute, second, fraction, zone] = match;
  const offset = zone === undefined ? 0 : parseOffset(zone);
  if (offset === null) return null;
  const toNumber = (part: string | undefined, otherwise: number): number =>
    part === undefined ? otherwise : Number(part);
  const moment = toTimestamp({
    year: Number(year),
    month: toNumber(month, 1),
    day: toNumber(day, 1),
    hour: toNumber(hour, 0),
    minute: toNumber(minute, 0),
    second: toNumber(second, 0),
    fraction: fraction ?? '',
    offset,
  });
  return moment === null ? null : { moment, separator, day, hour, second, zone };
};

/**
 * Parses a date and time of RFC 3339 (§5.6) to milliseconds since 1970: all parts are required, seconds go to 60; null
 * for anything else.
 */
export const readRfc3339 = (text: string): number | null => {
  const parts = parseParts(text);
  const isWhole = parts?.second !== undefined && parts.separator !== ' ' && /^(?:z|.*:\d\d)$/i.test(parts.zone ?? '');
  return isWhole ? parts.moment : null;
};

/**
 * Parses a date of the W3C's note on date and time to milliseconds since 1970: a year, month or day, or a moment with
 * its offset. Seconds go to 59, `T` and `Z` are capitals. Null for anything else.
 */
export const readW3cDate = (text: string): number | null => {
  const parts = parseParts(text);
  if (parts === null || parts.second === '60') return null;
  if (parts.hour === undefined) return parts.moment;
  return parts.separator === 'T' && /^(?:Z|.*:\d\d)$/.test(parts.zone ?? '') ? parts.moment : null;
};

/**
 * Parses a whole day, with or without a time, as in HTML's `datetime` and schema.org, to milliseconds since 1970;
 * without an offset it is taken as UTC. Null for anything else.
 */
export const readIsoDate = (text: string): number | null => {
  const parts = parseParts(text);
  return parts?.day === undefined ? null : parts.moment;
};
