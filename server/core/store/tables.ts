import type { ColumnType, Generated } from 'kysely';
import type { PartnerResult, PublicResult } from '../../../lib/api/result.ts';
import type { Pillar, Report } from '../../../lib/model.ts';
import type { BatchItemRow, BatchRow } from '../../features/batches/store/batch-tables.ts';
import type { MonitorTables } from '../../features/monitoring/store/monitor-tables.ts';
import type { BadgeRow, ShareRow } from '../../features/sharing/store/share-tables.ts';
import type { SiteRow, SiteScanRow } from '../../features/sites/store/site-tables.ts';
import type { QuotaUsageRow, ScanSubscriptionRow } from '../../features/teams/store/team-tables.ts';
import type { Json, JsonOrNone, Scores } from './columns.ts';

/** A partner key: what it may do, and never the key itself. */
export interface KeyRow {
  /** Its public id, with which the key begins. */
  id: string;
  /** SHA-256 of the key, hexadecimal. */
  hash: string;
  name: string;
  /** Its team, whose sites, batches and lists it sees: the id of the key that began the team. */
  team: string;
  /** The key that issued it; null for an owner's key, which the operator issued. */
  made_by: string | null;
  per_hour: number;
  per_day: number;
  /** Its scopes, separated by commas. */
  scopes: Generated<string>;
  made_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  used_at: Date | null;
}

/** The session of a signed-in user. */
interface SessionRow {
  /** SHA-256 of the value of the browser's cookie, hexadecimal. */
  hash: string;
  /** The id of the key that was used to sign in. */
  key: string;
  expires_at: Date;
}

/** A scan that began, which counts for an hour. */
interface RateLimitHitRow {
  who: string;
  at: Date;
  /** The key of the requested new scan while its outcome was not returned yet; else null. */
  scan_key: Generated<string | null>;
}

/** A finished scan, with a result or without. */
export interface ScanRow {
  /** In the order in which they were stored. */
  seq: Generated<string>;
  id: string;
  /** Identifies equal scans (`toScanKey`). */
  scan_key: string;
  domain: string;
  /** The only pillar that was requested; null for all six. */
  pillar: Pillar | null;
  finished_at: Date;
  /** Whether time cut off nothing: the result may be reused. */
  whole: boolean;
  /** Whether somebody with a key requested it: its details for partners are stored. */
  for_partner: boolean;
  /** Why there is no result: a code of the scan API. */
  failure: string | null;
  /** More about the failure: a reason of our words, and the part that is the same in every language. */
  reason: string | null;
  detail: string | null;
  public: JsonOrNone<PublicResult>;
  /** Details for partners as earlier versions stored them; now they are in `details` or `object`. */
  partner: JsonOrNone<PartnerResult>;
  report: JsonOrNone<Report>;
  /** Details for partners, packed (`details/packed-details.ts`); read with `selectDetails`. */
  details: ColumnType<never, Uint8Array | null, Uint8Array | null>;
  /** The key of the object that contains the details instead. */
  object: string | null;
  /** Whether http led to this very page; null for failures and for scans from before this was stored. */
  http_leads_here: boolean | null;
  /**
   * The requested address, and what a list shows of the result; null for failures and for scans from before these were stored.
   */
  url: string | null;
  total: number | null;
  scores: JsonOrNone<Scores>;
  /** Number of steps of the class “danger”. */
  danger: number | null;
  rules: number | null;
  /** The host whose home page was requested; null for every other address, for one pillar and for failures. */
  home: string | null;
  /** What can be shown for that host; null when `home` is. */
  home_state: HomeState | null;
  /** Whether https served the page in the end; null when `home` is. */
  by_https: boolean | null;
}

/** Outcome of a scan of a home page: a total, none, an error page, or a redirect to another site, which the result is about. */
export type HomeState = 'graded' | 'ungraded' | 'error' | 'elsewhere';

/** A team that a full report belongs to. */
interface ReportAccessRow {
  scan: string;
  team: string;
}

/** An action of somebody with a key. */
interface AuditRow {
  seq: Generated<string>;
  team: string;
  /** The id of the key; null if the service itself did it. */
  key: string | null;
  at: Date;
  /** A word of `ACTS` (`server/features/teams/store/audit.ts`). */
  act: string;
  /** The object of the action: a domain, an id, a number. */
  about: string;
}

/** A site that a job holds, or held a moment ago: only one at a time scans there. */
interface HostThrottleRow {
  site: string;
  /** The job that holds it; '' if none does. */
  holder: string;
  /** When another job may take it. */
  free_at: Date;
  /** Whether somebody with a key waits, or waited, for that scan. */
  for_key: Generated<boolean>;
}

/** A scan that a team requested, which it can retrieve for a day. */
interface ScanRequestColumns {
  id: string;
  team: string;
  /** The id of the key that requested it. */
  key: string;
  /** The key of the scan that answers it. */
  scan_key: string;
  url: string;
  pillar: Pillar | null;
  locale: string;
  /** The `seq` after which that scan is stored. */
  after: string;
  /** The id of the scan if it existed already. */
  scan: string | null;
  made_at: Date;
}

/** A result about another host, stored for a day. */
interface ProbeResultRow {
  /** Digest of the question. */
  name: string;
  at: Date;
  result: Json<object>;
}

/** An object that no scan refers to: its scan is about to be stored, or was deleted. */
interface UnusedObjectRow {
  key: string;
  /** When it may be removed. */
  unused_at: Date;
}

/** A process that scans. */
interface WorkerRow {
  id: string;
  /** Maximum concurrent scans. */
  places: number;
  /** When it last reported itself. */
  seen_at: Date;
}

/** Every table of ours; the queue has tables of its own. */
export interface Tables extends MonitorTables {
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
