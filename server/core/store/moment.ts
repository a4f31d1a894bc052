import { DAY, parseIsoDay } from '../../../lib/time.ts';

/** The end of a day such as `2027-01-31`, in UTC and in milliseconds since 1970; null if it is not a day. */
export const endOfDay = (text: string): number | null => {
  const at = parseIsoDay(text);
  return Number.isNaN(at) ? null : at + DAY;
};

/** Converts milliseconds since 1970 to the type of the store's columns. */
export const toDate = (at: number): Date => new Date(at);
