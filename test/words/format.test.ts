import { describe, expect, test } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDay,
  formatPoints,
  formatSeconds,
  formatShare,
  formatSigned,
  formatTenths,
  formatTime,
  formatTwoDates,
  toIsoMoment,
  toLocalIsoDay,
} from '../../lib/words/format.ts';

/** 20 November 2026, 14:05 in the time zone of this machine. */
const AT = new Date(2026, 10, 20, 14, 5).getTime();

test('numbers have the decimal separator of the language', () => {
  expect([formatPoints('nl', 6.3), formatPoints('en', 6.3), formatPoints('nl', 6)]).toEqual(['6,3', '6.3', '6']);
  expect([formatTenths('nl', 6), formatTenths('en', 12.34)]).toEqual(['6,0', '12.3']);
  expect(formatShare('nl', 0.604)).toBe('60%');
});

test('bytes are in the unit that fits', () => {
  expect(formatBytes('nl', 0)).toBe('0 B');
  expect(formatBytes('nl', 1_023)).toBe('1.023 B');
  expect(formatBytes('nl', 1_536)).toBe('1,5 kB');
  expect(formatBytes('en', 3_145_728)).toBe('3 MB');
});

test('moments and durations are formatted', () => {
  expect([formatTime('nl', AT), formatTime('en', AT)]).toEqual(['14:05', '14:05']);
  expect(formatDay('nl', AT)).toContain('20 november 2026');
  expect(formatDay('en', AT)).toContain('20 November 2026');
  expect(toLocalIsoDay(AT)).toBe('2026-11-20');
  expect(formatSeconds('nl', 260)).toBe('0,26 s');
});

describe('invalid numbers and moments', () => {
  const formats = {
    pointsIn: formatPoints,
    tenthsIn: formatTenths,
    shareIn: formatShare,
    bytesIn: formatBytes,
    secondsIn: formatSeconds,
    signedIn: formatSigned,
    timeIn: formatTime,
    dayIn: formatDay,
    dateIn: formatDate,
  };

  test.each(Object.entries(formats))('are formatted by %s as a dash, without throwing', (_, format) => {
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect(format('nl', none)).toMatch(/^–( s| M?B)?$/);
    for (const far of [1e300, -1e300, 8.64e15 + 1, Number.MAX_SAFE_INTEGER, -0])
      expect(() => format('en', far)).not.toThrow();
  });

  test('are a dash in a file name, and undefined for machines', () => {
    for (const none of [Number.NaN, 1e300, -8.64e15 - 1])
      expect([toLocalIsoDay(none), toIsoMoment(none)]).toEqual(['–', undefined]);
    expect(toIsoMoment(Date.UTC(2026, 10, 20, 13, 5))).toBe('2026-11-20T13:05:00.000Z');
  });
});

test('two moments are formatted by their days, with times on the same day', () => {
  const DAY = 86_400_000;
  expect(formatTwoDates('nl', AT, AT + DAY)).toEqual([formatDate('nl', AT), formatDate('nl', AT + DAY)]);
  expect(formatTwoDates('nl', AT, AT + 60_000)).toEqual([formatDay('nl', AT), formatDay('nl', AT + 60_000)]);
});
