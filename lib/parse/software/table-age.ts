import { DAY } from '../../time.ts';
import { dayOf } from '../dates/iso-dates.ts';

/** Days from a date (`2026-08-12`) to a moment in ms; negative when the date lies ahead, NaN when it is no date. */
export const daysSince = (date: string, at: number): number => Math.floor((at - dayOf(date)) / DAY);
