import type { Generated } from 'kysely';
import type { StoredDecision } from '../../../../lib/decision.ts';
import type { Report } from '../../../../lib/model.ts';
import type { Json, JsonOrNone, Scores } from '../../../core/store/columns.ts';

/** A contact person for a site. */
export interface SiteContact {
  readonly name: string;
  /** An e-mail address, a telephone number, or any other means to reach them. */
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
  /** Addresses of pages that a crawl always scans. */
  pinned: Json<readonly string[]>;
  decisions: Json<readonly StoredDecision[]>;
  made_at: Date;
  /** When a team member last acknowledged that its total fell; null if nobody has. */
  acknowledged_at: Generated<Date | null>;
}

/** A scan of a site that its team requested, or a report that it imported. */
export interface SiteScanRow {
  seq: Generated<string>;
  site: string;
  /** Id of the scan; its report may have been deleted meanwhile. */
  scan: string;
  at: Date;
  source: 'service' | 'extension';
  total: number | null;
  scores: Json<Scores>;
  danger: number;
  rules: number;
  /** An imported report; null for a scan of the service. */
  imported: JsonOrNone<Report>;
}
