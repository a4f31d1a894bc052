import type { Cadence } from '../../../../lib/model.ts';
import { DAY, MINUTE, toIsoDay } from '../../../../lib/time.ts';

/** When a site is scanned, in the local time of its time zone. */
export interface Schedule {
  /** The site's id: determines the minute within the hour, so that not all scans start at once. */
  readonly site: string;
  readonly cadence: Cadence;
  /** 0-23. */
  readonly hour: number;
  /** 1 (Monday) to 7; for weekly schedules. */
  readonly weekday: number;
  /** 1-31; for monthly schedules. In a shorter month, its last day. */
  readonly day: number;
  /** A time zone of the IANA database. */
  readonly zone: string;
}

/** The default schedule: at six in the morning, on Mondays, on the first of the month. */
export const USUAL = { hour: 6, weekday: 1, day: 1, zone: 'Europe/Amsterdam' } as const;

/** One run of a schedule. */
export interface Run {
  /** Ms since 1970. */
  readonly at: number;
  /** The day it is for, as `2026-11-20`: a site has one run per day. */
  readonly key: string;
}

/** A day of the calendar; a month is 1-12. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the (cached) date format of a time zone. Throws a RangeError if there is no such zone. */
const createClock = (zone: string): Intl.DateTimeFormat => {
  const numeric = 'numeric';
  const fields = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  } as const;
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', era: 'short', ...fields });
  clocks.set(zone, clock);
  return clock;
};

/** Whether this machine knows a time zone of that name. */
export const isZone = (zone: string): boolean => {
  try {
    return createClock(zone) !== undefined;
  } catch {
    return false;
  }
};

/** Returns the local time of a zone at a moment, encoded as if it were UTC. */
const readClock = (zone: string, at: number): number => {
  const parts = Object.fromEntries(
    createClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/**
 * Converts a local time of a zone (encoded as if it were UTC) to a moment. A time that occurs twice means the first; a skipped
 * time uses the offset from before the change, and so falls in the hour right after.
 */
const toMoment = (zone: string, wall: number): number => {
  const computeOffset = (at: number): number => readClock(zone, at) - at;
  const before = wall - computeOffset(wall - DAY);
  const after = wall - computeOffset(wall + DAY);
  const found = [before, after].filter((at) => readClock(zone, at) === wall);
  return found.length === 0 ? before : Math.min(...found);
};

const toDay = (wall: number): Day => {
  const date = new Date(Date.UTC(1970, 0, 1 + Math.floor(wall / DAY)));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
const toWall = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);
const getLastDay = (year: number, month: number): number => toDay(Date.UTC(year, month, 0)).day;
const toDayName = (day: Day): string => toIsoDay(toWall(day));

/** FNV-1a over the characters: the same for the same text, and spread evenly. */
const hashText = (text: string): number =>
  [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93),
    0x81_1c_9d_c5,
  ) >>> 0;

/** The minute of a site within its hour, 0-59: always the same one. */
export const computeMinute = (site: string): number => hashText(site) % 60;

/** Returns midnight of the first day on or after `from` that a schedule is for; both encoded as if they were UTC. */
const computeDueDay = ({ cadence, weekday, day }: Schedule, from: number): number => {
  if (cadence === 'daily') return from;
  // 1 January 1970 was a Thursday.
  if (cadence === 'weekly') return from + ((((weekday - 4 - from / DAY) % 7) + 7) % 7) * DAY;
  const { year, month } = toDay(from);
  const computeInMonth = (advance: number): number => {
    const first = toDay(Date.UTC(year, month - 1 + advance, 1));
    return toWall({ ...first, day: Math.min(day, getLastDay(first.year, first.month)) });
  };
  return computeInMonth(0) >= from ? computeInMonth(0) : computeInMonth(1);
};

/**
 * Returns the first run of a schedule after a moment in ms since 1970. It depends on that moment alone, so nothing drifts and
 * repeated calls return the same run.
 */
export const computeNextRun = (schedule: Schedule, after: number): Run => {
  const { zone, site, hour } = schedule;
  const time = hour * 60 * MINUTE + computeMinute(site) * MINUTE;
  const today = Math.floor(readClock(zone, after) / DAY) * DAY;
  // Start a day earlier: a run in a skipped hour is later than its local time, at worst past midnight.
  for (let from = today - DAY; ; from += DAY) {
    const due = computeDueDay(schedule, from);
    const at = toMoment(zone, due + time);
    if (at > after) return { at, key: toDayName(toDay(due)) };
    from = due;
  }
};

/**
 * Returns when a subscriber's next digest is due: on Monday at eight in their time zone, after the scans of that morning, at a
 * minute of their own.
 */
export const computeNextDigest = ({ id, zone }: { readonly id: string; readonly zone: string }, after: number): Run =>
  computeNextRun({ site: id, cadence: 'weekly', weekday: 1, day: 1, hour: 8, zone }, after);
