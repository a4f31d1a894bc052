import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CADENCES } from '../../../../../lib/model.ts';
import {
  computeMinute,
  computeNextRun,
  isZone,
  type Schedule,
  USUAL,
} from '../../../../../server/features/monitoring/model/schedule.ts';

const DAY = 86_400_000;
const daily: Schedule = { site: 'a', cadence: 'daily', ...USUAL };
const minute = computeMinute('a') * 60_000;
const at = (year: number, month: number, day: number, hour = 0): number => Date.UTC(year, month - 1, day, hour);

/** The local time in a zone, from another formatter than the one under test. */
const clock = (zone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

describe('a daily run', () => {
  test('is at its local hour, in summer and in winter', () => {
    expect(computeNextRun(daily, at(2026, 11, 20, 12))).toEqual({
      at: at(2026, 11, 21, 5) + minute,
      key: '2026-11-21',
    });
    expect(computeNextRun(daily, at(2026, 7, 1, 12))).toEqual({ at: at(2026, 7, 2, 4) + minute, key: '2026-07-02' });
  });

  test('in an hour that the clock skips comes once, in the next hour', () => {
    const run = computeNextRun({ ...daily, hour: 2 }, at(2027, 3, 27, 12));
    expect(run).toEqual({ at: at(2027, 3, 28, 1) + minute, key: '2027-03-28' });
    expect(clock('Europe/Amsterdam', run.at)).toMatch(/^2027-03-28 03:/);
    expect(computeNextRun({ ...daily, hour: 2 }, run.at).key).toBe('2027-03-29');
  });

  test('in an hour that occurs twice comes once, the first time', () => {
    const run = computeNextRun({ ...daily, hour: 2 }, at(2026, 10, 24, 12));
    expect(run).toEqual({ at: at(2026, 10, 25, 0) + minute, key: '2026-10-25' });
    expect(computeNextRun({ ...daily, hour: 2 }, run.at).key).toBe('2026-10-26');
  });
});

test.each([
  ['weekly', { cadence: 'weekly', weekday: 5 }, '2026-11-27'],
  ['weekly, on this very day', { cadence: 'weekly', weekday: 3 }, '2026-11-25'],
  ['monthly', { cadence: 'monthly', day: 1 }, '2026-12-01'],
  ['monthly, on a day that the month does not have', { cadence: 'monthly', day: 31 }, '2026-11-30'],
] as const)('a run is %s', (_, changes, key) => {
  expect(computeNextRun({ ...daily, ...changes }, at(2026, 11, 25, 1)).key).toBe(key);
});

test('a monthly run on day 31 is on the last day of February', () => {
  const last = { ...daily, cadence: 'monthly', day: 31 } as const;
  expect(computeNextRun(last, at(2028, 2, 1)).key).toBe('2028-02-29');
  expect(computeNextRun(last, at(2027, 2, 1)).key).toBe('2027-02-28');
});

test('sites are spread over the minutes of the hour', () => {
  const minutes = Array.from({ length: 6_000 }, (_, site) => computeMinute(`site_${site}`));
  const counts = Array.from({ length: 60 }, (_, minute) => minutes.filter((one) => one === minute).length);
  expect(Math.min(...counts)).toBeGreaterThan(60);
  expect(Math.max(...counts)).toBeLessThan(150);
});

test('a valid zone is one that this machine knows', () => {
  expect(['Europe/Amsterdam', 'UTC', 'Pacific/Apia'].map(isZone)).toEqual([true, true, true]);
  expect(['Europe/Nergens', '', 'x'.repeat(200)].map(isZone)).toEqual([false, false, false]);
});

const ZONES = [
  'Europe/Amsterdam',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/Santiago',
  'America/Havana',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Tehran',
  'Atlantic/Azores',
  // This zone has two hours of summer time.
  'Antarctica/Troll',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'UTC',
];
const anySchedule = fc.record<Schedule>({
  site: fc.string({ maxLength: 12 }),
  cadence: fc.constantFrom(...CADENCES),
  hour: fc.integer({ min: 0, max: 23 }),
  weekday: fc.integer({ min: 1, max: 7 }),
  day: fc.integer({ min: 1, max: 31 }),
  zone: fc.constantFrom(...ZONES),
});
const anyMoment = fc.integer({ min: at(2000, 1, 1), max: at(2037, 1, 1) });
/** How late a run may be on the clock of its zone, in ms: the gaps of summer time. */
const LATE = [0, 30, 60, 120].map((minutes) => minutes * 60_000);
const STEPS = { daily: [1, 1], weekly: [7, 7], monthly: [28, 31] } as const;
const numberOf = (key: string): number => {
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number);
  return at(year, month, day) / DAY;
};

describe('a zone that crossed the date line', () => {
  const runs = (schedule: Schedule, start: number, count: number): readonly string[] => {
    const found = [computeNextRun(schedule, start)];
    while (found.length < count) found.push(computeNextRun(schedule, found.at(-1)?.at ?? 0));
    return found.map((one) => `${one.key} ${clock(schedule.zone, one.at).slice(0, 13)}`);
  };

  test('and skipped a day runs once per scheduled day', () => {
    const apia = { ...daily, zone: 'Pacific/Apia' } as const;
    expect(runs(apia, at(2011, 12, 29, 0), 4)).toEqual([
      '2011-12-29 2011-12-29 06',
      // The skipped day runs at its hour on the day after, together with that day's own run.
      '2011-12-30 2011-12-31 06',
      '2012-01-01 2012-01-01 06',
      '2012-01-02 2012-01-02 06',
    ]);
    expect(runs({ ...apia, cadence: 'monthly', day: 30 }, at(2011, 12, 1), 2)).toEqual([
      '2011-12-30 2011-12-31 06',
      '2012-01-30 2012-01-30 06',
    ]);
    // The skipped 30 December 2011 would have been a Friday.
    expect(runs({ ...apia, cadence: 'weekly', weekday: 5 }, at(2011, 12, 25), 2)).toEqual([
      '2011-12-30 2011-12-31 06',
      '2012-01-06 2012-01-06 06',
    ]);
  });

  test('and repeated a day runs once for it', () => {
    const kwajalein = { ...daily, zone: 'Pacific/Kwajalein' } as const;
    const found = runs(kwajalein, at(1969, 9, 28), 6);
    expect(new Set(found.map((one) => one.slice(0, 10))).size).toBe(6);
    expect(found.map((one) => one.slice(0, 10))).toEqual(found.map((one) => one.slice(11, 21)));
  });
});

describe('any schedule', () => {
  test('skips and repeats no day for years, at its local hour, or the hour after a gap', {
    tags: ['full'],
  }, () => {
    fc.assert(
      fc.property(anySchedule, anyMoment, (schedule, start) => {
        const [least, most] = STEPS[schedule.cadence];
        let run = computeNextRun(schedule, start);
        for (let left = 400; left > 0; left -= 1) {
          const next = computeNextRun(schedule, run.at);
          const days = numberOf(next.key) - numberOf(run.key);
          expect(days).toBeGreaterThanOrEqual(least);
          expect(days).toBeLessThanOrEqual(most);
          const wanted = Date.UTC(1970, 0, 1, schedule.hour, computeMinute(schedule.site));
          const [day = '', time = ''] = clock(schedule.zone, next.at).split(' ');
          const [hours = 0, minutes = 0] = time.split(':').map(Number);
          const late = (numberOf(day) - numberOf(next.key)) * DAY + Date.UTC(1970, 0, 1, hours, minutes) - wanted;
          expect(LATE).toContain(late);
          run = next;
        }
      }),
      { numRuns: 10 },
    );
  });

  test('gives the same next run at any moment between two runs', () => {
    fc.assert(
      fc.property(anySchedule, anyMoment, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, start, share) => {
        const one = computeNextRun(schedule, start);
        const two = computeNextRun(schedule, one.at);
        expect(one.at).toBeGreaterThan(start);
        expect(computeNextRun(schedule, one.at - 1)).toEqual(one);
        expect(computeNextRun(schedule, one.at + Math.floor(share * (two.at - one.at - 1)))).toEqual(two);
      }),
    );
  });
});
