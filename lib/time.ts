/** Units of time in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
export const YEAR = 365 * DAY;

/** Units of time in seconds, as used by header lines and DNS. */
export const SECONDS = { day: 86_400, week: 604_800, year: 31_536_000 } as const;

/** Formats a moment in ms since 1970 for answers, in UTC (RFC 3339): `2026-11-20T08:00:00.000Z`. */
export const toIsoText = (at: number): string => new Date(at).toISOString();

/** The same for a moment that may be null. */
export const toIsoTextOrNone = (at: number | null): string | null => (at === null ? null : toIsoText(at));

/** The day of a moment in UTC: `2026-11-20`. */
export const toIsoDay = (at: number): string => toIsoText(at).slice(0, 10);

/** Milliseconds since 1970 at which a day (`2026-11-20`) begins in UTC; NaN for an invalid day. */
export const parseIsoDay = (text: string): number => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  const at = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  // A day that does not exist, such as 31 February, becomes another one.
  return !Number.isNaN(at) && toIsoDay(at) === text ? at : Number.NaN;
};
