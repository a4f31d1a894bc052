import type { Kysely } from 'kysely';
import { PER_HOUR } from '../../../../lib/api/tier.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { recordAuditEvent } from './audit.ts';
import { createKey, endKey, type Issue, type Key, PER_DAY, type Scope, SHOWN, selectKnown, toKey } from './keys.ts';

type Db = Pick<Store, 'db'>;

/** Maximum valid keys of a team. */
export const MAX_KEYS = 100;

/** The properties of a key that the owner of a team issues to somebody else. */
export interface TeamIssue extends Required<Pick<Issue, 'name'>>, Pick<Issue, 'perHour' | 'perDay'> {
  readonly scopes: readonly Scope[];
  /** Milliseconds since 1970; by default as long as the owner's own. */
  readonly expiresAt?: number | null;
}

/**
 * Why no key is issued: the requester is not an owner, the key would have no less than the owner's own, or there are too many.
 */
type NotIssued = 'ownerOnly' | 'scopes' | 'perHour' | 'perDay' | 'expires' | 'tooMany';

/** Whether scopes are a proper, non-empty subset of others. */
const isLess = (some: readonly Scope[], all: readonly Scope[]): boolean =>
  some.length > 0 && some.every((scope) => all.includes(scope)) && all.some((scope) => !some.includes(scope));

/** Returns in what respect a key would exceed its owner's; null if in none. */
const findExcess = (owner: Key, { scopes, perHour, perDay, expiresAt }: Required<TeamIssue>): NotIssued | null => {
  if (!isLess(scopes, owner.scopes)) return 'scopes';
  if (perHour > owner.perHour) return 'perHour';
  if (perDay > owner.perDay) return 'perDay';
  return owner.expiresAt !== null && (expiresAt === null || expiresAt > owner.expiresAt) ? 'expires' : null;
};

/** Fills in the defaults of a request, within the owner's limits. */
const fillDefaults = (owner: Key, issue: TeamIssue): Required<TeamIssue> => ({
  name: issue.name,
  scopes: issue.scopes,
  perHour: issue.perHour ?? Math.min(PER_HOUR.partner, owner.perHour),
  perDay: issue.perDay ?? Math.min(PER_DAY, owner.perDay),
  expiresAt: issue.expiresAt ?? owner.expiresAt,
});

const countLiving = async (tx: Kysely<Tables>, team: string, now: number): Promise<number> =>
  (await selectKnown({ db: tx }, now).where('team', '=', team).limit(MAX_KEYS).execute()).length;

/**
 * Issues a key of a team with fewer rights than the owner's key, and records it in the audit log; the text of the key is returned
 * only here. `owner` is the id of the requesting key: its rights are read again, so that one that ends meanwhile issues nothing.
 */
export const createTeamKey = (
  { db }: Db,
  owner: string,
  wanted: TeamIssue,
  now: number,
): Promise<{ readonly key: string; readonly issued: Key } | { readonly refused: NotIssued }> =>
  db.transaction().execute(async (tx) => {
    const row = await selectKnown({ db: tx }, now).where('id', '=', owner).forUpdate().executeTakeFirst();
    const own = row === undefined ? null : toKey(row);
    if (own === null || own.createdBy !== null || !own.scopes.includes('manage')) return { refused: 'ownerOnly' };
    const issue = fillDefaults(own, wanted);
    const excess = findExcess(own, issue);
    if (excess !== null) return { refused: excess };
    // Another owner's key of the team that also issues one waits here.
    await lockNamed(tx, `team ${own.team}`);
    if ((await countLiving(tx, own.team, now)) >= MAX_KEYS) return { refused: 'tooMany' };
    const { key, id } = await createKey({ db: tx }, { ...issue, team: own.team, createdBy: own.id }, now);
    await recordAuditEvent(
      tx,
      { team: own.team, keyId: own.id },
      { act: 'keyIssued', about: `${id} ${issue.name}`, now },
    );
    const created = await tx.selectFrom('keys').select(SHOWN).where('id', '=', id).executeTakeFirstOrThrow();
    return { key, issued: toKey(created) };
  });

/**
 * The result of revoking a key of a team: it is not one of the team's, or was already revoked, or is an owner's, which only the
 * operator revokes.
 */
export type Revoked = 'done' | 'unknown' | 'owners' | 'ownerOnly';

/** Revokes a key that an owner's key of the same team issued, at once, and records it in the audit log. */
export const endTeamKey = ({ db }: Db, owner: Key, id: string, now: number): Promise<Revoked> =>
  db.transaction().execute(async (tx) => {
    if (owner.createdBy !== null || !owner.scopes.includes('manage')) return 'ownerOnly';
    const found = await tx
      .selectFrom('keys')
      .select('made_by')
      .where('id', '=', id)
      .where('team', '=', owner.team)
      .executeTakeFirst();
    if (found === undefined) return 'unknown';
    if (found.made_by === null) return 'owners';
    const ended = await endKey(tx, id, now);
    if (ended === null) return 'unknown';
    const about = `${id} ${ended.name}`;
    await recordAuditEvent(tx, { team: owner.team, keyId: owner.id }, { act: 'keyRevoked', about, now });
    return 'done';
  });

/** Maximum ended keys listed for a team. */
const ENDED = 100;

/** Lists the keys of a team: the valid ones, oldest first, then the last hundred that have ended. */
export const listTeamKeys = async ({ db }: Db, team: string, now: number): Promise<readonly Key[]> => {
  const living = await selectKnown({ db }, now).where('team', '=', team).orderBy('made_at').orderBy('id').execute();
  const ended = await db
    .selectFrom('keys')
    .select(SHOWN)
    .where('team', '=', team)
    .where((is) => is.or([is('revoked_at', 'is not', null), is('expires_at', '<=', toDate(now))]))
    .orderBy('made_at', 'desc')
    .limit(ENDED)
    .execute();
  return [...living, ...ended].map(toKey);
};
