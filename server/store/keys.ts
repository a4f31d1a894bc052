import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { PER_HOUR } from '../../lib/api/tier.ts';
import { toDate } from './moment.ts';
import type { Store } from './open-store.ts';
import type { KeyRow } from './tables.ts';

/**
 * What a key may be used for: single scans, many pages at once (batches, whole sites), to see what its team has, and to
 * change that.
 */
export const SCOPES = ['scan', 'batch', 'read', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** What is known of a key. Moments are in ms since 1970. */
export interface Key {
  readonly id: string;
  readonly name: string;
  /** Whose sites, batches and lists it sees. */
  readonly team: string;
  /** The id of the owner's key that issued it; null of an owner's own. */
  readonly madeBy: string | null;
  /** Scans an hour. */
  readonly perHour: number;
  /** Pages a day, of many at once. */
  readonly perDay: number;
  /** What it may be used for. */
  readonly scopes: readonly Scope[];
  readonly madeAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly usedAt: number | null;
}

/** What a key is issued with. */
export interface Issue {
  readonly name: string;
  readonly perHour?: number;
  readonly perDay?: number;
  /** Everything, where none are named. */
  readonly scopes?: readonly Scope[];
  /** Ms since 1970; it does not end by itself where none is given. */
  readonly expiresAt?: number | null;
  /** A team that there is already; one of its own where none is given. */
  readonly team?: string;
  /** The owner's key that issues it; the operator does where none is given. */
  readonly madeBy?: string;
}

type Db = Pick<Store, 'db'>;

const PER_DAY = 500;
/** Ms in which the use of a key is noted once. */
const NOTED = 60_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const momentOf = (date: Date | null): number | null => date?.getTime() ?? null;

const toKey = (row: Omit<Selectable<KeyRow>, 'hash'>): Key => ({
  id: row.id,
  name: row.name,
  team: row.team,
  madeBy: row.made_by,
  perHour: row.per_hour,
  perDay: row.per_day,
  scopes: SCOPES.filter((scope) => row.scopes.split(',').includes(scope)),
  madeAt: row.made_at.getTime(),
  expiresAt: momentOf(row.expires_at),
  revokedAt: momentOf(row.revoked_at),
  usedAt: momentOf(row.used_at),
});

const SHOWN = [
  'id',
  'name',
  'team',
  'made_by',
  'per_hour',
  'per_day',
  'scopes',
  'made_at',
  'expires_at',
  'revoked_at',
  'used_at',
] as const;

/** Makes a key of 192 random bits behind its id. The text is told here once: only its hash is kept. */
export const issueKey = async (
  { db }: Db,
  { name, perHour = PER_HOUR.partner, perDay = PER_DAY, scopes = SCOPES, expiresAt = null, ...made }: Issue,
  now: number,
): Promise<{ readonly key: string; readonly id: string }> => {
  const id = `pij_${randomBytes(4).toString('hex')}`;
  const key = `${id}_${randomBytes(24).toString('base64url')}`;
  const ends = expiresAt === null ? null : toDate(expiresAt);
  const of = { team: made.team ?? id, made_by: made.madeBy ?? null };
  const limits = { per_hour: perHour, per_day: perDay, scopes: scopes.join(',') };
  await db
    .insertInto('keys')
    .values({ id, hash: hashOf(key), name, ...of, ...limits, made_at: toDate(now), expires_at: ends })
    .execute();
  return { key, id };
};

/** Keys that have not ended. */
const known = ({ db }: Db, now: number) =>
  db
    .selectFrom('keys')
    .select(SHOWN)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', toDate(now))]));

/** What the key of an id may; null where it is unknown, revoked or expired. */
export const keyOf = async (store: Db, id: string, now: number): Promise<Key | null> => {
  const row = await known(store, now).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toKey(row);
};

/** What a key that was presented may; null where it is unknown, revoked or expired. Notes that it was used. */
export const useKey = async (store: Db, key: string, now: number): Promise<Key | null> => {
  const { db } = store;
  const row = await known(store, now).where('hash', '=', hashOf(key)).executeTakeFirst();
  if (row === undefined) return null;
  if (row.used_at === null || row.used_at.getTime() < now - NOTED)
    await db
      .updateTable('keys')
      .set({ used_at: toDate(now) })
      .where('id', '=', row.id)
      .execute();
  return toKey(row);
};

/** Every key that was ever issued, oldest first. */
export const listKeys = async ({ db }: Db): Promise<readonly Key[]> =>
  (await db.selectFrom('keys').select(SHOWN).orderBy('made_at').orderBy('id').execute()).map(toKey);

/** Ends a key at once; false where there is none of that id, or it had ended already. */
export const revokeKey = async ({ db }: Db, id: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('keys')
    .set({ revoked_at: toDate(now) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
