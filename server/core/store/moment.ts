import { DAY, parseIsoDay } from '../../../lib/time.ts';

/** The end of a day such as `2027-01-31`, in UTC and in ms since 1970; null where that is no day. */
export const endOfDay = (text: string): number | null => {
  const at = parseIsoDay(text);
  return Number.isNaN(at) ? null : at + DAY;
};

/** A moment in ms since 1970 as the store's columns have it. */
export const toDate = (at: number): Date => new Date(at);
