import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DAY, toIsoDay, WEEK } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import type { Expiry } from '../../monitoring/model/expiries.ts';
import { isComparable } from './site-figures.ts';

/** A site in the overview of all sites. */
export interface Named {
  readonly id: string;
  readonly domain: string;
}

/** A running batch of a team: a list of pages, or a crawl of one site. */
export interface Running {
  readonly id: string;
  readonly kind: 'list' | 'site';
  /** The site, if it is a crawl. */
  readonly site: string | null;
  /** Ms since 1970. */
  readonly createdAt: number;
  readonly pages: number;
  /** Pages that have ended, with or without a result. */
  readonly done: number;
}

/** Overview of all sites of a team. Totals are those of each site's last scan, 0-100. */
export interface Portfolio {
  readonly sites: number;
  /** Lowest first; sites without a total are not included. */
  readonly totals: readonly number[];
  /** The mean of the totals at the end of each of the last weeks, oldest first; null if there was none. `at` in ms since 1970. */
  readonly course: readonly { readonly at: number; readonly mean: number | null }[];
  readonly worst: readonly (Named & { readonly total: number })[];
  /** Sites whose total is lower than their highest since the last acknowledgement, among comparable scans. */
  readonly fell: readonly (Named & { readonly total: number; readonly from: number })[];
  /** What expires within thirty days, for watched sites. */
  readonly ends: readonly (Named & { readonly end: Pick<Expiry, 'kind' | 'name' | 'day'> })[];
  readonly running: readonly Running[];
}

/** Weeks of the history, days within which a fall counts or something expires, and maximum lines of each list. */
const SPAN = { weeks: 8, falls: 90, ends: 30 };
const MAX = { worst: 5, fell: 20, ends: 10, running: 10 };

/** Selects the last scan (`l`) of each site (`o`) of a team, if it has a total. */
const selectScanned = (team: string) => sql`
  sites o join lateral (select * from site_scans where site = o.id order by at desc, seq desc limit 1) l on true
  where o.team = ${team} and l.total is not null`;

const readTotals = async (db: Kysely<Tables>, team: string) => {
  const { rows } = await sql<Named & { readonly total: number }>`
    select o.id, o.domain, l.total from ${selectScanned(team)} order by l.total, o.domain, o.id`.execute(db);
  return rows;
};

/**
 * Hides a condition from the planner, which then assumes that half of the rows meet it; it would otherwise expect none, and read
 * and sort all of them.
 */
const hideFromPlanner = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${condition} then true else false end`;

/**
 * Reads the sites that fell. The highest total is tried first, using the index on totals, and it is mostly of a comparable scan.
 */
const readFell = async (db: Kysely<Tables>, team: string, now: number): Promise<Portfolio['fell']> => {
  const { rows } = await sql<Portfolio['fell'][number]>`
    select l.id, l.domain, l.total, h."from" from (
      select o.id, o.domain, o.acknowledged_at, l.site, l.at, l.total, l.rules, l.source, l.scores from ${selectScanned(team)}
    ) l join lateral (
      select b.total as "from" from site_scans b where b.site = l.site and b.total > l.total and ${hideFromPlanner(sql`
        b.at <= l.at and b.at >= ${toDate(now - SPAN.falls * DAY)}::timestamptz and ${isComparable}
        and b.at >= coalesce((select max(a.at) from site_scans a where a.site = l.site and a.at <= l.acknowledged_at), '-infinity')`)}
      order by b.total desc limit 1
    ) h on true
    order by h."from" - l.total desc, l.domain, l.id limit ${MAX.fell}`.execute(db);
  return rows;
};

const readCourse = async (db: Kysely<Tables>, team: string, now: number): Promise<Portfolio['course']> => {
  const moments = Array.from({ length: SPAN.weeks }, (_, nth) => now - (SPAN.weeks - 1 - nth) * WEEK);
  const { rows } = await sql<{ readonly at: Date; readonly mean: number | null }>`
    select t.at, (
      select round(avg(s.total))::int from sites o join lateral (
        select total from site_scans where site = o.id and at <= t.at order by at desc, seq desc limit 1) s on true
      where o.team = ${team}) as mean
    from unnest(${moments.map(toDate)}::timestamptz[]) t(at) order by t.at`.execute(db);
  return rows.map(({ at, mean }) => ({ at: at.getTime(), mean }));
};

const readEnds = async (db: Kysely<Tables>, team: string, now: number): Promise<Portfolio['ends']> => {
  const { rows } = await sql<Named & { readonly end: Expiry }>`
    select o.id, o.domain, e.value as end from monitors w join sites o on o.id = w.site, jsonb_array_elements(w.ends) e
    where w.team = ${team} and e.value->>'day' between ${toIsoDay(now)} and ${toIsoDay(now + SPAN.ends * DAY)}
    order by e.value->>'day', o.domain limit ${MAX.ends}`.execute(db);
  return rows.map(({ end: { kind, name, day }, ...site }) => ({ ...site, end: { kind, name, day } }));
};

/** Reads the running batches of a team, newest first. */
const readRunning = async (db: Kysely<Tables>, team: string): Promise<readonly Running[]> => {
  const { rows } = await sql<Omit<Running, 'createdAt'> & { readonly made_at: Date }>`
    select b.id, b.kind, b.site, b.made_at, count(*)::int as pages,
      (count(*) filter (where i.state not in ('waiting', 'queued')))::int as done
    from batches b join batch_items i on i.batch = b.id
    where b.team = ${team} and b.ended_at is null and b.cancelled_at is null
    group by b.id order by b.made_at desc, b.id limit ${MAX.running}`.execute(db);
  return rows.map(({ made_at: created, ...row }) => ({ ...row, createdAt: created.getTime() }));
};

/** Reads the overview of all sites of a team, at a moment (ms since 1970). */
export const readPortfolio = async (db: Kysely<Tables>, team: string, now: number): Promise<Portfolio> => {
  const { count } = await db
    .selectFrom('sites')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('team', '=', team)
    .executeTakeFirstOrThrow();
  const totals = await readTotals(db, team);
  return {
    sites: Number(count),
    totals: totals.map(({ total }) => total),
    worst: totals.slice(0, MAX.worst),
    course: await readCourse(db, team, now),
    fell: await readFell(db, team, now),
    ends: await readEnds(db, team, now),
    running: await readRunning(db, team),
  };
};

/** Records that a team member has seen what fell: for one site, or (null) for all. */
export const markSeen = async (
  db: Kysely<Tables>,
  team: string,
  { site, now }: { readonly site: string | null; readonly now: number },
): Promise<void> => {
  const own = db
    .updateTable('sites')
    .set({ acknowledged_at: toDate(now) })
    .where('team', '=', team);
  await (site === null ? own : own.where('id', '=', site)).execute();
};
