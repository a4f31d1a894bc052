import { expect, test } from 'vitest';
import { readRetryAfter } from '../../lib/api/exchange.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const AT = 'Fri, 20 Nov 2026 12:05:00 GMT';

test.each<[string | null, string | null, number | null]>([
  ['120', null, 120],
  [' 0 ', null, 0],
  ['999999999', null, 3_600],
  [AT, null, 300],
  [AT, 'Fri, 20 Nov 2026 12:04:00 GMT', 60],
  // A server whose clock is a year off still means five minutes.
  ['Sat, 20 Nov 2027 12:05:00 GMT', 'Sat, 20 Nov 2027 12:00:00 GMT', 300],
  ['Fri, 20 Nov 2026 11:00:00 GMT', null, 0],
  ['Fri, 20 Nov 2099 12:00:00 GMT', null, 3_600],
  ['-5', null, null],
  ['1.5', null, null],
  ['2026', 'kapot', 2_026],
  ['straks', null, null],
  ['2026-11-20T12:05:00Z', null, null],
  ['12 Nov 2099', null, null],
  ['x 20 Nov 2026 12:05:00 GMT', null, null],
  ['', null, null],
  [null, null, null],
])('%j with date %j: %s', (header, date, seconds) => expect(readRetryAfter(header, date, NOW)).toBe(seconds));
