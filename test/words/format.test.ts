import { describe, expect, test } from 'vitest';
import {
  bytesIn,
  dateIn,
  dayIn,
  isoDay,
  isoMoment,
  pointsIn,
  secondsIn,
  shareIn,
  signedIn,
  tenthsIn,
  timeIn,
  twoDatesIn,
} from '../../lib/words/format.ts';

/** 20 November 2026, 14:05 on the clock of this machine. */
const AT = new Date(2026, 10, 20, 14, 5).getTime();

test('numbers have the decimal mark of the language', () => {
  expect([pointsIn('nl', 6.3), pointsIn('en', 6.3), pointsIn('nl', 6)]).toEqual(['6,3', '6.3', '6']);
  expect([tenthsIn('nl', 6), tenthsIn('en', 12.34)]).toEqual(['6,0', '12.3']);
  expect(shareIn('nl', 0.604)).toBe('60%');
});

test('bytes come in the unit that fits', () => {
  expect(bytesIn('nl', 0)).toBe('0 B');
  expect(bytesIn('nl', 1_023)).toBe('1.023 B');
  expect(bytesIn('nl', 1_536)).toBe('1,5 kB');
  expect(bytesIn('en', 3_145_728)).toBe('3 MB');
});

test('moments and durations', () => {
  expect([timeIn('nl', AT), timeIn('en', AT)]).toEqual(['14:05', '14:05']);
  expect(dayIn('nl', AT)).toContain('20 november 2026');
  expect(dayIn('en', AT)).toContain('20 November 2026');
  expect(isoDay(AT)).toBe('2026-11-20');
  expect(secondsIn('nl', 260)).toBe('0,26 s');
});

describe('what is no number and no moment', () => {
  const formats = { pointsIn, tenthsIn, shareIn, bytesIn, secondsIn, signedIn, timeIn, dayIn, dateIn };

  test.each(Object.entries(formats))('is said by %s with a dash, and nothing throws', (_, format) => {
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect(format('nl', none)).toMatch(/^–( s| M?B)?$/);
    for (const far of [1e300, -1e300, 8.64e15 + 1, Number.MAX_SAFE_INTEGER, -0])
      expect(() => format('en', far)).not.toThrow();
  });

  test('is a dash in a file name, and nothing for a machine', () => {
    for (const none of [Number.NaN, 1e300, -8.64e15 - 1])
      expect([isoDay(none), isoMoment(none)]).toEqual(['–', undefined]);
    expect(isoMoment(Date.UTC(2026, 10, 20, 13, 5))).toBe('2026-11-20T13:05:00.000Z');
  });
});

test('two moments are told by their days, and of one day by their times too', () => {
  const DAY = 86_400_000;
  expect(twoDatesIn('nl', AT, AT + DAY)).toEqual([dateIn('nl', AT), dateIn('nl', AT + DAY)]);
  expect(twoDatesIn('nl', AT, AT + 60_000)).toEqual([dayIn('nl', AT), dayIn('nl', AT + 60_000)]);
});
