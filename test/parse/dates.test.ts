import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datesIn, momentOf } from '../../lib/parse/dates.ts';

const iso = (text: string): readonly string[] => datesIn(text).map(({ at }) => new Date(at).toISOString().slice(0, 10));

describe('dates in a text', () => {
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
  ])('%s', (text, date) => expect(iso(text)).toEqual([date]));

  test.each(['31-04-2026', '45-13-2026', '20 november', 'artikel 12-34-5678', '10.0.2026.1x', 'versie 1.2.3', '2026'])(
    '%s holds none',
    (text) => expect(iso(text)).toEqual([]),
  );

  const MONTHS = [
    ['januari', 'january', 'jan'],
    ['februari', 'february', 'feb'],
    ['maart', 'march', 'mrt', 'mar'],
    ['april', 'apr'],
    ['mei', 'may'],
    ['juni', 'june', 'jun'],
    ['juli', 'july', 'jul'],
    ['augustus', 'august', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'october', 'okt', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ];
  test.each(MONTHS.flatMap((names, index) => names.map((name) => [name, String(index + 1).padStart(2, '0')])))(
    '%s is month %s, before and after its day',
    (name, month) => {
      expect(iso(`9 ${name} 2026`)).toEqual([`2026-${month}-09`]);
      expect(iso(`${name?.toUpperCase()} 9, 2026`)).toEqual([`2026-${month}-09`]);
    },
  );

  test('in the order in which they stand', () =>
    expect(iso('Op 2 januari 2025 begonnen, bijgewerkt 2026-02-03.')).toEqual(['2025-01-02', '2026-02-03']));

  test('never throws', () => fc.assert(fc.property(fc.string(), (text) => void datesIn(text))));
});

describe('moments', () => {
  test('with time and zone', () => expect(momentOf('2026-11-20T08:00:00+01:00')).toBe(Date.UTC(2026, 10, 20, 7)));
  test('a day alone is its midnight', () => expect(momentOf('2026-11-20')).toBe(Date.UTC(2026, 10, 20)));
  test('a space for the T', () => expect(momentOf('2026-11-20 08:00Z')).toBe(Date.UTC(2026, 10, 20, 8)));
  test('words', () => expect(momentOf('vrijdag 20 november 2026')).toBe(Date.UTC(2026, 10, 20)));
  test.each(['', 'gisteren', '2026', 'T08:00'])('%s is none', (text) => expect(momentOf(text)).toBeNull());
});
