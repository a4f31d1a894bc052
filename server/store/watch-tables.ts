import type { Generated } from 'kysely';
import type { Locale, Report } from '../../lib/model.ts';
import type { Baseline } from '../../lib/watch/changes.ts';
import type { Announced, End } from '../../lib/watch/ends.ts';
import type { Outage, SiteFailure } from '../../lib/watch/reach.ts';
import type { Cadence } from '../../lib/watch/schedule.ts';
import type { Told } from '../notify/notice.ts';
import type { Json, JsonOrNone } from './columns.ts';

/** What the first scan of a round came to, while a second one is waited for. */
export type Pending = { readonly report: Report } | { readonly failure: SiteFailure; readonly at: number };

/** A site that is looked at by itself, and where that stands. */
export interface WatchRow {
  site: string;
  team: string;
  /** Language of its scans. */
  locale: Locale;
  cadence: Cadence;
  hour: number;
  weekday: number;
  day: number;
  zone: string;
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
export interface ToldRow {
  id: string;
  team: string;
  site: string | null;
  at: Date;
  what: Json<Told>;
}

/** One telling of it: to an address or to a webhook. */
export interface DeliveryRow {
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
  made_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
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
  told: ToldRow;
  deliveries: DeliveryRow;
  readers: ReaderRow;
  reader_links: ReaderLinkRow;
  webhooks: WebhookRow;
}
