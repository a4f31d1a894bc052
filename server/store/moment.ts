const DAY = 86_400_000;

/** The end of a day such as `2027-01-31`, in UTC and in ms since 1970; null where that is no day. */
export const endOfDay = (text: string): number | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // A day that is not there, as 31 February, is another one.
  const isThere = year !== '' && new Date(at).toISOString().slice(0, 10) === text;
  return isThere ? at + DAY : null;
};

/** A moment in ms since 1970 as the store's columns have it. */
export const toDate = (at: number): Date => new Date(at);

/** A moment in ms since 1970 as an answer tells it (RFC 3339). */
export const toIsoText = (at: number): string => new Date(at).toISOString();

/** The same of one that may not be there. */
export const toIsoTextOrNone = (at: number | null): string | null => (at === null ? null : toIsoText(at));
