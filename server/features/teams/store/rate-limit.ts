import type { Kysely, Transaction } from 'kysely';
import { HOUR } from '../../../../lib/time.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';

/** The state of an hourly limit over a sliding hour. */
export interface Hour {
  readonly limit: number;
  /** Scans that may still be started. */
  readonly remaining: number;
  /** Whole seconds until one more may be started, 1-3600; 0 while none counts. */
  readonly reset: number;
}

/** The holder of a limit, its size, and the current time in ms since 1970. */
export interface Count {
  /** The requester: an address or a key, as text. */
  readonly who: string;
  readonly limit: number;
  readonly now: number;
  /** Key of a requested new scan, whose outcome is then owed (`findUndeliveredSince`). */
  readonly owes?: string;
  /** The team's limit, of which this is a share, and in which all its keys count together. */
  readonly within?: { readonly who: string; readonly limit: number };
}

/** Reads the hits that count, oldest first. Hits an hour or more ahead are from a clock that was wrong. */
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
  // With at most `limit` hits the oldest makes room; with more, as after the limit was lowered, a later one.
  const freeing = hits[Math.max(0, hits.length - limit)] ?? (limit < 1 ? now : null);
  const wait = freeing === null ? 0 : Math.ceil((freeing + HOUR - now) / 1_000);
  return {
    limit,
    remaining: Math.max(0, limit - hits.length),
    reset: freeing === null ? 0 : Math.min(3_600, Math.max(1, wait)),
  };
};

/** Lists the limits that must all have room: the team's first, always in the same order to prevent deadlocks. */
const listCounts = ({ within, ...own }: Count): readonly Count[] =>
  within === undefined ? [own] : [{ ...within, now: own.now }, own];

/** Returns the limit with the least left now, and among equal ones the one that is used up for longest. */
const findTightest = (hours: readonly Hour[]): Hour => {
  const [first] = hours.toSorted((one, other) => one.remaining - other.remaining || other.reset - one.reset);
  return first ?? { limit: 0, remaining: 0, reset: 0 };
};

/** Reads the state of a limit; counts nothing. */
export const readHour = async ({ db }: Pick<Store, 'db'>, count: Count): Promise<Hour> =>
  findTightest(await Promise.all(listCounts(count).map(async (one) => toHour(await readHits(db, one), one))));

/** Does what `countHit` does, within a transaction that may do more: a hit that is rolled back was not counted. */
export const countHitIn = async (
  tx: Transaction<Tables>,
  count: Count,
): Promise<Hour & { readonly allowed: boolean }> => {
  const standing: { readonly one: Count; readonly hits: readonly number[] }[] = [];
  for (const one of listCounts(count)) {
    // Concurrent counts wait for each other; the next statement sees the result of the one before.
    await lockNamed(tx, `hour ${one.who}`);
    standing.push({ one, hits: await readHits(tx, one) });
  }
  const full = standing.filter(({ one, hits }) => hits.length >= one.limit);
  if (full.length > 0) return { allowed: false, ...findTightest(full.map(({ one, hits }) => toHour(hits, one))) };
  const values = standing.map(({ one: { who, now, owes = null } }) => ({ who, at: toDate(now), scan_key: owes }));
  await tx.insertInto('rate_limit_hits').values(values).execute();
  return { allowed: true, ...findTightest(standing.map(({ one, hits }) => toHour([...hits, one.now], one))) };
};

/** Counts a hit if the hour's limit allows one: exact, however many are counted at once and in however many processes. */
export const countHit = ({ db }: Pick<Store, 'db'>, count: Count): Promise<Hour & { readonly allowed: boolean }> =>
  db.transaction().execute((tx) => countHitIn(tx, count));

/** The requester of a new scan, and its key. */
interface Owed {
  readonly who: string;
  readonly scanKey: string;
}

/**
 * Finds when a requester started a new scan whose outcome has not been returned yet, in ms since 1970; null if there is none
 * within this hour.
 */
export const findUndeliveredSince = async (
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

/** Records that the outcome of a new scan was returned to its requester. */
export const markDelivered = async (db: Kysely<Tables>, { who, scanKey }: Owed): Promise<void> => {
  await db
    .updateTable('rate_limit_hits')
    .set({ scan_key: null })
    .where('who', '=', who)
    .where('scan_key', '=', scanKey)
    .execute();
};

/** Counts a hit whether or not there is room. */
export const noteHit = async (db: Kysely<Tables>, { who, now }: Pick<Count, 'who' | 'now'>): Promise<void> => {
  await db
    .insertInto('rate_limit_hits')
    .values({ who, at: toDate(now) })
    .execute();
};

/** Deletes the hits that no longer count. */
export const deleteOldHits = async ({ db }: Pick<Store, 'db'>, now: number): Promise<void> => {
  await db
    .deleteFrom('rate_limit_hits')
    .where('at', '<=', toDate(now - HOUR))
    .execute();
};
