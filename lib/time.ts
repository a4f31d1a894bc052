/** Units of time in ms. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
export const YEAR = 365 * DAY;

/** Units of time in seconds, as header lines and DNS count. */
export const SECONDS = { day: 86_400, week: 604_800, year: 31_536_000 } as const;

/** A moment in ms since 1970 as answers tell it, in UTC (RFC 3339): `2026-11-20T08:00:00.000Z`. */
export const toIsoText = (at: number): string => new Date(at).toISOString();

/** The same of one that may not be there. */
export const toIsoTextOrNone = (at: number | null): string | null => (at === null ? null : toIsoText(at));

/** The day of a moment in UTC: `2026-11-20`. */
export const toIsoDay = (at: number): string => toIsoText(at).slice(0, 10);

/** Ms since 1970 at which a day (`2026-11-20`) begins in UTC; NaN for what is no day. */
export const parseIsoDay = (text: string): number => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  // Date.UTC takes the years 0 to 99 for those of the last century.
  const at = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  // A day that is not there, as 31 February, is another one.
  return !Number.isNaN(at) && toIsoDay(at) === text ? at : Number.NaN;
};
