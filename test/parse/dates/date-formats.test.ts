import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCookieDate } from '../../../lib/parse/dates/cookie-date.ts';
import { readIsoDate, readRfc3339, readW3cDate } from '../../../lib/parse/dates/iso-dates.ts';
import { readHttpDate, readMailDate } from '../../../lib/parse/dates/mail-dates.ts';
import { parseIsoDay } from '../../../lib/time.ts';
import { DATE_FORMATS, DATED } from '../../truth/date-formats.ts';

const NOW = DATED;
const iso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** Texts that Date.parse accepts and no format allows: every reader rejects them. */
const NEVER = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-11-20T24:00:00Z',
  '2026-13-01',
  '1 1 1',
];
const READERS = {
  'RFC 3339': readRfc3339,
  'W3C date': readW3cDate,
  'ISO 8601': readIsoDate,
  'HTTP-date': (text: string) => readHttpDate(text, NOW),
  'mail date': (text: string) => readMailDate(text, NOW),
  'cookie-date': readCookieDate,
  'day of a table': (text: string) => (Number.isNaN(parseIsoDay(text)) ? null : parseIsoDay(text)),
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test.each(NEVER)('rejects %j', (text) => expect(read(text)).toBeNull());
  test('returns a whole moment or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const moment = read(text);
        expect(moment === null || Number.isInteger(moment)).toBe(true);
      }),
    );
  });
});

describe.each(Object.entries(DATE_FORMATS))('%s', (_, { read, vectors }) => {
  test.each(vectors)('%s is %s', (text, moment) => expect(iso(read(text))).toBe(moment));
});

describe('every date format', () => {
  const seconds = fc.integer({ min: Date.UTC(1980, 0, 1) / 1_000, max: Date.UTC(2070, 0, 1) / 1_000 });
  test('reads back a moment that was written in it', () => {
    fc.assert(
      fc.property(seconds, (second) => {
        const moment = second * 1_000;
        const written = new Date(moment).toISOString();
        const http = new Date(moment).toUTCString();
        expect([readRfc3339(written), readW3cDate(written), readIsoDate(written)]).toEqual([moment, moment, moment]);
        expect([readHttpDate(http, NOW), readMailDate(http, NOW), readCookieDate(http)]).toEqual([
          moment,
          moment,
          moment,
        ]);
      }),
    );
  });
});
