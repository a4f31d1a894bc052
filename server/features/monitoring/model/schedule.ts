import type { Cadence } from '../../../../lib/model.ts';
import { DAY, MINUTE, toIsoDay } from '../../../../lib/time.ts';

/** When a site is looked at, on the clock of its own time zone. */
export interface Schedule {
  /** The site's id: decides the minute within the hour, so that not all begin at once. */
  readonly site: string;
  readonly cadence: Cadence;
  /** 0-23. */
  readonly hour: number;
  /** 1 (Monday) to 7; of a weekly one. */
  readonly weekday: number;
  /** 1-31; of a monthly one. In a shorter month its last day. */
  readonly day: number;
  /** A time zone of the IANA database. */
  readonly zone: string;
}

/** What a schedule is where nothing else was asked: at six in the morning, on Mondays, on the first of the month. */
export const USUAL = { hour: 6, weekday: 1, day: 1, zone: 'Europe/Amsterdam' } as const;

/** One time that a schedule comes round. */
export interface Run {
  /** Ms since 1970. */
  readonly at: number;
  /** The day it is for, `2026-11-20`: of one site and one day there is one run. */
  readonly key: string;
}

/** A day of the calendar; a month is 1-12. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a time zone. Throws a RangeError where there is no such zone. */
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

/** What a clock in a zone shows at a moment, as if it were UTC's. */
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
 * When a clock in a zone shows a time, which is given as if it were UTC's. A time that comes twice is its first; one that
 * is left out comes by the clock as it went before, and so in the hour right after.
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

/** Midnight of the first day that a schedule is for, on or after a day; both as if UTC's. */
const computeDueDay = ({ cadence, weekday, day }: Schedule, from: number): number => {
  if (cadence === 'daily') return from;
  // The first of 1970 was a Thursday.
  if (cadence === 'weekly') return from + ((((weekday - 4 - from / DAY) % 7) + 7) % 7) * DAY;
  const { year, month } = toDay(from);
  const computeInMonth = (advance: number): number => {
    const first = toDay(Date.UTC(year, month - 1 + advance, 1));
    return toWall({ ...first, day: Math.min(day, getLastDay(first.year, first.month)) });
  };
  return computeInMonth(0) >= from ? computeInMonth(0) : computeInMonth(1);
};

/**
 * The first run of a schedule after a moment in ms since 1970. Whatever is done in between, the next one depends on that
 * moment alone: nothing drifts, and who asks twice gets the same answer.
 */
export const computeNextRun = (schedule: Schedule, after: number): Run => {
  const { zone, site, hour } = schedule;
  const time = hour * 60 * MINUTE + computeMinute(site) * MINUTE;
  const today = Math.floor(readClock(zone, after) / DAY) * DAY;
  // One day back: of an hour that was left out the run is later than its clock says, over midnight at worst.
  for (let from = today - DAY; ; from += DAY) {
    const due = computeDueDay(schedule, from);
    const at = toMoment(zone, due + time);
    if (at > after) return { at, key: toDayName(toDay(due)) };
    from = due;
  }
};

/**
 * When the next digest of a subscriber is due: on Monday at eight on their clock, after the scans of that morning, in a minute of
 * their own.
 */
export const computeNextDigest = ({ id, zone }: { readonly id: string; readonly zone: string }, after: number): Run =>
  computeNextRun({ site: id, cadence: 'weekly', weekday: 1, day: 1, hour: 8, zone }, after);
