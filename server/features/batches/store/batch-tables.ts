import type { Generated } from 'kysely';
import type { Evidence } from '../../../../lib/evidence.ts';
import type { Locale } from '../../../../lib/model.ts';
import type { JsonOrNone, Scores } from '../../../core/store/columns.ts';

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
  crawl_info: JsonOrNone<Readonly<Record<string, string | number>>>;
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
