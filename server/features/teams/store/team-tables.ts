import type { Generated } from 'kysely';

/** A team that waits for a scan. */
export interface ScanSubscriptionRow {
  scan_key: string;
  team: string;
  /** Somebody who may read requested it, so the team gets the report. */
  may_read: Generated<boolean>;
  at: Date;
}

/** Pages that count towards a daily quota. */
export interface QuotaUsageRow {
  who: string;
  at: Date;
  number: number;
  batch: string;
}
