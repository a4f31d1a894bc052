import { parseOffset, toTimestamp } from './calendar.ts';

const FORM =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:([Tt ])(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?([Zz]|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** What a date of ISO 8601's family is made of; null where it has another form or names no moment. */
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

/** A date and time of RFC 3339 (§5.6), in ms since 1970: all its parts, with seconds to 60; null for anything else. */
export const readRfc3339 = (text: string): number | null => {
  const parts = parseParts(text);
  const isWhole = parts?.second !== undefined && parts.separator !== ' ' && /^(?:z|.*:\d\d)$/i.test(parts.zone ?? '');
  return isWhole ? parts.moment : null;
};

/**
 * A date of the W3C's note on date and time, in ms since 1970: a year, month or day, or a moment with its offset. Its
 * seconds end at 59, its `T` and `Z` are capitals.
 */
export const readW3cDate = (text: string): number | null => {
  const parts = parseParts(text);
  if (parts === null || parts.second === '60') return null;
  if (parts.hour === undefined) return parts.moment;
  return parts.separator === 'T' && /^(?:Z|.*:\d\d)$/.test(parts.zone ?? '') ? parts.moment : null;
};

/** A whole day, alone or with a time, as HTML's `datetime` and schema.org have it; without an offset it is taken as UTC. */
export const readIsoDate = (text: string): number | null => {
  const parts = parseParts(text);
  return parts?.day === undefined ? null : parts.moment;
};
