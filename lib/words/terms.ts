import type { Args, Locale } from '../model.ts';
import { parseIsoDay, SECONDS } from '../time.ts';
import { toLanguageTag } from './language.ts';

type Value = string | number | undefined;

/** A day such as `2026-08-12` in the reader's format; an invalid one is returned unchanged. */
export const formatIsoDate = (locale: Locale, day: Value): string => {
  const at = parseIsoDay(String(day));
  if (Number.isNaN(at)) return String(day ?? '');
  return new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(at);
};

/** A number with at most two decimals; what is not a number is returned unchanged. */
export const formatPlainNumber = (locale: Locale, value: Value): string =>
  Number.isFinite(Number(value))
    ? new Intl.NumberFormat(toLanguageTag(locale), { maximumFractionDigits: 2 }).format(Number(value))
    : String(value ?? '');

/** A language by its tag: `nl-be` is "Vlaams" or "Flemish"; a tag that the browser does not know is returned unchanged. */
export const formatLanguage = (locale: Locale, tag: Value): string => {
  try {
    return new Intl.DisplayNames(toLanguageTag(locale), { type: 'language' }).of(String(tag)) ?? String(tag);
  } catch {
    return String(tag ?? '');
  }
};

/** A protocol by its ALPN name: `h2` is HTTP/2. */
export const formatProtocol = (name: Value): string =>
  String(name ?? '')
    .replace(/^h(?=[23])/, 'HTTP/')
    .replace(/^http\//, 'HTTP/');

const UNITS = [
  { unit: 'day', seconds: SECONDS.day },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/**
 * A time span in whole units of the largest that fits: `5 minuten`, `2 dagen`. Reports of earlier versions contain
 * `days` only.
 */
export const formatSpan = (locale: Locale, { seconds, days }: Args): string => {
  const span = Math.max(0, Number(seconds ?? Number(days) * SECONDS.day));
  const { unit, seconds: size } = UNITS.find((one) => span >= one.seconds) ?? UNITS[3];
  return Number.isFinite(span)
    ? new Intl.NumberFormat(toLanguageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
        Math.floor(span / size),
      )
    : '–';
};
