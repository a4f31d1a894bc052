import { DAY, parseIsoDay } from '../../time.ts';

/** Days from a date (`2026-08-12`) to a moment in ms; negative when the date lies ahead, NaN when it is no date. */
export const countDaysSince = (date: string, at: number): number => Math.floor((at - parseIsoDay(date)) / DAY);
