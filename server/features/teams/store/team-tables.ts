import type { Generated } from 'kysely';
import type { StoredDecision } from '../../../../lib/decision.ts';
import type { Evidence } from '../../../../lib/evidence.ts';
import type { Locale, Report } from '../../../../lib/model.ts';
import type { Json, JsonOrNone, Scores } from '../../../core/store/columns.ts';

/** Whom to tell about a site. */
export interface SiteContact {
  readonly name: string;
  /** An e-mail address, a telephone number, whatever reaches them. */
  readonly reach: string;
}

/** A site of a team. */
export interface SiteRow {
  id: string;
  team: string;
  /** As `toAddress` writes it. */
  url: string;
  domain: string;
  client: Generated<string>;
  tags: Json<readonly string[]>;
  contacts: Json<readonly SiteContact[]>;
  /** Addresses of pages that a scan of several pages always looks at. */
  pinned: Json<readonly string[]>;
  decisions: Json<readonly StoredDecision[]>;
  made_at: Date;
  /** When somebody of the team last saw that its total fell; null where nobody did. */
  acknowledged_at: Generated<Date | null>;
}

/** A scan of a site that its team asked for, or handed in. */
export interface SiteScanRow {
  seq: Generated<string>;
  site: string;
  /** The id of the scan; its report may be forgotten meanwhile. */
  scan: string;
  at: Date;
  source: 'service' | 'extension';
  total: number | null;
  scores: Json<Scores>;
  danger: number;
  rules: number;
  /** A report that was handed in; null where the scan is one of ours. */
  imported: JsonOrNone<Report>;
}

/** A team that waits for a scan. */
export interface ScanSubscriptionRow {
  scan_key: string;
  team: string;
  /** Somebody who may read asked: the report is the team's too. */
  may_read: Generated<boolean>;
  at: Date;
}

/** Many pages at once. */
export interface BatchRow {
  id: string;
  team: string;
  /** The id of the key that asked. */
  key: string;
  /** A list that was handed in, or several pages of one site. */
  kind: 'list' | 'site';
  /** The site of the team, where its pages are meant. */
  site: string | null;
  locale: Locale;
  /** Results of before are not wanted. */
  fresh: boolean;
  /** The same word again means the same batch. */
  idempotency: string | null;
  /** SHA-256 of what was handed in, hexadecimal. */
  body_hash: string;
  size: number;
  /** What is the same on every page of a site, from its first page on. */
  facts: JsonOrNone<Partial<Evidence>>;
  /** What more is known of it: where its addresses came from. */
  told: JsonOrNone<Readonly<Record<string, string | number>>>;
  made_at: Date;
  /** When one of its pages was last put into the queue, so that batches take turns. */
  served_at: Date | null;
  cancelled_at: Date | null;
  ended_at: Date | null;
}

/** What became of a page of a batch so far. */
export const ITEM_STATES = ['waiting', 'queued', 'done', 'failed', 'cancelled'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** A page of a batch. */
export interface BatchItemRow {
  batch: string;
  /** Its place, from 1. */
  number: number;
  url: string;
  /** As `toSite` names it: one at a time is visited. */
  site: string;
  /** As `toScanKey` makes it. */
  scan_key: string;
  state: ItemState;
  /** How often it was put into the queue. */
  tries: Generated<number>;
  scan: string | null;
  failure: string | null;
  reason: string | null;
  detail: string | null;
  total: number | null;
  scores: JsonOrNone<Scores>;
  ended_at: Date | null;
}

/** Pages that count in somebody's day. */
export interface PagesRow {
  who: string;
  at: Date;
  number: number;
  batch: string;
}
