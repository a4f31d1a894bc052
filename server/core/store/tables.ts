import type { ColumnType, Generated } from 'kysely';
import type { PartnerResult, PublicResult } from '../../../lib/api/result.ts';
import type { Pillar, Report } from '../../../lib/model.ts';
import type { BatchItemRow, BatchRow } from '../../features/batches/store/batch-tables.ts';
import type { WatchTables } from '../../features/monitoring/store/watch-tables.ts';
import type { BadgeRow, ShareRow } from '../../features/sharing/store/share-tables.ts';
import type { SiteRow, SiteScanRow } from '../../features/sites/store/site-tables.ts';
import type { QuotaUsageRow, ScanSubscriptionRow } from '../../features/teams/store/team-tables.ts';
import type { Json, JsonOrNone, Scores } from './columns.ts';

/** A partner key: what it may, and never the key itself. */
export interface KeyRow {
  /** What it is called by, and begins with. */
  id: string;
  /** SHA-256 of the key, hexadecimal. */
  hash: string;
  name: string;
  /** Whose sites, batches and lists it sees: the id of the key that began the team. */
  team: string;
  /** The key that issued it; null of an owner's, which the operator did. */
  made_by: string | null;
  per_hour: number;
  per_day: number;
  /** What it may be used for, with commas in between. */
  scopes: Generated<string>;
  made_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  used_at: Date | null;
}

/** Somebody who is signed in. */
interface SessionRow {
  /** SHA-256 of what the browser holds, hexadecimal. */
  hash: string;
  /** The id of the key that was signed in with. */
  key: string;
  expires_at: Date;
}

/** A scan that began and counts for an hour. */
interface RateLimitHitRow {
  who: string;
  at: Date;
  /** The key of the new scan that was wanted and whose outcome was not given yet; else null. */
  scan_key: Generated<string | null>;
}

/** A scan that ended, with a result or without. */
export interface ScanRow {
  /** In the order in which they were kept. */
  seq: Generated<string>;
  id: string;
  /** By which equal scans are recognised (`toScanKey`). */
  scan_key: string;
  domain: string;
  /** The one that was asked for alone; null where all six were. */
  pillar: Pillar | null;
  finished_at: Date;
  /** Nothing was lost to time: it may be given again. */
  whole: boolean;
  /** Somebody with a key asked: what only partners see is kept. */
  for_partner: boolean;
  /** Why there is no result: a code of the scan API. */
  failure: string | null;
  /** What more can be told of that: a reason of our words, and what is the same in every language. */
  reason: string | null;
  detail: string | null;
  public: JsonOrNone<PublicResult>;
  /** What only partners see, as versions before wrote it; what is written now stands in `details` or `object`. */
  partner: JsonOrNone<PartnerResult>;
  report: JsonOrNone<Report>;
  /** What only partners see, packed (`details/packed-details.ts`); read by way of `selectDetails`. */
  details: ColumnType<never, Uint8Array | null, Uint8Array | null>;
  /** The key of the object that has it instead. */
  object: string | null;
  /** The scan saw http lead to its very page; null of failures and of scans of before this was kept. */
  http_leads_here: boolean | null;
  /** The address that was asked for, and what a list shows of the result; null of failures and of scans of before these were kept. */
  url: string | null;
  total: number | null;
  scores: JsonOrNone<Scores>;
  /** Steps of the class “danger”. */
  danger: number | null;
  rules: number | null;
  /** The host whose home page was asked for; null of every other address, of one pillar and of failures. */
  home: string | null;
  /** What can be shown for that host; null where `home` is. */
  home_state: HomeState | null;
  /** It was answered by https in the end; null where `home` is. */
  by_https: boolean | null;
}

/**
 * What a scan of a home page came to: a total, none, an error page, or it led to another site, of which the result is then.
 */
export type HomeState = 'graded' | 'ungraded' | 'error' | 'elsewhere';

/** A team that a full report belongs to. */
interface ReportAccessRow {
  /** The id of the scan. */
  scan: string;
  team: string;
}

/** What somebody with a key did. */
interface AuditRow {
  seq: Generated<string>;
  team: string;
  /** The id of the key; null where the service itself did it. */
  key: string | null;
  at: Date;
  /** A word of `ACTS` (`server/features/teams/store/audit.ts`). */
  act: string;
  /** What it was done to: a domain, an id, a number. */
  about: string;
}

/** A site that a job holds, or held a moment ago: one at a time scans there. */
interface HostThrottleRow {
  site: string;
  /** The job that holds it; '' where none does. */
  holder: string;
  /** From when another may. */
  free_at: Date;
  /** Whether somebody with a key waits, or waited, for what was seen there. */
  for_key: Generated<boolean>;
}

/** A scan that a team asked for and comes back for, for a day. */
interface ScanRequestColumns {
  id: string;
  team: string;
  /** The id of the key that asked for it. */
  key: string;
  /** The key of the scan that answers it. */
  scan_key: string;
  url: string;
  pillar: Pillar | null;
  locale: string;
  /** The place after which that scan is kept. */
  after: string;
  /** The id of the scan where it was there already. */
  scan: string | null;
  made_at: Date;
}

/** What was found out of another host, for a day. */
interface ProbeResultRow {
  /** The digest of what was asked. */
  name: string;
  at: Date;
  result: Json<object>;
}

/** An object that no scan refers to: of a scan that is kept in a moment, or was forgotten. */
interface UnusedObjectRow {
  key: string;
  /** From when on it may be removed. */
  unused_at: Date;
}

/** A process that scans. */
interface WorkerRow {
  id: string;
  /** Scans that it makes at once. */
  places: number;
  /** When it last said that it is there. */
  seen_at: Date;
}

/** Every table of ours; the queue has its own beside them. */
export interface Tables extends WatchTables {
  keys: KeyRow;
  sessions: SessionRow;
  rate_limit_hits: RateLimitHitRow;
  scans: ScanRow;
  report_access: ReportAccessRow;
  scan_requests: ScanRequestColumns;
  host_throttles: HostThrottleRow;
  audit: AuditRow;
  sites: SiteRow;
  site_scans: SiteScanRow;
  scan_subscriptions: ScanSubscriptionRow;
  batches: BatchRow;
  batch_items: BatchItemRow;
  quota_usage: QuotaUsageRow;
  shares: ShareRow;
  badges: BadgeRow;
  probe_results: ProbeResultRow;
  workers: WorkerRow;
  unused_objects: UnusedObjectRow;
}
