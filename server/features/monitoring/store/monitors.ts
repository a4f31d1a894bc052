import { type Kysely, type Selectable, sql } from 'kysely';
import type { Locale } from '../../../../lib/model.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { computeNextRun, type Schedule } from '../model/schedule.ts';
import { computeRound, followTags, lockTeamMonitors } from './follow-tags.ts';
import type { MonitorRow } from './monitor-tables.ts';

type Db = Pick<Store, 'db'>;

/** The schedule of a site. */
export type MonitorSchedule = Omit<Schedule, 'site'> & {
  /** Language of its scans. */
  readonly locale: Locale;
};

/** A watched site and its state; times in ms since 1970. */
export interface MonitoredSite extends MonitorSchedule {
  readonly site: string;
  readonly team: string;
  readonly url: string;
  readonly domain: string;
  /** The tag by which it is watched; null when it has a schedule of its own. */
  readonly tag: string | null;
  /** When its next scan begins, at the earliest. */
  readonly nextAt: number;
  /** What a due scan waits for: the team's daily quota is used up; null when none waits. */
  readonly waitsFor: 'allowance' | null;
  /** Since when it cannot be scanned, if that was announced; otherwise null. */
  readonly outSince: number | null;
}

type Read = Pick<Selectable<MonitorRow>, (typeof READ)[number] | 'waits_until' | 'outage'>;

const toMonitoredSite = (row: Read & { readonly url: string; readonly domain: string }): MonitoredSite => {
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

/** Selects the monitors of a team's sites, without the large columns with what is known of a site. */
const selectMonitors = ({ db }: Db, team: string) =>
  db
    .selectFrom('monitors')
    .innerJoin('sites', 'sites.id', 'monitors.site')
    .select(READ.map((name) => `monitors.${name}` as const))
    .select(['monitors.waits_until', 'monitors.outage', 'sites.url', 'sites.domain'])
    .where('sites.team', '=', team);

/** Finds the watch of a site of a team; null if it is not watched, or belongs to another team. */
export const findMonitor = async ({ db }: Db, team: string, site: string): Promise<MonitoredSite | null> => {
  const row = await selectMonitors({ db }, team).where('monitors.site', '=', site).executeTakeFirst();
  return row === undefined ? null : toMonitoredSite(row);
};

/**
 * Lists at most `most` sites of a team that have a schedule of their own, by domain; only those after a given site if there is
 * one. Null if the team has no such site.
 */
export const listOwnMonitors = async (
  db: Db,
  team: string,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<readonly MonitoredSite[] | null> => {
  const own = selectMonitors(db, team).where('monitors.tag', 'is', null);
  const last = after === null ? null : await findTeamSite(db.db, team, after);
  if (after !== null && last === null) return null;
  const some = last === null ? own : own.where(sql<boolean>`(sites.domain, sites.id) > (${last.host}, ${last.id})`);
  return (await some.orderBy('sites.domain').orderBy('sites.id').limit(most).execute()).map(toMonitoredSite);
};

/** Lists at most `most` watched sites of a team with a problem: an announced outage, or a scan that waits for quota. */
export const listTroubled = async (db: Db, team: string, most: number): Promise<readonly MonitoredSite[]> => {
  const isTroubled = sql<boolean>`(monitors.waits_until is not null or monitors.outage->>'told' = 'true')`;
  return (await selectMonitors(db, team).where(isTroubled).orderBy('sites.domain').limit(most).execute()).map(
    toMonitoredSite,
  );
};

/**
 * Gives a site of a team a schedule of its own, or changes it, in one transaction; what is known of the site, and a round that is
 * due, stay. False if the team has no such site.
 */
export const setMonitor = async (
  tx: Kysely<Tables>,
  {
    team,
    site,
    now,
    ...watching
  }: MonitorSchedule & { readonly team: string; readonly site: string; readonly now: number },
): Promise<boolean> => {
  await lockTeamMonitors(tx, team);
  if ((await findTeamSite(tx, team, site)) === null) return false;
  const known = await tx.selectFrom('monitors').selectAll().where('site', '=', site).forUpdate().executeTakeFirst();
  const next = computeRound(site, watching, { known, now, run: (schedule) => computeNextRun(schedule, now) });
  const set = { ...watching, tag: null, next_at: toDate(next.at), next_key: next.key };
  const begin = { ends: '[]', announced: '[]', look_at: toDate(now) };
  await tx
    .insertInto('monitors')
    .values({ site, team, state: 'rest', ...set, ...begin })
    .onConflict((conflict) => conflict.column('site').doUpdateSet(set))
    .execute();
  return true;
};

/** The tag of a watch that has just ended, until another tag of its site takes over; no real tag is empty. */
const NOBODY = '';

/**
 * Ends a site's own schedule, in one transaction; if one of its tags is watched, the watch continues with what is known. False if
 * it has none, or belongs to another team.
 */
export const endMonitor = async (
  tx: Kysely<Tables>,
  { team, site, now }: { readonly team: string; readonly site: string; readonly now: number },
): Promise<boolean> => {
  await lockTeamMonitors(tx, team);
  const { numUpdatedRows } = await tx
    .updateTable('monitors')
    .set({ tag: NOBODY })
    .where('site', '=', site)
    .where('team', '=', team)
    .where('tag', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await followTags(tx, team, { sites: [site] }, now);
  return true;
};

/** Finds the domain of a site; null if there is none. */
export const findSiteDomain = async (db: Kysely<Tables>, site: string): Promise<string | null> =>
  (await db.selectFrom('sites').select('domain').where('id', '=', site).executeTakeFirst())?.domain ?? null;

/** Finds the domains of sites of a team, by their ids. */
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

/** Finds a site of a team, as notices describe it; null if the team has no such site. */
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
