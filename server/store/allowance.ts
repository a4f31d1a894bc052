import { type Kysely, sql } from 'kysely';
import { lockNamed } from './lock-named.ts';
import { toDate } from './moment.ts';
import type { Tables } from './tables.ts';

/** How somebody's day stands, as of a sliding one: pages that are asked for many at once. */
export interface Day {
  readonly limit: number;
  /** Pages that may still be asked for. */
  readonly remaining: number;
  /** Whole seconds until there are more, 1-86400; 0 while none counts. */
  readonly reset: number;
}

/** Whose day it is (a key, as a text), how much it holds, and the present in ms since 1970. */
export interface DayCount {
  readonly who: string;
  readonly limit: number;
  readonly now: number;
}

const DAY = 86_400_000;

interface Counted {
  /** Ms since 1970. */
  readonly at: number;
  readonly number: number;
}

/** What counts, oldest first. What lies a day ahead and more is of a clock that was wrong. */
const countedFor = async (db: Kysely<Tables>, { who, now }: DayCount): Promise<readonly Counted[]> => {
  const rows = await db
    .selectFrom('pages')
    .select(['at', 'number'])
    .where('who', '=', who)
    .where('number', '>', 0)
    .where('at', '>', toDate(now - DAY))
    .where('at', '<', toDate(now + DAY))
    .orderBy('at')
    .execute();
  return rows.map(({ at, number }) => ({ at: at.getTime(), number }));
};

const usedBy = (counted: readonly Counted[]): number => counted.reduce((sum, { number }) => sum + number, 0);

/** Whole seconds until so many fit; 0 where they do, or never will. */
const untilFit = (counted: readonly Counted[], wanted: number, { limit, now }: DayCount): number => {
  let used = usedBy(counted);
  if (wanted > limit || used + wanted <= limit) return 0;
  for (const { at, number } of counted) {
    used -= number;
    if (used + wanted <= limit) return Math.min(86_400, Math.max(1, Math.ceil((at + DAY - now) / 1_000)));
  }
  return 0;
};

const dayFrom = (counted: readonly Counted[], count: DayCount): Day => {
  const remaining = Math.max(0, count.limit - usedBy(counted));
  return { limit: count.limit, remaining, reset: untilFit(counted, remaining + 1, count) };
};

/** How somebody's day stands; counts nothing. */
export const dayOf = async (db: Kysely<Tables>, count: DayCount): Promise<Day> =>
  dayFrom(await countedFor(db, count), count);

/** Who counts for one waits for whoever else does; the next statement sees what that came to. */
const lockDay = async (tx: Kysely<Tables>, who: string): Promise<void> => {
  await lockNamed(tx, `day ${who}`);
};

/**
 * Counts as many of some scans as a day still holds, within a transaction: exact, however many count at once. `wait`: whole seconds
 * until one more fits; 0 where all do, or none ever will.
 */
export const countSome = async (
  tx: Kysely<Tables>,
  { number, batch, ...count }: DayCount & { readonly number: number; readonly batch: string },
): Promise<{ readonly counted: number; readonly wait: number }> => {
  await lockDay(tx, count.who);
  const { who, limit, now } = count;
  const before = await countedFor(tx, count);
  const fit = Math.min(number, Math.max(0, limit - usedBy(before)));
  if (fit === 0) return { counted: 0, wait: untilFit(before, 1, count) };
  await tx
    .insertInto('pages')
    .values({ who, at: toDate(now), number: fit, batch })
    .execute();
  return { counted: fit, wait: fit === number ? 0 : untilFit([...before, { at: now, number: fit }], 1, count) };
};

/**
 * Counts pages of a batch where the day still holds them, within a transaction: exact, however many count at once. `wait`: whole
 * seconds until they fit; 0 where they do, or never will.
 */
export const countPages = async (
  tx: Kysely<Tables>,
  { number, batch, ...count }: DayCount & { readonly number: number; readonly batch: string },
): Promise<Day & { readonly allowed: boolean; readonly wait: number }> => {
  await lockDay(tx, count.who);
  const counted = await countedFor(tx, count);
  const { who, limit, now } = count;
  if (usedBy(counted) + number > limit && number > 0)
    return { allowed: false, wait: untilFit(counted, number, count), ...dayFrom(counted, count) };
  await tx
    .insertInto('pages')
    .values({ who, at: toDate(now), number, batch })
    .execute();
  return { allowed: true, wait: 0, ...dayFrom([...counted, { at: now, number }], count) };
};

/** Gives back pages of a batch that were counted and not scanned. */
export const giveBackPages = async (tx: Kysely<Tables>, batch: string, number: number): Promise<void> => {
  if (number > 0)
    await sql`update pages set number = greatest(0, number - ${number}) where batch = ${batch}`.execute(tx);
};

/** Forgets the pages that count for nothing any more. */
export const forgetPages = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('pages')
    .where('at', '<=', toDate(now - DAY))
    .execute();
};
