import type { Generated } from 'kysely';

/** A team that waits for a scan. */
export interface ScanSubscriptionRow {
  scan_key: string;
  team: string;
  /** Somebody who may read asked: the report is the team's too. */
  may_read: Generated<boolean>;
  at: Date;
}

/** Pages that count in somebody's day. */
export interface QuotaUsageRow {
  who: string;
  at: Date;
  number: number;
  batch: string;
}
