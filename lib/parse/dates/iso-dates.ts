import { momentAt, offsetOf } from './calendar.ts';

const FORM =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:([Tt ])(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?([Zz]|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** What a date of ISO 8601's family is made of; null where it has another form or names no moment. */
const partsOf = (text: string) => {
  const match = FORM.exec(text);
  if (match === null) return null;
  const [, year = '', month, day, separator, hour, minute, second, fraction, zone] = match;
  const offset = zone === undefined ? 0 : offsetOf(zone);
  if (offset === null) return null;
  const number = (part: string | undefined, otherwise: number): number =>
    part === undefined ? otherwise : Number(part);
  const moment = momentAt({
    year: Number(year),
    month: number(month, 1),
    day: number(day, 1),
    hour: number(hour, 0),
    minute: number(minute, 0),
    second: number(second, 0),
    fraction: fraction ?? '',
    offset,
  });
  return moment === null ? null : { moment, separator, day, hour, second, zone };
};

/** A date and time of RFC 3339 (§5.6), in ms since 1970: all its parts, with seconds to 60; null for anything else. */
export const readRfc3339 = (text: string): number | null => {
  const parts = partsOf(text);
  const isWhole = parts?.second !== undefined && parts.separator !== ' ' && /^(?:z|.*:\d\d)$/i.test(parts.zone ?? '');
  return isWhole ? parts.moment : null;
};

/**
 * A date of the W3C's note on date and time, in ms since 1970: a year, month or day, or a moment with its offset. Its
 * seconds end at 59, its `T` and `Z` are capitals.
 */
export const readW3cDate = (text: string): number | null => {
  const parts = partsOf(text);
  if (parts === null || parts.second === '60') return null;
  if (parts.hour === undefined) return parts.moment;
  return parts.separator === 'T' && /^(?:Z|.*:\d\d)$/.test(parts.zone ?? '') ? parts.moment : null;
};

/** A whole day, alone or with a time, as HTML's `datetime` and schema.org have it; without an offset it is taken as UTC. */
export const readIsoDate = (text: string): number | null => {
  const parts = partsOf(text);
  return parts?.day === undefined ? null : parts.moment;
};

/** Ms since 1970 of a day as our own tables write it (`2026-08-12`); NaN for anything else. */
export const dayOf = (day: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? (readW3cDate(day) ?? Number.NaN) : Number.NaN;
