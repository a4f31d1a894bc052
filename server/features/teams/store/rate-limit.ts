import type { Kysely, Transaction } from 'kysely';
import { HOUR } from '../../../../lib/time.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';

/** How somebody's hour stands, as of a sliding one. */
export interface Hour {
  readonly limit: number;
  /** Scans that may still be started. */
  readonly remaining: number;
  /** Whole seconds until one more may be, 1-3600; 0 while none counts. */
  readonly reset: number;
}

/** Whose hour it is, how much it holds, and the present in ms since 1970. */
export interface Count {
  /** Who asks: an address or a key, as a text. */
  readonly who: string;
  readonly limit: number;
  readonly now: number;
  /** The key of a new scan that is wanted, whose outcome is then owed (`findOwedSince`). */
  readonly owes?: string;
  /** What this is a share of: the hour of a team, in which all its keys count together. */
  readonly within?: { readonly who: string; readonly limit: number };
}

/** The hits that count, oldest first. What lies an hour ahead and more is of a clock that was wrong. */
const readHits = async (db: Kysely<Tables>, { who, now }: Count): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('rate_limit_hits')
    .select('at')
    .where('who', '=', who)
    .where('at', '>', toDate(now - HOUR))
    .where('at', '<', toDate(now + HOUR))
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at.getTime());
};

const toHour = (hits: readonly number[], { limit, now }: Count): Hour => {
  // With fewer than the limit the oldest gives room; with more, as after a limit was lowered, a later one.
  const freeing = hits[Math.max(0, hits.length - limit)] ?? (limit < 1 ? now : null);
  const wait = freeing === null ? 0 : Math.ceil((freeing + HOUR - now) / 1_000);
  return {
    limit,
    remaining: Math.max(0, limit - hits.length),
    reset: freeing === null ? 0 : Math.min(3_600, Math.max(1, wait)),
  };
};

/** The counts of which each must have room: the team's first, and in one order, so that nobody waits in a circle. */
const listCounts = ({ within, ...own }: Count): readonly Count[] =>
  within === undefined ? [own] : [{ ...within, now: own.now }, own];

/** Of several hours the one that holds least now, and of those that hold the same the one that is used up for longest. */
const findTightest = (hours: readonly Hour[]): Hour => {
  const [first] = hours.toSorted((one, other) => one.remaining - other.remaining || other.reset - one.reset);
  return first ?? { limit: 0, remaining: 0, reset: 0 };
};

/** How somebody's hour stands; counts nothing. */
export const readHour = async ({ db }: Pick<Store, 'db'>, count: Count): Promise<Hour> =>
  findTightest(await Promise.all(listCounts(count).map(async (one) => toHour(await readHits(db, one), one))));

/** What `countStart` does, within a transaction that may do more: what is rolled back was not counted. */
export const countHitIn = async (
  tx: Transaction<Tables>,
  count: Count,
): Promise<Hour & { readonly allowed: boolean }> => {
  const standing: { readonly one: Count; readonly hits: readonly number[] }[] = [];
  for (const one of listCounts(count)) {
    // Who counts for one waits for whoever else does; the next statement sees what that came to.
    await lockNamed(tx, `hour ${one.who}`);
    standing.push({ one, hits: await readHits(tx, one) });
  }
  const full = standing.filter(({ one, hits }) => hits.length >= one.limit);
  if (full.length > 0) return { allowed: false, ...findTightest(full.map(({ one, hits }) => toHour(hits, one))) };
  const values = standing.map(({ one: { who, now, owes = null } }) => ({ who, at: toDate(now), scan_key: owes }));
  await tx.insertInto('rate_limit_hits').values(values).execute();
  return { allowed: true, ...findTightest(standing.map(({ one, hits }) => toHour([...hits, one.now], one))) };
};

/** Counts a hit where the hour still holds one: exact, however many count at once and in however many processes. */
export const countHit = ({ db }: Pick<Store, 'db'>, count: Count): Promise<Hour & { readonly allowed: boolean }> =>
  db.transaction().execute((tx) => countHitIn(tx, count));

/** Who wanted which new scan. */
interface Owed {
  readonly who: string;
  readonly scanKey: string;
}

/** When somebody began a new scan whose outcome was not given yet, in ms since 1970; null where there is none of this hour. */
export const findOwedSince = async (
  db: Kysely<Tables>,
  { who, scanKey }: Owed,
  now: number,
): Promise<number | null> => {
  const row = await db
    .selectFrom('rate_limit_hits')
    .select('at')
    .where('who', '=', who)
    .where('scan_key', '=', scanKey)
    .where('at', '>', toDate(now - HOUR))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at.getTime() ?? null;
};

/** Notes that the outcome of a new scan was given to who wanted it. */
export const noteGiven = async (db: Kysely<Tables>, { who, scanKey }: Owed): Promise<void> => {
  await db
    .updateTable('rate_limit_hits')
    .set({ scan_key: null })
    .where('who', '=', who)
    .where('scan_key', '=', scanKey)
    .execute();
};

/** Counts something of an hour whether or not there is room. */
export const noteHit = async (db: Kysely<Tables>, { who, now }: Pick<Count, 'who' | 'now'>): Promise<void> => {
  await db
    .insertInto('rate_limit_hits')
    .values({ who, at: toDate(now) })
    .execute();
};

/** Deletes the hits that count for nothing any more. */
export const deleteOldHits = async ({ db }: Pick<Store, 'db'>, now: number): Promise<void> => {
  await db
    .deleteFrom('rate_limit_hits')
    .where('at', '<=', toDate(now - HOUR))
    .execute();
};
