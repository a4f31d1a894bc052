import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { PER_HOUR } from '../../../../lib/api/tier.ts';
import { toHash } from '../../../core/store/hash.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { KeyRow, Tables } from '../../../core/store/tables.ts';
import { recordAuditEvent } from './audit.ts';

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
  readonly createdBy: string | null;
  /** Scans an hour. */
  readonly perHour: number;
  /** Pages a day, of many at once. */
  readonly perDay: number;
  /** What all keys of its team may together: as much as the owner's key that may most. Known of a key that is used. */
  readonly ofTeam?: { readonly perHour: number; readonly perDay: number };
  /** What it may be used for. */
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
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
  readonly createdBy?: string;
}

type Db = Pick<Store, 'db'>;

/** Pages a day of a key of which nothing else is said. */
export const PER_DAY = 500;
/** Ms in which the use of a key is noted once. */
const NOTED = 60_000;

const toMsOrNone = (date: Date | null): number | null => date?.getTime() ?? null;

/** A key out of its row. */
export const toKey = (row: Omit<Selectable<KeyRow>, 'hash'>): Key => ({
  id: row.id,
  name: row.name,
  team: row.team,
  createdBy: row.made_by,
  perHour: row.per_hour,
  perDay: row.per_day,
  scopes: SCOPES.filter((scope) => row.scopes.split(',').includes(scope)),
  createdAt: row.made_at.getTime(),
  expiresAt: toMsOrNone(row.expires_at),
  revokedAt: toMsOrNone(row.revoked_at),
  usedAt: toMsOrNone(row.used_at),
});

/** Columns of all that is known of a key. */
export const SHOWN = [
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
export const createKey = async (
  { db }: Db,
  { name, perHour = PER_HOUR.partner, perDay = PER_DAY, scopes = SCOPES, expiresAt = null, ...creator }: Issue,
  now: number,
): Promise<{ readonly key: string; readonly id: string }> => {
  const id = `pij_${randomBytes(4).toString('hex')}`;
  const key = `${id}_${randomBytes(24).toString('base64url')}`;
  const ends = expiresAt === null ? null : toDate(expiresAt);
  const of = { team: creator.team ?? id, made_by: creator.createdBy ?? null };
  const limits = { per_hour: perHour, per_day: perDay, scopes: scopes.join(',') };
  await db
    .insertInto('keys')
    .values({ id, hash: toHash(key), name, ...of, ...limits, made_at: toDate(now), expires_at: ends })
    .execute();
  // A team that there was sees that it has one owner's key more.
  if (creator.team !== undefined && creator.createdBy === undefined)
    await recordAuditEvent(db, { team: creator.team, keyId: null }, { act: 'keyIssued', about: `${id} ${name}`, now });
  return { key, id };
};

/** Keys that have not ended. */
export const selectKnown = ({ db }: Db, now: number) =>
  db
    .selectFrom('keys')
    .select(SHOWN)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', toDate(now))]));

/** Most of a limit among the owner's keys of a team that hold. */
const selectMost = (limit: 'per_hour' | 'per_day', now: number) => sql<number | null>`(
  select max(o.${sql.ref(limit)}) from keys o where o.team = keys.team and o.made_by is null and o.revoked_at is null
    and (o.expires_at is null or o.expires_at > ${toDate(now)}))`;

/** Keys that have not ended, with what their teams may. */
const selectInUse = (store: Db, now: number) =>
  selectKnown(store, now).select([
    selectMost('per_hour', now).as('team_hour'),
    selectMost('per_day', now).as('team_day'),
  ]);

type InUse = Omit<Selectable<KeyRow>, 'hash'> & { readonly team_hour: number | null; readonly team_day: number | null };

const toUsed = ({ team_hour: hour, team_day: day, ...row }: InUse): Key => ({
  ...toKey(row),
  ofTeam: { perHour: hour ?? row.per_hour, perDay: day ?? row.per_day },
});

/** What the key of an id may; null where it is unknown, revoked or expired. */
export const findKey = async (store: Db, id: string, now: number): Promise<Key | null> => {
  const row = await selectInUse(store, now).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toUsed(row);
};

/** What a key that was presented may; null where it is unknown, revoked or expired. Notes that it was used. */
export const useKey = async (store: Db, key: string, now: number): Promise<Key | null> => {
  const { db } = store;
  const row = await selectInUse(store, now).where('hash', '=', toHash(key)).executeTakeFirst();
  if (row === undefined) return null;
  if (row.used_at === null || row.used_at.getTime() < now - NOTED)
    await db
      .updateTable('keys')
      .set({ used_at: toDate(now) })
      .where('id', '=', row.id)
      .execute();
  return toUsed(row);
};

/** Pages a day of a team: of the owner's key with the most; 0 where none holds. */
export const readPerDay = async (store: Db, team: string, now: number): Promise<number> => {
  const owners = selectKnown(store, now).where('team', '=', team).where('made_by', 'is', null);
  return (await owners.orderBy('per_day', 'desc').executeTakeFirst())?.per_day ?? 0;
};

/** Every key that was ever issued, oldest first. */
export const listKeys = async ({ db }: Db): Promise<readonly Key[]> =>
  (await db.selectFrom('keys').select(SHOWN).orderBy('made_at').orderBy('id').execute()).map(toKey);

/** Ends a key within a transaction, and the keys that it issued with it; null where there is none of that id, or it had ended already. */
export const endKey = async (
  tx: Kysely<Tables>,
  id: string,
  now: number,
): Promise<Pick<Key, 'name' | 'team'> | null> => {
  const ends = { revoked_at: toDate(now) };
  const found = await tx
    .updateTable('keys')
    .set(ends)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['name', 'team'])
    .executeTakeFirst();
  // Who issues with it meanwhile holds its row until then: what came of that is seen here.
  if (found !== undefined)
    await tx.updateTable('keys').set(ends).where('made_by', '=', id).where('revoked_at', 'is', null).execute();
  return found ?? null;
};

/** Ends a key at once, as the operator does, and the keys that it issued; false where there is none of that id, or it had ended already. */
export const endKeyById = ({ db }: Db, id: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const ended = await endKey(tx, id, now);
    if (ended === null) return false;
    await recordAuditEvent(
      tx,
      { team: ended.team, keyId: null },
      { act: 'keyRevoked', about: `${id} ${ended.name}`, now },
    );
    return true;
  });
