import type { PartnerResult, PublicResult } from '../../../../lib/api/result.ts';
import type { Pillar, Report, Tier } from '../../../../lib/model.ts';
import type { Reason } from '../../../../lib/words/service/served.ts';
import type { Scores } from '../../../core/store/columns.ts';
import type { SiteNews } from '../../crawls/store/expand-crawls.ts';

/** Why a scan has no result: codes of the scan API. */
export type Failure = 'unreachable' | 'timeout' | 'unsupported_page' | 'internal';

/** Why there is no result, and what more can be told of that. */
export interface Failed {
  readonly failure: Failure;
  readonly why?: { readonly reason: Reason; readonly detail?: string } | undefined;
}

/** What a list of scans shows of one. */
export interface Figures {
  readonly total: number | null;
  readonly scores: Scores;
  /** Steps of the class “danger”. */
  readonly danger: number;
  readonly rules: number;
}

/** What a scan came to: the result for either tier with the report and its figures, or why there is none. */
export type Outcome =
  | {
      readonly public: PublicResult;
      readonly partner: PartnerResult;
      readonly report: Report;
      readonly figures: Figures;
    }
  | Failed;

/** A scan that ended, to be kept. */
export interface Ended {
  readonly id: string;
  /** By which equal scans are recognised (`toScanKey`). */
  readonly scanKey: string;
  readonly domain: string;
  /** The address that was asked for. */
  readonly url: string;
  /** The one that was asked for alone; null where all six were. */
  readonly pillar: Pillar | null;
  /** Ms since 1970. */
  readonly finishedAt: number;
  /** Nothing was lost to time: it may be given again. */
  readonly whole: boolean;
  /** The tier that asked. */
  readonly tier: Tier;
  readonly outcome: Outcome;
  /** It is its team's alone: never the public's, and no scan of a home page or of a site. */
  readonly isPrivate?: boolean;
  /** What it told of its site, to the crawls that wait for it. */
  readonly ofSite?: readonly SiteNews[];
}
