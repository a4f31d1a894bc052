import { toTimestamp } from './calendar.ts';
import { readIsoDate } from './iso-dates.ts';

/** A date found in a text: its day in milliseconds since 1970 (UTC), its index, and how it is written. */
interface FoundDate {
  readonly at: number;
  readonly index: number;
  readonly text: string;
}

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
] as const;

const NAMES = MONTHS.flat().join('|');
const NUMERIC = /\b(\d{1,2})( ?[-–/.] ?)(\d{1,2})\2((?:19|20)\d{2})\b/g;
const ISO = /\b((?:19|20)\d{2})([-/])(\d{2})\2(\d{2})(?!\d)/g;
const DAY_FIRST = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|e)?(?:[ .]{1,2}|-)(?:of )?(${NAMES})\\b\\.?(?:,? |-)((?:19|20)\\d{2})\\b`,
  'gi',
);
const MONTH_FIRST = new RegExp(`\\b(${NAMES})\\b\\.? (\\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\\d{2})\\b`, 'gi');

/** With a year of two digits: `12-11-26`, `12 nov '26`. */
const SHORT = new RegExp(
  `(?<![\\d.,/–-])(\\d{1,2})(?:([-/.])(\\d{1,2})\\2|[ .-]{1,2}(${NAMES})\\b\\.?[ -]['’]?)(\\d{2})(?!\\d|[-/.,]\\d)`,
  'gi',
);

/** Milliseconds since 1970 of a valid day; null for the 31st of April. */
const toDay = (year: number, month: number, day: number): number | null => toTimestamp({ year, month, day });

const toMonth = (name: string): number =>
  MONTHS.findIndex((names) => (names as readonly string[]).includes(name.toLowerCase())) + 1;

type Reading = readonly [pattern: RegExp, read: (groups: readonly string[]) => number | null];

const READINGS: readonly Reading[] = [
  [ISO, ([year = '', , month = '', day = '']) => toDay(Number(year), Number(month), Number(day))],
  // Day first, as in Dutch; when that is not a date, the American order.
  [
    NUMERIC,
    ([first = '', , second = '', year = '']) =>
      toDay(Number(year), Number(second), Number(first)) ?? toDay(Number(year), Number(first), Number(second)),
  ],
  [DAY_FIRST, ([day = '', month = '', year = '']) => toDay(Number(year), toMonth(month), Number(day))],
  [MONTH_FIRST, ([month = '', day = '', year = '']) => toDay(Number(year), toMonth(month), Number(day))],
];

/** Dates in a text, in order of appearance: in figures (day first), and in words in Dutch and English. */
export const findDates = (text: string): readonly FoundDate[] =>
  READINGS.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const at = read(match.slice(1).map((group) => group ?? ''));
      return at === null ? [] : [{ at, index: match.index, text: match[0] }];
    }),
  ).sort((a, b) => a.index - b.index);

/**
 * The days, in milliseconds since 1970, that figures may mean whose year has two digits, day first. They may be anything
 * else as well, so they only confirm a date that is known.
 */
export const listShortDates = (text: string): readonly number[] =>
  [...text.matchAll(SHORT)].flatMap(
    ([, day, , month, name = '', year]) =>
      toDay(2000 + Number(year), month === undefined ? toMonth(name) : Number(month), Number(day)) ?? [],
  );

/** The days that a date may mean: on an English page 11/5/2026 may be the fifth of November. */
export const listReadings = ({ at, text }: FoundDate, lang: string | null): readonly number[] => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const other =
    year !== undefined && /^en\b/i.test(lang ?? '') ? toDay(Number(year), Number(month), Number(day)) : null;
  return other === null ? [at] : [at, other];
};

/** Milliseconds since 1970 of a machine-readable date (ISO 8601), else of the first date in the text; null when there is none. */
export const parseMoment = (text: string): number | null => {
  const trimmed = text.trim();
  const moment = /^(?:19|20)/.test(trimmed) ? readIsoDate(trimmed) : null;
  return moment ?? findDates(trimmed)[0]?.at ?? null;
};
