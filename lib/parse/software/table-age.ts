import { DAY, parseIsoDay } from '../../time.ts';

/** Days from a date (`2026-08-12`) to a moment in milliseconds since 1970; negative for a future date, NaN for an invalid one. */
export const countDaysSince = (date: string, at: number): number => Math.floor((at - parseIsoDay(date)) / DAY);
