import { type Kysely, type Selectable, sql } from 'kysely';
import type { Locale } from '../../../../lib/model.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { computeNextRun, type Schedule } from '../model/schedule.ts';
import { computeRound, followTags, lockTeamWatches } from './follow-tags.ts';
import type { WatchRow } from './watch-tables.ts';

type Db = Pick<Store, 'db'>;

/** How a site is watched. */
export type Watching = Omit<Schedule, 'site'> & {
  /** Language of its scans. */
  readonly locale: Locale;
};

/** A site that is watched, and where that stands; moments in ms since 1970. */
export interface Watch extends Watching {
  readonly site: string;
  readonly team: string;
  readonly url: string;
  readonly domain: string;
  /** The tag by which it is watched; null where it has a watch of its own. */
  readonly tag: string | null;
  /** When its next scan begins, at the earliest. */
  readonly nextAt: number;
  /** What a scan that is due waits for: the day of the team has no room; null where none waits. */
  readonly waitsFor: 'allowance' | null;
  /** Since when it cannot be scanned, where that was told; else null. */
  readonly outSince: number | null;
}

type Read = Pick<Selectable<WatchRow>, (typeof READ)[number] | 'waits_until' | 'outage'>;

const toWatch = (row: Read & { readonly url: string; readonly domain: string }): Watch => {
  const { site, team, url, domain, tag, locale, cadence, hour, weekday, day, zone, next_at, waits_until, outage } = row;
  return {
    site,
    team,
    url,
    domain,
    tag,
    locale,
    cadence,
    hour,
    weekday,
    day,
    zone,
    nextAt: Math.max(next_at.getTime(), waits_until?.getTime() ?? 0),
    waitsFor: waits_until === null ? null : 'allowance',
    outSince: outage?.told === true ? outage.first : null,
  };
};

const READ = ['site', 'team', 'tag', 'locale', 'cadence', 'hour', 'weekday', 'day', 'zone', 'next_at'] as const;

/** Watches of a team's sites: what is known of a site beside that is large, and not read. */
const selectWatches = ({ db }: Db, team: string) =>
  db
    .selectFrom('watches')
    .innerJoin('sites', 'sites.id', 'watches.site')
    .select(READ.map((name) => `watches.${name}` as const))
    .select(['watches.waits_until', 'watches.outage', 'sites.url', 'sites.domain'])
    .where('sites.team', '=', team);

/** How a site of a team is watched; null where it is not, or is another team's. */
export const findWatch = async ({ db }: Db, team: string, site: string): Promise<Watch | null> => {
  const row = await selectWatches({ db }, team).where('watches.site', '=', site).executeTakeFirst();
  return row === undefined ? null : toWatch(row);
};

/**
 * Sites of a team that have a watch of their own, by domain, so many at most: those behind a site where one is named. Null where
 * the team has no such site.
 */
export const listOwnWatches = async (
  db: Db,
  team: string,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<readonly Watch[] | null> => {
  const own = selectWatches(db, team).where('watches.tag', 'is', null);
  const last = after === null ? null : await findTeamSite(db.db, team, after);
  if (after !== null && last === null) return null;
  const some = last === null ? own : own.where(sql<boolean>`(sites.domain, sites.id) > (${last.host}, ${last.id})`);
  return (await some.orderBy('sites.domain').orderBy('sites.id').limit(most).execute()).map(toWatch);
};

/** Watched sites of a team that something is the matter with, so many at most: that it was told of one, or one waits for room. */
export const listTroubled = async (db: Db, team: string, most: number): Promise<readonly Watch[]> => {
  const isTroubled = sql<boolean>`(watches.waits_until is not null or watches.outage->>'told' = 'true')`;
  return (await selectWatches(db, team).where(isTroubled).orderBy('sites.domain').limit(most).execute()).map(toWatch);
};

/**
 * Has a site of a team watched for itself, or otherwise than before, in one transaction: what is known of it stays, and what is
 * due. False where the team has no such site.
 */
export const setWatch = async (
  tx: Kysely<Tables>,
  { team, site, now, ...watching }: Watching & { readonly team: string; readonly site: string; readonly now: number },
): Promise<boolean> => {
  await lockTeamWatches(tx, team);
  if ((await findTeamSite(tx, team, site)) === null) return false;
  const known = await tx.selectFrom('watches').selectAll().where('site', '=', site).forUpdate().executeTakeFirst();
  const next = computeRound(site, watching, { known, now, run: (schedule) => computeNextRun(schedule, now) });
  const set = { ...watching, tag: null, next_at: toDate(next.at), next_key: next.key };
  const begin = { ends: '[]', announced: '[]', look_at: toDate(now) };
  await tx
    .insertInto('watches')
    .values({ site, team, state: 'rest', ...set, ...begin })
    .onConflict((conflict) => conflict.column('site').doUpdateSet(set))
    .execute();
  return true;
};

/** The tag of a watch that has just ended, until another tag of its site takes it over: no real tag is empty. */
const NOBODY = '';

/**
 * Ends the watch of a site of its own, in one transaction; where a tag of it is watched, that goes on with what is known. False
 * where it has none, or is another team's.
 */
export const endWatch = async (
  tx: Kysely<Tables>,
  { team, site, now }: { readonly team: string; readonly site: string; readonly now: number },
): Promise<boolean> => {
  await lockTeamWatches(tx, team);
  const { numUpdatedRows } = await tx
    .updateTable('watches')
    .set({ tag: NOBODY })
    .where('site', '=', site)
    .where('team', '=', team)
    .where('tag', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await followTags(tx, team, { sites: [site] }, now);
  return true;
};

/** The domain of a site; null where there is none such. */
export const findSiteDomain = async (db: Kysely<Tables>, site: string): Promise<string | null> =>
  (await db.selectFrom('sites').select('domain').where('id', '=', site).executeTakeFirst())?.domain ?? null;

/** The domains of sites of a team, by their ids. */
export const findSiteDomains = async (
  db: Kysely<Tables>,
  team: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'domain'])
    .where('team', '=', team)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, domain }) => [id, domain]));
};

/** A site of a team as notices tell of it; null where the team has no such one. */
export const findTeamSite = async (
  db: Kysely<Tables>,
  team: string,
  site: string,
): Promise<{ readonly id: string; readonly host: string; readonly url: string } | null> =>
  (await db
    .selectFrom('sites')
    .select(['id', 'domain as host', 'url'])
    .where('id', '=', site)
    .where('team', '=', team)
    .executeTakeFirst()) ?? null;
