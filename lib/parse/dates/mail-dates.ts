import { getOwn } from '../text/own.ts';
import { parseOffset, toMonthNumber, toTimestamp } from './calendar.ts';

/** Most years that a date with a two-digit year may be in the future (RFC 9110 §5.6.7). */
const FUTURE_YEARS = 50;

/** Expands a two-digit year: one more than fifty years after `now` belongs to the century before. */
const toFullYear = (figures: string, now: number): number => {
  if (figures.length > 2) return Number(figures);
  const today = new Date(now).getUTCFullYear();
  const year = today - (today % 100) + Number(figures);
  return year > today + FUTURE_YEARS ? year - 100 : year;
};

const TIME = '(\\d{2}):(\\d{2}):(\\d{2})';
const MONTH = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const SHORT = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const LONG = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** IMF-fixdate, RFC 850 and asctime: order of day, month, year, time. */
const HTTP_FORMS = [
  new RegExp(`^${SHORT}, (?<day>\\d{2}) (?<month>${MONTH}) (?<year>\\d{4}) (?<time>${TIME}) GMT$`),
  new RegExp(`^${LONG}, (?<day>\\d{2})-(?<month>${MONTH})-(?<year>\\d{2}) (?<time>${TIME}) GMT$`),
  new RegExp(`^${SHORT} (?<month>${MONTH}) (?<day>[ \\d]\\d) (?<time>${TIME}) (?<year>\\d{4})$`),
];

/**
 * Parses an HTTP-date (RFC 9110 §5.6.7) in one of its three forms, with seconds to 60, to milliseconds since 1970.
 * `now` decides the century of a two-digit year. The name of the day is not compared with the date. Null for anything
 * else.
 */
export const readHttpDate = (text: string, now: number): number | null => {
  const form = HTTP_FORMS.find((one) => one.test(text));
  const { day = '', month = '', year = '', time = '' } = form?.exec(text)?.groups ?? {};
  if (form === undefined) return null;
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return toTimestamp({
    year: toFullYear(year, now),
    month: toMonthNumber(month),
    day: Number(day),
    hour,
    minute,
    second,
  });
};

/** Minutes ahead of UTC of the zone names in old mail (RFC 5322 §4.3). */
const ZONES: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};
const MAIL = new RegExp(
  `^(?:[a-z]{3,9}, ?)?(\\d{1,2})[ -]${MONTH}[ -](\\d{4}|\\d{2})(?:,? (\\d{2}):(\\d{2})(?::(\\d{2}))?(?: ([a-z]{1,3}|[+-]\\d{4}))?)?$`,
  'i',
);

/**
 * Parses a date as in mail (RFC 822, 850, 5322) to milliseconds since 1970; also only a day, and a time without zone,
 * in UTC. `now` decides the century of a two-digit year. Null for anything else.
 */
export const readMailDate = (text: string, now: number): number | null => {
  const match = MAIL.exec(text);
  if (match === null) return null;
  const [, day, month = '', year = '', hour = '0', minute = '0', second = '0', zone = 'gmt'] = match;
  const offset = getOwn(ZONES, zone.toLowerCase()) ?? parseOffset(zone);
  if (offset === null) return null;
  return toTimestamp({
    year: toFullYear(year, now),
    month: toMonthNumber(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    offset,
  });
};
