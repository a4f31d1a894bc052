import type { StoredDecision } from '../../../../lib/decision.ts';
import type { Report } from '../../../../lib/model.ts';
import type { EarlierScan } from '../../crawls/pages/crawls-part.tsx';
import type { SiteMonitoring } from '../../monitoring/pages/view.ts';
import type { Site } from '../store/list-sites.ts';
import type { ListedScan } from '../store/scans-of-site.ts';

/** The details of a site, as typed. */
export interface Details {
  readonly client: string;
  readonly tags: string;
  readonly contacts: string;
  readonly pinned: string;
}

/** A report of a site, with the decisions of its team. */
export interface SiteReport {
  readonly scan: string;
  /** Ms since 1970. */
  readonly at: number;
  readonly report: Report;
}

/** Two scans to compare, as the address names them. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  /** Null if one of them, or its report, is not stored. */
  readonly reports: { readonly before: Report; readonly after: Report } | null;
}

/** The page of one site. */
export interface SiteView {
  readonly site: Site;
  /** Newest first. */
  readonly scans: readonly ListedScan[];
  /** Where older ones begin; null after the last. */
  readonly older: string | null;
  /** Those in the history, newest first. */
  readonly course: readonly ListedScan[];
  /** The latest stored report. */
  readonly latest: SiteReport | null;
  readonly decisions: readonly StoredDecision[];
  readonly pair: Pair | null;
  readonly canManage: boolean;
  readonly canScan: boolean;
  /** Crawls: the earlier ones, newest first, the maximum number of pages of one, and whether one may be started. */
  readonly pages: { readonly scans: readonly EarlierScan[]; readonly most: number; readonly mayBegin: boolean };
  readonly details: Details;
  readonly watching: SiteMonitoring;
  readonly message: string | null;
  /** Why an action failed, and in which form. */
  readonly fault: {
    readonly of: 'details' | 'decision' | 'page';
    readonly text: string;
    /** The check that the decision was about, and what was typed. */
    readonly check?: string;
    readonly typed?: string;
  } | null;
}
