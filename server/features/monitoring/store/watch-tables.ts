import type { Generated } from 'kysely';
import type { Cadence, Locale, Report, SiteFailure } from '../../../../lib/model.ts';
import type { Json, JsonOrNone } from '../../../core/store/columns.ts';
import type { Baseline } from '../model/changes.ts';
import type { Announced, End } from '../model/ends.ts';
import type { Outage } from '../model/reach.ts';
import type { EventOnly, NoticeContent } from '../notify/notice.ts';

/** What the first scan of a round came to, while a second one is waited for. */
export type Pending = { readonly report: Report } | { readonly failure: SiteFailure; readonly at: number };

/** How a site, or all that bear a tag, are looked at by themselves. */
interface WatchingRow {
  team: string;
  /** Language of the scans. */
  locale: Locale;
  cadence: Cadence;
  hour: number;
  weekday: number;
  day: number;
  zone: string;
}

/** A tag by which sites of a team are watched. */
export interface TagWatchRow extends WatchingRow {
  tag: string;
}

/** A site that is looked at by itself, and where that stands. */
export interface WatchRow extends WatchingRow {
  site: string;
  /** The tag by which it is watched; null where it has a watch of its own, which nothing but its team changes. */
  tag: string | null;
  /** When it is looked again whether the day of its team has room for the scan that is due; null where none waits for that. */
  waits_until: Date | null;
  /** What its latest scan was counted as, to be given back where none was made. */
  counted: string | null;
  /** When the next round begins, and the day that it is for. */
  next_at: Date;
  next_key: string;
  /** The day of the round that is under way, or was last: of one day there is one. */
  run_key: Generated<string>;
  /** Nothing to do until then; a scan is waited for; a second scan is due at `again_at`. */
  state: 'rest' | 'asked' | 'pause';
  /** The name of the question that is waited for, and the place of the latest scan when it was put. */
  question: string | null;
  after: string | null;
  /** How often this scan was put into the queue. */
  tries: Generated<number>;
  again_at: Date | null;
  pending: JsonOrNone<Pending>;
  baseline: JsonOrNone<Baseline>;
  outage: JsonOrNone<Outage>;
  ends: Json<readonly End[]>;
  announced: Json<readonly Announced[]>;
  /** When it is next looked which ends are near. */
  look_at: Date;
}

/** Something that is told once. */
interface NotificationRow {
  id: string;
  team: string;
  site: string | null;
  at: Date;
  what: Json<NoticeContent | EventOnly>;
}

/** One telling of it: to an address or to a webhook. */
interface DeliveryRow {
  notice: string;
  /** The address, or the webhook's id, behind what it is: each gets it once. */
  target: string;
  reader: string | null;
  webhook: string | null;
  state: 'waiting' | 'done' | 'failed';
  tries: Generated<number>;
  /** From when on it may be tried; while it is being tried, until when nobody else does. */
  due_at: Date;
  problem: string | null;
}

/** An address that notices go to, once its owner confirmed that. */
export interface ReaderRow {
  id: string;
  team: string;
  /** The site that it is about; null for all of the team. */
  site: string | null;
  address: string;
  locale: Locale;
  zone: string;
  /** Each notice when it is told; the digest once a week. */
  notices: Generated<boolean>;
  digest: Generated<boolean>;
  /** When the next digest is due, and the day that it is for; null while none is wanted and confirmed. */
  digest_at: Date | null;
  digest_key: Generated<string>;
  made_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
}

/** A question to an address whether it wants notices. */
interface ReaderQuestionRow {
  /** SHA-256 of the address as its mailbox counts. */
  who: string;
  team: string;
  at: Date;
}

/** What a link in a mail does, by the SHA-256 of its token. */
export interface ReaderLinkRow {
  hash: string;
  reader: string;
  deed: 'confirm' | 'leave';
  expires_at: Date;
}

export interface WebhookRow {
  id: string;
  team: string;
  url: string;
  /** What its messages are signed with; it is known to the receiver too, and so is no hash. */
  secret: string;
  made_at: Date;
  failing_since: Date | null;
  off_at: Date | null;
}

/** The tables of what is watched and told. */
export interface WatchTables {
  watches: WatchRow;
  tag_watches: TagWatchRow;
  reader_questions: ReaderQuestionRow;
  told: NotificationRow;
  deliveries: DeliveryRow;
  readers: ReaderRow;
  reader_links: ReaderLinkRow;
  webhooks: WebhookRow;
}
