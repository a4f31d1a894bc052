import { MINUTE } from '../../time.ts';

/** A moment as a format writes it. */
export interface Written {
  /** 0 to 9999. */
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  /** 60 is a leap second; the reader of each format decides whether it is allowed. */
  readonly second?: number;
  /** Part of a second, as written after the point. */
  readonly fraction?: string;
  /** Minutes that the clock is ahead of UTC. */
  readonly offset?: number;
}

/** Milliseconds since 1970 of a valid moment; null for 30 February, 24:00 and the like. */
export const toTimestamp = (written: Written): number | null => {
  const { year, month, day, hour = 0, minute = 0, second = 0, fraction = '', offset = 0 } = written;
  if (hour > 23 || minute > 59 || second > 60) return null;
  const date = new Date(0);
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const ms = Math.trunc(Number(`0.${fraction.slice(0, 9)}0`) * 1_000);
  return date.setUTCHours(hour, minute, second, ms) - offset * MINUTE;
};

/** Minutes of `Z`, `+01:00` or `-0130`; null for anything else. */
export const parseOffset = (zone: string): number | null => {
  if (/^z$/i.test(zone)) return 0;
  const [, sign, hours = '', minutes = ''] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of an English month by its first three letters, from 1; 0 for none. */
export const toMonthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** The year of the first site: nothing older is the date of a page. */
export const FIRST_SITE = 1991;
