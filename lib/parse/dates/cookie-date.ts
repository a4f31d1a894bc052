import { toMonthNumber, toTimestamp } from './calendar.ts';

/** Delimiters in a cookie's date (RFC 6265 §5.1.1, "delimiter"). */
const DELIMITER = /[\t -/;-@[-`{-~]+/;

interface Found {
  time?: readonly number[];
  day?: number;
  month?: number;
  year?: number;
}

const TIME = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:\D|$)/;
const DAY = /^(\d{1,2})(?:\D|$)/;
const YEAR = /^(\d{2,4})(?:\D|$)/;

/** Assigns a word to the first part of a date that it can be and that is still missing, in the order of the RFC. */
const take = (found: Found, word: string): void => {
  const time = found.time === undefined ? TIME.exec(word) : null;
  const day = found.day === undefined ? DAY.exec(word) : null;
  const month = found.month === undefined ? toMonthNumber(word) : 0;
  const year = found.year === undefined ? YEAR.exec(word) : null;
  if (time !== null) found.time = time.slice(1).map(Number);
  else if (day !== null) found.day = Number(day[1]);
  else if (month !== 0) found.month = month;
  else if (year !== null) found.year = Number(year[1]);
};

const toFullYear = (year: number): number => (year > 99 ? year : year + (year >= 70 ? 1_900 : 2_000));

/**
 * Parses a cookie's date to milliseconds since 1970, by the steps of RFC 6265 §5.1.1; null when they fail, and the date
 * is ignored.
 */
export const readCookieDate = (text: string): number | null => {
  const found: Found = {};
  for (const word of text.split(DELIMITER)) take(found, word);
  const { time, day, month, year } = found;
  if (time === undefined || day === undefined || month === undefined || year === undefined) return null;
  const [hour = 0, minute = 0, second = 0] = time;
  if (second > 59 || toFullYear(year) < 1_601) return null;
  return toTimestamp({ year: toFullYear(year), month, day, hour, minute, second });
};
