import type { StoredDecision } from '../../../../lib/decision.ts';
import type { Report } from '../../../../lib/model.ts';
import type { EarlierScan } from '../../crawls/pages/crawls-part.tsx';
import type { SiteWatching } from '../../monitoring/pages/view.ts';
import type { Site } from '../store/list-sites.ts';
import type { SiteScan } from '../store/scans-of-site.ts';

/** What was filled in about a site, as it was typed. */
export interface Details {
  readonly client: string;
  readonly tags: string;
  readonly contacts: string;
  readonly pinned: string;
}

/** A report of a site, with what its team decided. */
export interface SiteReport {
  readonly scan: string;
  /** Ms since 1970. */
  readonly at: number;
  readonly report: Report;
}

/** Two scans that are compared, as an address names them. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  /** Null where one of them, or its report, is not kept. */
  readonly reports: { readonly before: Report; readonly after: Report } | null;
}

/** The page of one site. */
export interface SiteView {
  readonly site: Site;
  /** Newest first. */
  readonly scans: readonly SiteScan[];
  /** Where older ones begin; null after the last. */
  readonly older: string | null;
  /** Those of the trend, newest first. */
  readonly course: readonly SiteScan[];
  /** The latest report that is kept. */
  readonly latest: SiteReport | null;
  readonly decisions: readonly StoredDecision[];
  readonly pair: Pair | null;
  readonly canManage: boolean;
  readonly canScan: boolean;
  /** Scans of several pages: those of before, newest first, how many pages one has at most, and whether one may be begun. */
  readonly pages: { readonly scans: readonly EarlierScan[]; readonly most: number; readonly mayBegin: boolean };
  readonly details: Details;
  readonly watching: SiteWatching;
  readonly message: string | null;
  /** Why something came to nothing, and in which form. */
  readonly fault: {
    readonly of: 'details' | 'decision' | 'page';
    readonly text: string;
    /** The check that was decided about, and what was typed of it. */
    readonly check?: string;
    readonly typed?: string;
  } | null;
}
