import { sql } from 'kysely';
import type { Tier } from '../../../../lib/model.ts';
import { hasDetails, selectDetails } from '../../../core/store/details/stored-details.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { type Answer, FRESH, readAnswer, type ScanAnswerRow, selectAnswer } from './scans.ts';

/**
 * Milliseconds for which any other outcome is reused: a failure, or a result that lost something to time-outs. Clients retry
 * within a minute; somebody who repairs a site does not want to wait long.
 */
const SHARED_FOR = 180_000;
/** The same for one of our own errors, which may not recur. */
const OWN_FAILURE_TTL = 30_000;

/** For whom an earlier outcome is looked up, and the current time in ms since 1970. */
export interface Recent {
  readonly tier: Tier;
  readonly now: number;
  /** Only outcomes since this time, in ms since 1970. */
  readonly since?: number;
  readonly instead?: CoveringScans;
}

/** Keys of other scans whose outcome includes what is requested. */
export interface CoveringScans {
  /** The scan of all pillars, if one pillar is requested. */
  readonly full: string | null;
  /** Scans of the same page by https: they count if that scan saw http lead there. */
  readonly byHttps: readonly string[];
}

const NOTHING: CoveringScans = { full: null, byHttps: [] };

const isAfter = (ms: number) => sql<boolean>`finished_at > ${toDate(ms)}`;

/**
 * SQL condition: the outcome is a result that contains what a tier gets; that of another scan counts while its findings are
 * stored.
 */
const hasResult = (tier: Tier, scanKey: string) =>
  tier === 'public'
    ? sql<boolean>`(failure is null and public is not null and (scan_key = ${scanKey} or ${hasDetails('c')}))`
    : sql<boolean>`(failure is null and ${hasDetails('c')})`;

/**
 * Finds the recent outcome of a scan, or of one that includes its answer, which is returned without another scan; null if there
 * is none. The newest complete result of the last ten minutes takes precedence; otherwise the newest outcome of any kind,
 * including failures, of the last three minutes; among several, the scan's own.
 */
export const findRecentScan = async (
  store: Pick<Store, 'db'>,
  scanKey: string,
  { tier, now, since = 0, instead = NOTHING }: Recent,
): Promise<Answer | null> => {
  const holds = hasResult(tier, scanKey);
  const isWhole = sql<boolean>`(whole and ${holds} and ${isAfter(now - FRESH)})`;
  const isRetained = sql<boolean>`((failure is not null or ${holds}) and ${isAfter(now - SHARED_FOR)}
    and (failure is distinct from 'internal' or ${isAfter(now - OWN_FAILURE_TTL)}))`;
  const details =
    tier === 'public' && instead.full !== null
      ? sql`, case when scan_key = ${scanKey} then null else ${selectDetails('c')} end as details`
      : sql``;
  const { rows } = await sql<ScanAnswerRow>`
    select ${selectAnswer('c', tier)} ${details} from scans c
    where (scan_key = ${scanKey} or scan_key = ${instead.full ?? scanKey}
        or (scan_key = any(${[...instead.byHttps]}) and failure is null and http_leads_here))
      and (${isWhole} or ${isRetained}) and finished_at >= ${toDate(since)}
    order by ${isWhole} desc, scan_key = ${scanKey} desc, seq desc limit 1`.execute(store.db);
  return readAnswer(store, rows[0], tier);
};
