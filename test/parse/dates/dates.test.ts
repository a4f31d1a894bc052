import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDates, listReadings, listShortDates, parseMoment } from '../../../lib/parse/dates/dates.ts';

const iso = (text: string): readonly string[] =>
  findDates(text).map(({ at }) => new Date(at).toISOString().slice(0, 10));

describe('findDates', () => {
  test.each([
    ['Geplaatst op 20 november 2026 door Jan', '2026-11-20'],
    ['20 nov. 2026', '2026-11-20'],
    ['3 mrt 2024', '2024-03-03'],
    ['1 mei 2023', '2023-05-01'],
    ['20-11-2026', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['5.3.2026', '2026-03-05'],
    ['11/20/2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['the 3rd of March 2024', '2024-03-03'],
    ['Mar 3rd, 2024', '2024-03-03'],
    ['1st January 1999', '1999-01-01'],
    ['2nd January 2024', '2024-01-02'],
    ['20th January 2024', '2024-01-20'],
    ['20e januari 2024', '2024-01-20'],
    ['20. januari 2024', '2024-01-20'],
    ['20 jan., 2024', '2024-01-20'],
    ['January 1st 2024', '2024-01-01'],
    ['Jan. 2nd, 2024', '2024-01-02'],
    ['January 20th, 2024', '2024-01-20'],
    ['1-1-1999', '1999-01-01'],
    ['29-02-2024', '2024-02-29'],
    ['12-nov-2026', '2026-11-12'],
    ['12–11–2026', '2026-11-12'],
    ['12 - 11 - 2026', '2026-11-12'],
    ['2026/11/12', '2026-11-12'],
  ])('%s', (text, date) => expect(iso(text)).toEqual([date]));

  test.each([
    '31-04-2026',
    '45-13-2026',
    '20 november',
    'artikel 12-34-5678',
    '10.0.2026.1x',
    '20-11/2026',
    '20-11-1826',
    'x20-11-2026',
    '20-11-20261',
    '2026-11-201',
    '1826-11-20',
    'x2026-11-20',
    '29-02-2023',
    '20 novembers 2026',
    '20   november 2026',
    '120 november 2026',
    '20 november 20261',
    'xnovember 20, 2026',
    'november 20, 20261',
    'versie 1.2.3',
    '2026',
  ])('finds no date in %s', (text) => expect(iso(text)).toEqual([]));

  test.each([
    ['12-11-26, 3/5/24 en 01.02.23', ['2026-11-12', '2024-05-03', '2023-02-01']],
    ["12 nov '26 of 3-mei-24", ['2026-11-12', '2024-05-03']],
    ['12-13-26, 06-12-34-56, 1.2.26.4, 2026-11-12, € 12.11.26,50', []],
  ])('years of two digits in %s: %j', (text, days) => {
    expect(listShortDates(text).map((at) => new Date(at).toISOString().slice(0, 10))).toEqual(days);
    expect(iso(text.replace('2026-11-12, ', ''))).toEqual([]);
  });

  /** Days as a browser formats them (Unicode's CLDR) for readers of Dutch or English. */
  const LOCALES = ['nl', 'nl-BE', 'en-US', 'en-GB', 'en-AU', 'en-IE', 'en-NL'];
  const STYLES = [
    { dateStyle: 'full' },
    { dateStyle: 'long' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { weekday: 'short', day: '2-digit', month: 'long', year: 'numeric' },
  ] as const satisfies readonly Intl.DateTimeFormatOptions[];
  const eachMonth = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9)));

  test.each(LOCALES.flatMap((locale) => STYLES.map((style) => [locale, style] as const)))(
    'reads every month as %s formats it, with %j',
    (locale, style) => {
      const { format } = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
      for (const day of eachMonth) {
        const expected = [day.toISOString().slice(0, 10)];
        for (const text of [format(day), format(day).toUpperCase(), `Bijgewerkt: ${format(day)}.`])
          expect(iso(text), text).toEqual(expected);
      }
    },
  );

  test.each(LOCALES)('reads a month of %s before and after its day', (locale) => {
    for (const day of eachMonth)
      for (const style of ['long', 'short'] as const) {
        const month = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(day);
        const expected = [day.toISOString().slice(0, 10)];
        expect(iso(`9 ${month} 2026`), month).toEqual(expected);
        expect(iso(`${month} 9, 2026`), month).toEqual(expected);
      }
  });

  test.each([
    ...['9 März 2026', '9 août 2026', '9 mai 2026', '9 dic 2026'],
    ...['9 maar 2026', '9 markt 2026', 'mayo 9, 2026', '9 decembers 2026', '9 ma 2026', '9 juno 2026'],
  ])('finds no Dutch or English month in %s', (text) => expect(iso(text)).toEqual([]));

  test('lists dates in the order of the text', () =>
    expect(iso('Op 2 januari 2025 begonnen, bijgewerkt 2026-02-03.')).toEqual(['2025-01-02', '2026-02-03']));

  const piece = fc.oneof(
    fc.constantFrom(
      '1',
      '9',
      '20',
      '31',
      '2024',
      '1999',
      '02',
      '11',
      'mei',
      'Mar',
      'november',
      'sept.',
      'of',
      'e',
      'st',
    ),
    fc.constantFrom('-', '/', '.', ' ', ' ', ',', '20-11-2026', '2026-11-20', '3 mrt 2024', 'May 5, 2025'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );

  test('each date found in any text is a whole day, written where its index says, in order', () =>
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30, size: 'max' }).map((pieces) => pieces.join('')),
        (text) => {
          const found = findDates(text);
          for (const { at, index, text: written } of found) {
            expect(text.startsWith(written, index)).toBe(true);
            expect(at % 86_400_000 === 0 && at >= Date.UTC(1900, 0) && at < Date.UTC(2100, 0)).toBe(true);
            // The year is written in full.
            expect(written).toContain(String(new Date(at).getUTCFullYear()));
            expect(findDates(written).map((one) => one.at)).toContain(at);
          }
          const places = found.map(({ index }) => index);
          expect(places).toEqual(places.toSorted((one, other) => one - other));
        },
      ),
    ));
});

describe('parseMoment', () => {
  test('reads time and zone', () => expect(parseMoment('2026-11-20T08:00:00+01:00')).toBe(Date.UTC(2026, 10, 20, 7)));
  test('reads a day as its midnight', () => expect(parseMoment('2026-11-20')).toBe(Date.UTC(2026, 10, 20)));
  test('reads a space for the T', () => expect(parseMoment('2026-11-20 08:00Z')).toBe(Date.UTC(2026, 10, 20, 8)));
  test('reads a date in words', () => expect(parseMoment('vrijdag 20 november 2026')).toBe(Date.UTC(2026, 10, 20)));
  test.each([
    ['2026-11-20 08:00:30', new Date('2026-11-20T08:00:30').getTime()],
    [' 2026-11-20T08:00Z ', Date.UTC(2026, 10, 20, 8)],
    ['1999-01-02', Date.UTC(1999, 0, 2)],
    ['x 2026-11-20T08:00Z', Date.UTC(2026, 10, 20)],
    ['2026-11-20T8', Date.UTC(2026, 10, 20)],
    ['2026-11-20 x', Date.UTC(2026, 10, 20)],
    ['2026-13-20T08:00Z', null],
  ])('%s', (text, at) => expect(parseMoment(text)).toBe(at));
  test.each(['', 'gisteren', '2026', 'T08:00'])('returns null for %s', (text) => expect(parseMoment(text)).toBeNull());
});

describe('listReadings', () => {
  const may = Date.UTC(2026, 4, 11);
  const november = Date.UTC(2026, 10, 5);
  test.each([
    ['11/5/2026', 'en', [may, november]],
    ['11/5/2026', 'EN-us', [may, november]],
    ['11/5/2026', 'nl', [may]],
    ['11/5/2026', 'eng', [may]],
    ['11/5/2026', 'x-en', [may]],
    ['11/5/2026', null, [may]],
    ['11-5-2026', 'en', [may]],
    ['x11/5/2026', 'en', [may]],
    ['11/5/2026x', 'en', [may]],
    ['13/5/2026', 'en', [may]],
  ])('%s in %s', (text, lang, days) => expect(listReadings({ at: may, index: 0, text }, lang)).toEqual(days));
});
