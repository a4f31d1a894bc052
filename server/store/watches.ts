import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '../../lib/model.ts';
import { nextRun, type Schedule } from '../../lib/watch/schedule.ts';
import { toDate } from './moment.ts';
import type { Store } from './open-store.ts';
import type { Tables } from './tables.ts';
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
  /** When its next round begins. */
  readonly nextAt: number;
  /** Since when it cannot be scanned, where that was told; else null. */
  readonly outSince: number | null;
}

const toWatch = (row: Selectable<WatchRow> & { readonly url: string; readonly domain: string }): Watch => {
  const { site, team, url, domain, locale, cadence, hour, weekday, day, zone, next_at, outage } = row;
  const outSince = outage?.told === true ? outage.first : null;
  return {
    ...{ site, team, url, domain, locale, cadence, hour, weekday, day, zone },
    nextAt: next_at.getTime(),
    outSince,
  };
};

/** How a site of a team is watched; null where it is not, or is another team's. */
export const watchOf = async ({ db }: Db, team: string, site: string): Promise<Watch | null> => {
  const row = await db
    .selectFrom('watches')
    .innerJoin('sites', 'sites.id', 'watches.site')
    .selectAll('watches')
    .select(['sites.url', 'sites.domain'])
    .where('watches.site', '=', site)
    .where('sites.team', '=', team)
    .executeTakeFirst();
  return row === undefined ? null : toWatch(row);
};

/** Has a site of a team watched, or otherwise than before: what is known of it stays. False where the team has no such site. */
export const setWatch = async (
  db: Kysely<Tables>,
  { team, site, now, ...watching }: Watching & { readonly team: string; readonly site: string; readonly now: number },
): Promise<boolean> => {
  const found = await db
    .selectFrom('sites')
    .select('id')
    .where('id', '=', site)
    .where('team', '=', team)
    .executeTakeFirst();
  if (found === undefined) return false;
  const next = nextRun({ site, ...watching }, now);
  const set = { ...watching, next_at: toDate(next.at), next_key: next.key };
  const known = { ends: '[]', announced: '[]', look_at: toDate(now) };
  await db
    .insertInto('watches')
    .values({ site, team, state: 'rest', ...set, ...known })
    .onConflict((conflict) => conflict.column('site').doUpdateSet(set))
    .execute();
  return true;
};

/** Watches a site no more; false where it was not watched, or is another team's. */
export const endWatch = async (db: Kysely<Tables>, team: string, site: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('watches')
    .where('site', '=', site)
    .where('team', '=', team)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** The domain of a site; null where there is none such. */
export const domainOfSite = async (db: Kysely<Tables>, site: string): Promise<string | null> =>
  (await db.selectFrom('sites').select('domain').where('id', '=', site).executeTakeFirst())?.domain ?? null;

/** A site of a team as notices tell of it; null where the team has no such one. */
export const siteOfTeam = async (
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
