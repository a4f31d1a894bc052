import type { Locale } from '../model.ts';
import { tagOf } from './language.ts';

const KIB = 1_024;

/** Points with at most one decimal: `6,3` in Dutch, `6.3` in English. */
export const pointsIn = (locale: Locale, points: number): string =>
  new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 1 }).format(points);

/** Points with exactly one decimal, for columns of numbers. */
export const tenthsIn = (locale: Locale, points: number): string =>
  new Intl.NumberFormat(tagOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);

/** A share of 0-1 as a whole percentage. */
export const shareIn = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Bytes in the unit that fits; kB and MB of 1,024. */
export const bytesIn = (locale: Locale, bytes: number): string => {
  const number = (value: number, digits: number): string =>
    new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: digits }).format(value);
  if (bytes < KIB) return `${number(bytes, 0)} B`;
  if (bytes < KIB * KIB) return `${number(bytes / KIB, 1)} kB`;
  return `${number(bytes / (KIB * KIB), 1)} MB`;
};

/** Milliseconds as seconds with two decimals. */
export const secondsIn = (locale: Locale, ms: number): string => {
  const seconds = new Intl.NumberFormat(tagOf(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${seconds.format(ms / 1_000)} s`;
};

/** Names as one phrase: `nginx en WordPress`. */
export const listIn = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(tagOf(locale)).format(names);

/** Time of day of a moment in ms since 1970: `14:05`. */
export const timeIn = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(tagOf(locale), { hour: '2-digit', minute: '2-digit' }).format(at);

/** Day and time of a moment in ms since 1970: `20 november 2026 om 14:05`. */
export const dayIn = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Day of a moment in ms since 1970, short: `20 nov 2026`. */
export const dateIn = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium' }).format(at);

/** The day of a moment as `2026-11-20`, for file names. */
export const isoDay = (at: number): string => {
  const day = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** A difference of whole points with its sign: `+6`, `−3`, `0`. */
export const signedIn = (locale: Locale, points: number): string =>
  new Intl.NumberFormat(tagOf(locale), { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(points);
