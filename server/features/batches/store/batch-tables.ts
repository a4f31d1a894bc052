import type { Generated } from 'kysely';
import type { Evidence } from '../../../../lib/evidence.ts';
import type { Locale } from '../../../../lib/model.ts';
import type { JsonOrNone, Scores } from '../../../core/store/columns.ts';

/** A batch: many pages to scan, requested together. */
export interface BatchRow {
  id: string;
  team: string;
  /** Id of the API key that created it. */
  key: string;
  /** `list` is a submitted list, `site` a crawl of several pages of one site. */
  kind: 'list' | 'site';
  /** The team's site that is crawled; null for a list. */
  site: string | null;
  locale: Locale;
  /** Do not reuse earlier results. */
  fresh: boolean;
  /** Idempotency key: a repeated request with the same key returns the same batch. */
  idempotency: string | null;
  /** SHA-256 of the request, in hexadecimal. */
  body_hash: string;
  size: number;
  /** Facts that are the same on every page of a site, stored after the scan of its first page. */
  facts: JsonOrNone<Partial<Evidence>>;
  /** Further details of a crawl: its maximum number of pages, and where its addresses came from. */
  crawl_info: JsonOrNone<Readonly<Record<string, string | number>>>;
  made_at: Date;
  /** When one of its pages was last put into the queue, so that batches take turns. */
  served_at: Date | null;
  cancelled_at: Date | null;
  ended_at: Date | null;
}

/** States of a page of a batch. */
export const ITEM_STATES = ['waiting', 'queued', 'done', 'failed', 'cancelled'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** A page of a batch. */
export interface BatchItemRow {
  batch: string;
  /** Position in the batch, from 1. */
  number: number;
  url: string;
  /** As `toSiteHost` names it; of each site, one page at a time is visited. */
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
