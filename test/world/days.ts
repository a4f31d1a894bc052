const DAY = 24 * 60 * 60 * 1000;

/** The sites age with the calendar: a date that many days from today, so that "kept up" stays true in years to come. */
export const dayIn = (days: number): Date => new Date(Date.now() + days * DAY);

export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

export const dutchDay = (date: Date): string =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

export const thisYear = (): number => new Date().getUTCFullYear();
