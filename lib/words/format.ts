import type { Locale } from '../model.ts';
import { toIsoText } from '../time.ts';
import { toLanguageTag } from './language.ts';

const KIB = 1_024;

/** Shown for an invalid number or moment. */
const NONE = '–';
/**
 * The range of a date, in milliseconds before and after 1970 (ECMAScript, "Time Values and Time Range"); formatting one
 * beyond it throws.
 */
const RANGE = 8.64e15;
const isMoment = (at: number): boolean => Math.abs(at) <= RANGE;

const formats = new Map<string, Intl.NumberFormat>();

/** Cached per language and options: creating one takes a hundred times as long as formatting a number. */
const formatOf = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(toLanguageTag(locale), options);
  formats.set(key, format);
  return format;
};

const formatNumber = (locale: Locale, value: number, options: Intl.NumberFormatOptions): string =>
  Number.isFinite(value) ? formatOf(locale, options).format(value) : NONE;
/** Formats a moment in ms since 1970 with the given `options`. */
export const formatMoment = (locale: Locale, at: number, options: Intl.DateTimeFormatOptions): string =>
  isMoment(at) ? new Intl.DateTimeFormat(toLanguageTag(locale), options).format(at) : NONE;

/** Points with at most one decimal: `6,3` in Dutch, `6.3` in English. */
export const formatPoints = (locale: Locale, points: number): string =>
  formatNumber(locale, points, { maximumFractionDigits: 1 });

/** Points with exactly one decimal, for columns of numbers. */
export const formatTenths = (locale: Locale, points: number): string =>
  formatNumber(locale, points, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A share of 0-1 as a whole percentage. */
export const formatShare = (locale: Locale, share: number): string =>
  formatNumber(locale, share, { style: 'percent', maximumFractionDigits: 0 });

/** A contrast ratio of WCAG, truncated instead of rounded, so that an insufficient one never looks sufficient: `2,0 : 1`. */
export const formatRatio = (locale: Locale, ratio: number): string =>
  `${formatNumber(locale, ratio, { minimumFractionDigits: 1, maximumFractionDigits: 2, roundingMode: 'trunc' })} : 1`;

/** Bytes in the unit that fits; kB and MB are multiples of 1,024. */
export const formatBytes = (locale: Locale, bytes: number): string => {
  const toDigitOptions = (most: number): Intl.NumberFormatOptions => ({ maximumFractionDigits: most });
  if (bytes < KIB) return `${formatNumber(locale, bytes, toDigitOptions(0))} B`;
  if (bytes < KIB * KIB) return `${formatNumber(locale, bytes / KIB, toDigitOptions(1))} kB`;
  return `${formatNumber(locale, bytes / (KIB * KIB), toDigitOptions(1))} MB`;
};

/** Milliseconds as seconds with two decimals. */
export const formatSeconds = (locale: Locale, ms: number): string =>
  `${formatNumber(locale, ms / 1_000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} s`;

/** Names as one phrase: `nginx en WordPress`. */
export const listIn = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(toLanguageTag(locale)).format(names);

/** Time of day of a moment in ms since 1970: `14:05`. */
export const formatTime = (locale: Locale, at: number): string =>
  formatMoment(locale, at, { hour: '2-digit', minute: '2-digit' });

/** Day and time of a moment in ms since 1970: `20 november 2026 om 14:05`. */
export const formatDay = (locale: Locale, at: number): string =>
  formatMoment(locale, at, { dateStyle: 'long', timeStyle: 'short' });

/** The same on the clock of a time zone, whose name must be valid. */
export const formatDayInZone = (locale: Locale, at: number, timeZone: string): string =>
  formatMoment(locale, at, { dateStyle: 'long', timeStyle: 'short', timeZone });

/** Day of a moment in ms since 1970, short: `20 nov 2026`. */
export const formatDate = (locale: Locale, at: number): string => formatMoment(locale, at, { dateStyle: 'medium' });

/** Two moments in ms since 1970, each by its day and, if both are on the same day, by its time too. */
export const formatTwoDates = (locale: Locale, one: number, other: number): readonly [string, string] => {
  const [first, second] = [formatDate(locale, one), formatDate(locale, other)];
  return first === second ? [formatDay(locale, one), formatDay(locale, other)] : [first, second];
};

/** The day of a moment on this computer's clock, `2026-11-20`, for file names. */
export const toLocalIsoDay = (at: number): string => {
  if (!isMoment(at)) return NONE;
  const day = new Date(at);
  const padToTwo = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${padToTwo(day.getMonth() + 1)}-${padToTwo(day.getDate())}`;
};

/** A machine-readable moment (RFC 3339), for the `datetime` of HTML; undefined for an invalid one. */
export const toIsoMoment = (at: number): string | undefined => (isMoment(at) ? toIsoText(at) : undefined);

/** A difference of whole points with its sign: `+6`, `−3`, `0`. */
export const formatSigned = (locale: Locale, points: number): string =>
  formatNumber(locale, points, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
