import { BadCopy } from './bad-copy.ts';

/** Copies come from outside: whatever goes into a table is a plain name, version, day or address, or the copy is rejected. */

const NAME = /^[\p{L}\d@][\p{L}\d .,:!()@/&'+_-]{0,79}$/u;
const VERSION = /^\d{1,9}(?:\.\d{1,9}){0,4}[a-z]{0,2}(?:[-.]?[a-z]{1,10}[-.]?[\d.]{0,16})?$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const EARLIEST = '1995-01-01';

const shown = (value: unknown): string => JSON.stringify(String(value).slice(0, 60));

/** A name without markup or control characters, and of limited length. Throws `BadCopy`. */
export const plainName = (value: unknown, where: string): string => {
  if (typeof value === 'string' && NAME.test(value)) return value;
  throw new BadCopy(`${where}: ${shown(value)} is no plain name.`);
};

/** A version such as `1.1.1k`, `2.4.62` or `22.0.0-rc.2`. Throws `BadCopy`. */
export const plainVersion = (value: unknown, where: string): string => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && VERSION.test(text)) return text;
  throw new BadCopy(`${where}: ${shown(value)} is no version.`);
};

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value;

/** A day between 1995 and `latest`, as `YYYY-MM-DD`. Throws `BadCopy`. */
export const plainDay = (value: unknown, where: string, latest: string): string => {
  if (!isDay(value)) throw new BadCopy(`${where}: ${shown(value)} is no day.`);
  if (value < EARLIEST || value > latest)
    throw new BadCopy(`${where}: ${value} lies outside ${EARLIEST} to ${latest}.`);
  return value;
};

/** An https address without a query. Throws `BadCopy`. */
export const plainAddress = (value: unknown, where: string): string => {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol === 'https:' && url.username === '' && url.search === '' && url.href === encodeURI(url.href))
    return url.href;
  throw new BadCopy(`${where}: ${shown(value)} is no https address.`);
};

/** The day a number of days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toJSON().slice(0, 10);
