import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { PER_HOUR } from '../../../../lib/api/tier.ts';
import { toHash } from '../../../core/store/hash.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { KeyRow, Tables } from '../../../core/store/tables.ts';
import { recordAuditEvent } from './audit.ts';

/**
 * What a key may be used for: single scans, many pages at once (batches, whole sites), reading what its team has, and changing
 * that.
 */
export const SCOPES = ['scan', 'batch', 'read', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** A key. Times are in ms since 1970. */
export interface Key {
  readonly id: string;
  readonly name: string;
  /** The team whose sites, batches and lists it can access. */
  readonly team: string;
  /** Id of the owner's key that issued it; null for an owner's own. */
  readonly createdBy: string | null;
  /** Hourly limit of scans. */
  readonly perHour: number;
  /** Daily limit of pages in batches and crawls. */
  readonly perDay: number;
  /** The limits of all keys of its team together: those of the owner's key with the highest. Only set for a key in use. */
  readonly ofTeam?: { readonly perHour: number; readonly perDay: number };
  /** Its scopes. */
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly usedAt: number | null;
}

/** The properties with which a key is issued. */
export interface Issue {
  readonly name: string;
  readonly perHour?: number;
  readonly perDay?: number;
  /** All scopes by default. */
  readonly scopes?: readonly Scope[];
  /** Milliseconds since 1970; it does not expire by default. */
  readonly expiresAt?: number | null;
  /** An existing team; by default a new one. */
  readonly team?: string;
  /** The owner's key that issues it; by default the operator does. */
  readonly createdBy?: string;
}

type Db = Pick<Store, 'db'>;

/** Default daily limit of pages of a key. */
export const PER_DAY = 500;
/** Milliseconds within which the use of a key is recorded once. */
const NOTED = 60_000;

const toMsOrNone = (date: Date | null): number | null => date?.getTime() ?? null;

/** Converts a row to a key. */
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

/** Columns of a key that may be read. */
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

/** Creates a key of 192 random bits after its id. Its text is returned only here: only its hash is stored. */
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
  // An existing team can see in its audit log that it has one more owner's key.
  if (creator.team !== undefined && creator.createdBy === undefined)
    await recordAuditEvent(db, { team: creator.team, keyId: null }, { act: 'keyIssued', about: `${id} ${name}`, now });
  return { key, id };
};

/** Selects the keys that have not ended. */
export const selectKnown = ({ db }: Db, now: number) =>
  db
    .selectFrom('keys')
    .select(SHOWN)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', toDate(now))]));

/** SQL for the highest value of a limit among the valid owner's keys of a team. */
const selectMost = (limit: 'per_hour' | 'per_day', now: number) => sql<number | null>`(
  select max(o.${sql.ref(limit)}) from keys o where o.team = keys.team and o.made_by is null and o.revoked_at is null
    and (o.expires_at is null or o.expires_at > ${toDate(now)}))`;

/** Selects the keys that have not ended, with the limits of their teams. */
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

/** Finds a key by its id; null if it is unknown, revoked or expired. */
export const findKey = async (store: Db, id: string, now: number): Promise<Key | null> => {
  const row = await selectInUse(store, now).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toUsed(row);
};

/** Finds a presented key; null if it is unknown, revoked or expired. Records that it was used. */
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

/** Returns the daily limit of pages of a team: that of the owner's key with the highest; 0 if none is valid. */
export const readPerDay = async (store: Db, team: string, now: number): Promise<number> => {
  const owners = selectKnown(store, now).where('team', '=', team).where('made_by', 'is', null);
  return (await owners.orderBy('per_day', 'desc').executeTakeFirst())?.per_day ?? 0;
};

/** Lists every key ever issued, oldest first. */
export const listKeys = async ({ db }: Db): Promise<readonly Key[]> =>
  (await db.selectFrom('keys').select(SHOWN).orderBy('made_at').orderBy('id').execute()).map(toKey);

/**
 * Revokes a key within a transaction, together with the keys that it issued; null if there is none with that id, or it was
 * already revoked.
 */
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
  // Issuing with this key locks its row until the end of that transaction, so keys issued meanwhile are visible here.
  if (found !== undefined)
    await tx.updateTable('keys').set(ends).where('made_by', '=', id).where('revoked_at', 'is', null).execute();
  return found ?? null;
};

/**
 * Revokes a key at once, on behalf of the operator, and the keys that it issued; false if there is none with that id, or it was
 * already revoked.
 */
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
