import type { Generated } from 'kysely';
import type { StoredDecision } from '../../../../lib/decision.ts';
import type { Report } from '../../../../lib/model.ts';
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
