import type { Locale } from '../../../../lib/model.ts';
import { formatDayInZone, formatMoment } from '../../../../lib/words/format.ts';

/** What a thing in a mail is to its subscriber, by which it is coloured; its words say the same. */
export type Tone = 'good' | 'warn' | 'fail' | 'info';

/** One thing that a letter tells. */
export interface Item {
  readonly tone: Tone;
  readonly title: string;
  /** A few words on how it stands, in the colour of its tone; '' where its line says so. */
  readonly mark: string;
  /** What is so now. */
  readonly line: string;
  /** Name and value, in the order in which they are told. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** An address that a letter leads to. */
export interface Lead {
  readonly label: string;
  readonly href: string;
}

/** A mail before it has a form: the same words make its text and its HTML. */
export interface Email {
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly Item[];
  /** What is said after them. */
  readonly after: readonly string[];
  readonly act: Lead | null;
  /** Why the subscriber gets it. */
  readonly why: string;
  /** Where no more is asked for; null in what is sent once. */
  readonly leave: Lead | null;
}

/** Who reads a letter, and where its links lead. */
export interface SubscriberRecord {
  readonly address: string;
  /** Who asked for it, as they are called. */
  readonly team: string;
  /** Null for all sites of the team, as it was confirmed. */
  readonly site: string | null;
  readonly locale: Locale;
  /** Time zone of the days and times in it. */
  readonly zone: string;
  readonly links: {
    /** The report of the site, or all sites. */
    readonly view: string;
    /** Confirms an address; '' where none is to be confirmed. */
    readonly confirm: string;
    /** Where notices end; null where there are none yet. */
    readonly leave: string | null;
  };
}

/** Where and in which language moments are told. */
type Where = Pick<SubscriberRecord, 'locale' | 'zone'>;

/** A moment in ms since 1970 on the subscriber's clock: `20 november 2026 om 14:05`. */
export const formatMomentIn = ({ locale, zone }: Where, at: number): string => formatDayInZone(locale, at, zone);

/** Its day: `20 november 2026`. */
export const formatDayIn = ({ locale, zone }: Where, at: number): string =>
  formatMoment(locale, at, { dateStyle: 'long', timeZone: zone });

/** Two moments that one thing lies between: their days, and their times too where the day is the same. */
export const formatBetween = (where: Where, last: number, first: number): readonly [string, string] => {
  const [from, to] = [formatDayIn(where, last), formatDayIn(where, first)];
  return from === to ? [formatMomentIn(where, last), formatMomentIn(where, first)] : [from, to];
};
