import type { Locale } from '../../../../lib/model.ts';
import { formatDayInZone, formatMoment } from '../../../../lib/words/format.ts';

/** What an item means to its subscriber; determines its colour. The text says the same. */
export type Tone = 'good' | 'warn' | 'fail' | 'info';

/** An item of an email. */
export interface Item {
  readonly tone: Tone;
  readonly title: string;
  /** Its status in a few words, in the colour of its tone; '' when `line` already says it. */
  readonly mark: string;
  /** The current state. */
  readonly line: string;
  /** Names and values, in display order. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** A link in an email. */
export interface Lead {
  readonly label: string;
  readonly href: string;
}

/** The content of an email, from which both its plain text and its HTML are made. */
export interface Email {
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly Item[];
  /** Paragraphs after the items. */
  readonly after: readonly string[];
  readonly act: Lead | null;
  /** Why the subscriber gets it. */
  readonly why: string;
  /** The link to unsubscribe; null in a mail that is sent once. */
  readonly leave: Lead | null;
}

/** The reader of an email, and the targets of its links. */
export interface SubscriberRecord {
  readonly address: string;
  /** Name of the team that requested it. */
  readonly team: string;
  /** The site, or null for all sites of the team, as confirmed. */
  readonly site: string | null;
  readonly locale: Locale;
  /** Time zone of the days and times in it. */
  readonly zone: string;
  readonly links: {
    /** The report of the site, or all sites. */
    readonly view: string;
    /** Confirms an address; '' when there is none to confirm. */
    readonly confirm: string;
    /** Unsubscribes from notices; null when there are none yet. */
    readonly leave: string | null;
  };
}

/** Language and time zone in which times are written. */
type Where = Pick<SubscriberRecord, 'locale' | 'zone'>;

/** Formats a moment in ms since 1970 in the subscriber's time zone: `20 november 2026 om 14:05`. */
export const formatMomentIn = ({ locale, zone }: Where, at: number): string => formatDayInZone(locale, at, zone);

/** Formats only the day: `20 november 2026`. */
export const formatDayIn = ({ locale, zone }: Where, at: number): string =>
  formatMoment(locale, at, { dateStyle: 'long', timeZone: zone });

/** Formats two moments between which something happened: their days, with the times if the day is the same. */
export const formatBetween = (where: Where, last: number, first: number): readonly [string, string] => {
  const [from, to] = [formatDayIn(where, last), formatDayIn(where, first)];
  return from === to ? [formatMomentIn(where, last), formatMomentIn(where, first)] : [from, to];
};
