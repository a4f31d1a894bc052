import type { PartnerResult, PublicResult } from '../../../../lib/api/result.ts';
import type { Pillar, Report, Tier } from '../../../../lib/model.ts';
import type { Reason } from '../../../../lib/words/service/served.ts';
import type { Scores } from '../../../core/store/columns.ts';
import type { SiteNews } from '../../crawls/store/expand-crawls.ts';

/** Why a scan has no result: codes of the scan API. */
export type Failure = 'unreachable' | 'timeout' | 'unsupported_page' | 'internal';

/** Why there is no result, with further detail if known. */
export interface Failed {
  readonly failure: Failure;
  readonly why?: { readonly reason: Reason; readonly detail?: string } | undefined;
}

/** The figures of a scan that lists show. */
export interface Figures {
  readonly total: number | null;
  readonly scores: Scores;
  /** Number of steps of the kind “danger”. */
  readonly danger: number;
  readonly rules: number;
}

/** The outcome of a scan: the result for either tier with the report and its figures, or why there is none. */
export type ScanOutcome =
  | {
      readonly public: PublicResult;
      readonly partner: PartnerResult;
      readonly report: Report;
      readonly figures: Figures;
    }
  | Failed;

/** A finished scan, to be stored. */
export interface Ended {
  readonly id: string;
  /** Key by which equal scans are recognised (`toScanKey`). */
  readonly scanKey: string;
  readonly domain: string;
  /** The requested address. */
  readonly url: string;
  /** The only pillar requested; null for all six. */
  readonly pillar: Pillar | null;
  /** Ms since 1970. */
  readonly finishedAt: number;
  /** Nothing was lost to time-outs, so the result may be reused. */
  readonly whole: boolean;
  /** The tier that requested it. */
  readonly tier: Tier;
  readonly outcome: ScanOutcome;
  /** Visible only to its team: never to the public, and not counted as a scan of a home page or of a site. */
  readonly isPrivate?: boolean;
  /** What it found out about its site, for the crawls that wait for it. */
  readonly ofSite?: readonly SiteNews[];
}
