import { sql } from 'kysely';
import type { Tier } from '../../../../lib/model.ts';
import { hasDetails, selectDetails } from '../../../core/store/details/stored-details.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { type Answer, FRESH, readAnswer, type ScanAnswerRow, selectAnswer } from './scans.ts';

/**
 * Ms in which any other outcome is given again to who asks: a failure, or a result that lost something to time. Retries of clients
 * come within a minute; somebody who repairs a site does not want to wait long.
 */
const SHARED_FOR = 180_000;
/** The same of an error of ours, which may not happen twice. */
const OWN_FAILURE_TTL = 30_000;

/** For whom an outcome of before is looked up, and at which moment, in ms since 1970. */
export interface Recent {
  readonly tier: Tier;
  readonly now: number;
  /** Outcomes from this moment on only, in ms since 1970. */
  readonly since?: number;
  readonly instead?: Instead;
}

/** Keys of other scans whose outcome holds what is asked. */
export interface Instead {
  /** That of the whole page, where one pillar is asked for. */
  readonly full: string | null;
  /** Those of the same page by https: they count where that scan saw http lead there. */
  readonly byHttps: readonly string[];
}

const NOTHING: Instead = { full: null, byHttps: [] };

const isAfter = (ms: number) => sql<boolean>`finished_at > ${toDate(ms)}`;

/** Whether an outcome is a result that holds what a tier gets; one of another scan does as long as its findings are kept. */
const hasResult = (tier: Tier, scanKey: string) =>
  tier === 'public'
    ? sql<boolean>`(failure is null and public is not null and (scan_key = ${scanKey} or ${hasDetails('c')}))`
    : sql<boolean>`(failure is null and ${hasDetails('c')})`;

/**
 * The recent outcome of a scan, or of one that holds its answer, which is given without another scan; null where there is none.
 * The newest whole result of less than ten minutes ago goes first; else the newest outcome of any kind, failure too, of the last three
 * minutes; of several its own.
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
