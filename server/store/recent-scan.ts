import { sql } from 'kysely';
import type { Tier } from '../../lib/model.ts';
import { toDate } from './moment.ts';
import type { Store } from './open-store.ts';
import { type Answer, FRESH, given, SEEN } from './scans.ts';

/**
 * Ms in which any other outcome is given again to who asks: a failure, or a result that lost something to time. Retries of clients
 * come within a minute; somebody who repairs a site does not want to wait long.
 */
export const KEPT = 180_000;
/** The same of an error of ours, which may not happen twice. */
const KEPT_OURS = 30_000;

/** For whom an outcome of before is looked up, and at which moment, in ms since 1970. */
export interface Recent {
  readonly tier: Tier;
  readonly now: number;
  /** Outcomes from this moment on only, in ms since 1970. */
  readonly since?: number;
}

const after = (ms: number) => sql<boolean>`finished_at > ${toDate(ms)}`;

/** Whether an outcome is a result that holds what a tier gets. */
const hasResult = (tier: Tier) =>
  tier === 'public'
    ? sql<boolean>`(failure is null and public is not null)`
    : sql<boolean>`(failure is null and report is not null)`;

/**
 * The recent outcome of a question, which is given again without another scan; null where there is none. The newest whole result of
 * less than ten minutes ago goes first; else the newest outcome of any kind, failure too, of the last three minutes.
 */
export const recentScan = async (
  store: Pick<Store, 'db'>,
  question: string,
  { tier, now, since = 0 }: Recent,
): Promise<Answer | null> => {
  const isWhole = sql<boolean>`(whole and ${hasResult(tier)} and ${after(now - FRESH)})`;
  const isKept = sql<boolean>`((failure is not null or ${hasResult(tier)}) and ${after(now - KEPT)}
    and (failure is distinct from 'internal' or ${after(now - KEPT_OURS)}))`;
  const row = await store.db
    .selectFrom('scans')
    .select(SEEN[tier])
    .where('question', '=', question)
    .where(sql<boolean>`(${isWhole} or ${isKept})`)
    .where('finished_at', '>=', toDate(since))
    .orderBy(isWhole, 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return given(store, row, tier);
};
