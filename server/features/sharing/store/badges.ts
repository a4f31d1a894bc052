import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { type Actor, recordAuditEvent } from '../../teams/store/audit.ts';
import type { BadgeRow, ProofState } from './share-tables.ts';

type Db = Pick<Store, 'db'>;

/** Maximum domains for which a team has a badge. */
const MAX_BADGES = 1_000;

/**
 * Milliseconds after which a proof is checked again, for how long a badge is shown without a successful check, and after which it
 * is no longer checked.
 */
export const PROOF = { again: 7 * DAY, holds: 14 * DAY, dead: 60 * DAY };

/** Milliseconds within which a domain is not checked twice. */
const PAUSE = 60_000;

/** Identifies the badge of a domain and a team. */
export interface BadgeOf {
  readonly team: string;
  readonly domain: string;
}

/**
 * A domain for which a team requested a badge. The code on the domain proves that the team owns it, which also lets the team make
 * scans with cookies and headers. Times are in ms since 1970.
 */
export interface Badge extends BadgeOf {
  /** The code that the owner puts on the domain. */
  readonly token: string;
  /** Whether a check of the proof is due. */
  readonly checkDue: boolean;
  /** The result of the last check; null before the first one. */
  readonly state: ProofState | null;
  readonly checkedAt: number | null;
  /** When the proof was last seen; null if it never was, or is gone. */
  readonly foundAt: number | null;
}

const toBadge = ({ team, domain, token, check_due: checkDue, state, ...row }: Selectable<BadgeRow>): Badge => ({
  team,
  domain,
  token,
  checkDue,
  state,
  checkedAt: row.checked_at?.getTime() ?? null,
  foundAt: row.found_at?.getTime() ?? null,
});

const selectBadge = (db: Kysely<Tables>, { team, domain }: BadgeOf) =>
  db.selectFrom('badges').selectAll().where('team', '=', team).where('domain', '=', domain);

/** Finds the badge of a domain and a team; null if there is none. */
export const getBadge = async ({ db }: Db, badge: BadgeOf): Promise<Badge | null> => {
  const row = await selectBadge(db, badge).executeTakeFirst();
  return row === undefined ? null : toBadge(row);
};

/** Lists the badges of a team, by domain. */
export const listBadges = async ({ db }: Db, team: string): Promise<readonly Badge[]> =>
  (
    await db.selectFrom('badges').selectAll().where('team', '=', team).orderBy('domain').limit(MAX_BADGES).execute()
  ).map(toBadge);

/** Gives a team a code for a domain, or returns the existing one; null if it has too many. */
export const requestBadge = (
  { db }: Db,
  { team, keyId }: Actor,
  { domain, now }: { readonly domain: string; readonly now: number },
): Promise<Badge | null> =>
  db.transaction().execute(async (tx) => {
    await lockNamed(tx, `badges ${team}`);
    const had = await getBadge({ db: tx }, { team, domain });
    if (had !== null) return had;
    if ((await listBadges({ db: tx }, team)).length >= MAX_BADGES) return null;
    const token = randomBytes(16).toString('base64url');
    await tx
      .insertInto('badges')
      .values({ team, domain, token, made_at: toDate(now) })
      .execute();
    await recordAuditEvent(tx, { team, keyId }, { act: 'badgeMade', about: domain, now });
    return toBadge(await selectBadge(tx, { team, domain }).executeTakeFirstOrThrow());
  });

/** Removes a team's badge of a domain; false if it has none. */
export const removeBadge = (
  { db }: Db,
  { team, keyId }: Actor,
  { domain, now }: { readonly domain: string; readonly now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('badges')
      .where('team', '=', team)
      .where('domain', '=', domain)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await recordAuditEvent(tx, { team, keyId }, { act: 'badgeRemoved', about: domain, now });
    return true;
  });

/** Marks the proof of a badge as due for a check, unless that was just done; returns whether it was marked. */
export const requestProofCheck = async ({ db }: Db, { team, domain }: BadgeOf, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('badges')
    .set({ check_due: true })
    .where('team', '=', team)
    .where('domain', '=', domain)
    .where((is) => is.or([is('checked_at', 'is', null), is('checked_at', '<=', toDate(now - PAUSE))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Finds badges to check again: those whose proof was last seen a week or more ago, and those marked as due. */
export const findDueBadges = async ({ db }: Db, now: number): Promise<readonly BadgeOf[]> => {
  const [before, after] = [toDate(now - PROOF.again), toDate(now - PROOF.dead)];
  return db
    .selectFrom('badges')
    .select(['team', 'domain'])
    .where((is) =>
      is.or([is('check_due', '=', true), is.and([is('found_at', '<=', before), is('found_at', '>', after)])]),
    )
    .execute();
};

/** Stores the result of a check: a proof that is gone withdraws the badge, one that could not be checked changes nothing. */
export const keepProof = async (
  { db }: Db,
  { team, domain, state, now }: BadgeOf & { readonly state: ProofState; readonly now: number },
): Promise<void> => {
  const foundAt = { found: { found_at: toDate(now) }, gone: { found_at: null }, unseen: {} }[state];
  await db
    .updateTable('badges')
    .set({ check_due: false, state, checked_at: toDate(now), ...foundAt })
    .where('team', '=', team)
    .where('domain', '=', domain)
    .execute();
};

/** Whether the badge of a domain may be shown: the code of a team was recently seen on it. */
export const isBadgeShown = async ({ db }: Db, domain: string, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('badges')
    .select('domain')
    .where('domain', '=', domain)
    .where('found_at', '>', toDate(now - PROOF.holds))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
