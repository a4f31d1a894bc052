import { DAY, toIsoDay } from '../../../lib/time.ts';

/** The end of a day such as `2027-01-31`, in UTC and in ms since 1970; null where that is no day. */
export const endOfDay = (text: string): number | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // A day that is not there, as 31 February, is another one.
  const isThere = year !== '' && toIsoDay(at) === text;
  return isThere ? at + DAY : null;
};

/** A moment in ms since 1970 as the store's columns have it. */
export const toDate = (at: number): Date => new Date(at);
