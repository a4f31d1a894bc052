import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toHash } from '../../../core/store/hash.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { type Actor, recordAuditEvent } from '../../teams/store/audit.ts';

type Db = Pick<Store, 'db'>;

/** Days for which a link works, by default and at most. */
export const SHARE_DAYS = { usual: 30, most: 400 };

/** Maximum links of a team that are in use. */
const MAX_SHARES = 1_000;

/** What a link shows: the latest report of a site, or always that of one of its scans. Ids of a team. */
export type ShareTarget = { readonly site: string } | { readonly scan: string };

/** A link in a list; never the link itself. Times are in ms since 1970. */
export interface Share {
  readonly id: string;
  /** Id of the key that created it. */
  readonly keyId: string;
  readonly site: string;
  readonly domain: string;
  /** Null if it shows the latest. */
  readonly scan: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Finds the site of a target; undefined if the team has none. */
const selectSite = (db: Kysely<Tables>, team: string, target: ShareTarget) => {
  const sites = db.selectFrom('sites').where('sites.team', '=', team);
  const found =
    'site' in target
      ? sites.where('sites.id', '=', target.site)
      : sites.innerJoin('site_scans', 'site_scans.site', 'sites.id').where('site_scans.scan', '=', target.scan);
  return found.select(['sites.id', 'sites.domain']).executeTakeFirst();
};

const countLiving = async (db: Kysely<Tables>, team: string, now: number): Promise<number> => {
  const { size } = await db
    .selectFrom('shares')
    .select(({ fn }) => fn.countAll<string>().as('size'))
    .where('team', '=', team)
    .where('expires_at', '>', toDate(now))
    .executeTakeFirstOrThrow();
  return Number(size);
};

/** A requested link. */
interface NewShare {
  readonly target: ShareTarget;
  readonly days?: number;
  /** Current time in ms since 1970. */
  readonly now: number;
}

/**
 * Creates a link of 128 random bits, which is returned only here: only its hash is stored. Refused if the team has no such site
 * or scan, or too many links.
 */
export const makeShare = (
  { db }: Db,
  { team, keyId }: Actor & { readonly keyId: string },
  { target, days = SHARE_DAYS.usual, now }: NewShare,
): Promise<{ readonly token: string; readonly share: Share } | { readonly refused: 'unknown' | 'tooMany' }> =>
  db.transaction().execute(async (tx) => {
    const site = await selectSite(tx, team, target);
    if (site === undefined) return { refused: 'unknown' };
    // Simultaneous requests wait for each other.
    await lockNamed(tx, `shares ${team}`);
    if ((await countLiving(tx, team, now)) >= MAX_SHARES) return { refused: 'tooMany' };
    const token = randomBytes(16).toString('base64url');
    const scan = 'scan' in target ? target.scan : null;
    const id = `link_${randomBytes(4).toString('hex')}`;
    const share = { id, site: site.id, scan };
    const expiresAt = now + days * DAY;
    const times = { made_at: toDate(now), expires_at: toDate(expiresAt) };
    await tx
      .insertInto('shares')
      .values({ ...share, ...times, key: keyId, hash: toHash(token), team })
      .execute();
    await recordAuditEvent(tx, { team, keyId }, { act: 'linkMade', about: `${share.id} ${site.domain}`, now });
    return { token, share: { ...share, keyId, domain: site.domain, createdAt: now, expiresAt } };
  });

/** Lists the links of a team that are in use, newest first; only those of one site if one is given. */
export const listShares = async (
  { db }: Db,
  team: string,
  { site = null, now }: { readonly site?: string | null; readonly now: number },
): Promise<readonly Share[]> => {
  const all = db
    .selectFrom('shares')
    .innerJoin('sites', 'sites.id', 'shares.site')
    .select(['shares.id', 'shares.key', 'shares.site', 'shares.scan', 'shares.made_at', 'shares.expires_at'])
    .select('sites.domain')
    .where('shares.team', '=', team)
    .where('shares.expires_at', '>', toDate(now));
  const some = site === null ? all : all.where('shares.site', '=', site);
  const rows = await some.orderBy('shares.made_at', 'desc').orderBy('shares.id').limit(MAX_SHARES).execute();
  return rows.map(({ made_at: created, expires_at, key: keyId, ...row }) => ({
    ...row,
    keyId,
    createdAt: created.getTime(),
    expiresAt: expires_at.getTime(),
  }));
};

/**
 * Ends a link of a team at once by deleting it, so that nothing more can be learned about it. False if the team has none with
 * that id.
 */
export const endShare = (
  { db }: Db,
  { team, keyId }: Actor,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('shares')
      .using('sites')
      .where('shares.id', '=', id)
      .where('shares.team', '=', team)
      .whereRef('sites.id', '=', 'shares.site')
      .returning('sites.domain')
      .executeTakeFirst();
    if (removed === undefined) return false;
    await recordAuditEvent(tx, { team, keyId }, { act: 'linkRevoked', about: `${id} ${removed.domain}`, now });
    return true;
  });

/** Finds the target of a link; null if it was never created, has expired or was revoked: all by the same query. */
export const findShare = async (
  { db }: Db,
  token: string,
  now: number,
): Promise<{ readonly site: string; readonly scan: string | null } | null> => {
  const row = await db
    .selectFrom('shares')
    .select(['site', 'scan'])
    .where('hash', '=', toHash(token))
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();
  return row ?? null;
};

/** Deletes expired links. */
export const deleteExpiredShares = async ({ db }: Db, now: number): Promise<void> => {
  await db.deleteFrom('shares').where('expires_at', '<=', toDate(now)).execute();
};
