import { type Kysely, sql } from 'kysely';
import { DAY, SECONDS } from '../../../../lib/time.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';

/** The state of a daily quota over a sliding day: pages requested in batches and crawls. */
export interface Day {
  readonly limit: number;
  /** Pages that may still be requested. */
  readonly remaining: number;
  /** Whole seconds until there are more, 1-86400; 0 while none counts. */
  readonly reset: number;
}

/** The holder of a quota (a key, as text), its limit, and the current time in ms since 1970. */
export interface DayCount {
  readonly who: string;
  readonly limit: number;
  readonly now: number;
  /** The team's quota, of which this is a share, and in which all its keys count together. */
  readonly within?: { readonly who: string; readonly limit: number };
}

interface Counted {
  /** Ms since 1970. */
  readonly at: number;
  readonly number: number;
}

/** Reads the usage that counts, oldest first. Entries a day or more ahead are from a clock that was wrong. */
const readCounted = async (db: Kysely<Tables>, { who, now }: DayCount): Promise<readonly Counted[]> => {
  const rows = await db
    .selectFrom('quota_usage')
    .select(['at', 'number'])
    .where('who', '=', who)
    .where('number', '>', 0)
    .where('at', '>', toDate(now - DAY))
    .where('at', '<', toDate(now + DAY))
    .orderBy('at')
    .execute();
  return rows.map(({ at, number }) => ({ at: at.getTime(), number }));
};

const sumUsed = (counted: readonly Counted[]): number => counted.reduce((sum, { number }) => sum + number, 0);

/** Computes the whole seconds until `wanted` more fit; 0 if they already do, or never will. */
const computeWait = (counted: readonly Counted[], wanted: number, { limit, now }: DayCount): number => {
  let used = sumUsed(counted);
  if (wanted > limit || used + wanted <= limit) return 0;
  for (const { at, number } of counted) {
    used -= number;
    if (used + wanted <= limit) return Math.min(SECONDS.day, Math.max(1, Math.ceil((at + DAY - now) / 1_000)));
  }
  return 0;
};

const toDay = (counted: readonly Counted[], count: DayCount): Day => {
  const remaining = Math.max(0, count.limit - sumUsed(counted));
  return { limit: count.limit, remaining, reset: computeWait(counted, remaining + 1, count) };
};

/** Lists the quotas that must all have room: the team's first, always in the same order to prevent deadlocks. */
const listCounts = ({ within, who, limit, now }: DayCount): readonly DayCount[] => [
  ...(within === undefined ? [] : [{ ...within, now }]),
  { who, limit, now },
];

/** A quota and the usage that counts in it. */
interface Standing {
  readonly count: DayCount;
  readonly counted: readonly Counted[];
}

/** Returns the quota with the least left now, and among equal ones the one that is used up for longest. */
const findTightest = (all: readonly Standing[]): Day => {
  const days = all.map(({ counted, count }) => toDay(counted, count));
  const [first] = days.toSorted((one, other) => one.remaining - other.remaining || other.reset - one.reset);
  return first ?? { limit: 0, remaining: 0, reset: 0 };
};

const readStanding = async (db: Kysely<Tables>, count: DayCount): Promise<Standing> => ({
  count,
  counted: await readCounted(db, count),
});

/** Reads the state of a quota; counts nothing. */
export const readDay = async (db: Kysely<Tables>, count: DayCount): Promise<Day> =>
  findTightest(await Promise.all(listCounts(count).map((one) => readStanding(db, one))));

/** Locks the quotas, so that concurrent counts wait for each other and each sees the result of the one before. */
const lockAndRead = async (tx: Kysely<Tables>, count: DayCount): Promise<readonly Standing[]> => {
  const all: Standing[] = [];
  for (const one of listCounts(count)) {
    await lockNamed(tx, `day ${one.who}`);
    all.push(await readStanding(tx, one));
  }
  return all;
};

const note = async (tx: Kysely<Tables>, all: readonly Standing[], number: number, batch: string): Promise<void> => {
  const values = all.map(({ count: { who, now } }) => ({ who, at: toDate(now), number, batch }));
  await tx.insertInto('quota_usage').values(values).execute();
};

/** Returns the quotas after counting `number` more. */
const addCount = (all: readonly Standing[], number: number): readonly Standing[] =>
  all.map(({ count, counted }) => ({ count, counted: [...counted, { at: count.now, number }] }));

/** Computes the whole seconds until `wanted` more fit in every quota; 0 if they already do, or never will. */
const waitFor = (all: readonly Standing[], wanted: number): number =>
  all.some(({ count }) => wanted > count.limit)
    ? 0
    : Math.max(0, ...all.map(({ count, counted }) => computeWait(counted, wanted, count)));

const computeLeft = ({ count, counted }: Standing): number => Math.max(0, count.limit - sumUsed(counted));

/**
 * Counts as many of some scans as the day's quota allows, within a transaction: exact, however many processes count at once.
 * `wait`: whole seconds until one more fits; 0 if all did, or none ever will.
 */
export const countSome = async (
  tx: Kysely<Tables>,
  { number, batch, ...count }: DayCount & { readonly number: number; readonly batch: string },
): Promise<{ readonly counted: number; readonly wait: number }> => {
  const before = await lockAndRead(tx, count);
  const fit = Math.min(number, ...before.map(computeLeft));
  if (fit === 0) return { counted: 0, wait: waitFor(before, 1) };
  await note(tx, before, fit, batch);
  return { counted: fit, wait: fit === number ? 0 : waitFor(addCount(before, fit), 1) };
};

/**
 * Counts pages of a batch if the day's quota allows all of them, within a transaction: exact, however many processes count at
 * once. `wait`: whole seconds until they fit; 0 if they do, or never will.
 */
export const countPages = async (
  tx: Kysely<Tables>,
  { number, batch, ...count }: DayCount & { readonly number: number; readonly batch: string },
): Promise<Day & { readonly allowed: boolean; readonly wait: number }> => {
  const before = await lockAndRead(tx, count);
  if (number > 0 && before.some((one) => computeLeft(one) < number))
    return { allowed: false, wait: waitFor(before, number), ...findTightest(before) };
  await note(tx, before, number, batch);
  return { allowed: true, wait: 0, ...findTightest(addCount(before, number)) };
};

/** Gives back pages of a batch that were counted and not scanned. */
export const giveBackPages = async (tx: Kysely<Tables>, batch: string, number: number): Promise<void> => {
  if (number > 0)
    await sql`update quota_usage set number = greatest(0, number - ${number}) where batch = ${batch}`.execute(tx);
};

/** Deletes the usage that no longer counts. */
export const deleteOldUsage = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('quota_usage')
    .where('at', '<=', toDate(now - DAY))
    .execute();
};
