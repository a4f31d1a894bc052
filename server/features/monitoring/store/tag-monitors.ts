import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';
import { followTags, lockTeamMonitors, type MonitorFields, pickSchedule } from './follow-tags.ts';

/** A tag of a team by which sites are watched. */
export interface MonitoredTag extends MonitorFields {
  readonly tag: string;
  /** Number of sites that follow it: those that have the tag and no other watch that takes precedence. */
  readonly sites: number;
  /** When the first of their rounds begins, ms since 1970; null when there is none. */
  readonly nextAt: number | null;
}

/** Maximum watched tags of a team. */
const MAX_TAG_WATCHES = 100;

/** Lists the watched tags of a team by name: all, or one. */
export const listTagMonitors = async (
  db: Kysely<Tables>,
  team: string,
  tag: string | null = null,
): Promise<readonly MonitoredTag[]> => {
  const { rows } = await sql<
    MonitorFields & { readonly tag: string; readonly sites: number; readonly next: Date | null }
  >`
    select t.*, n.sites, n.next from tag_monitors t cross join lateral (
      select count(*)::int as sites, min(greatest(next_at, waits_until)) as next from monitors w
      where w.team = t.team and w.tag = t.tag) n
    where t.team = ${team} ${tag === null ? sql`` : sql`and t.tag = ${tag}`} order by t.tag collate "C"`.execute(db);
  return rows.map(({ sites, next, ...row }) => ({
    tag: row.tag,
    ...pickSchedule(row),
    sites,
    nextAt: next?.getTime() ?? null,
  }));
};

/**
 * Monitors all sites of a team that have a tag, except those with a schedule of their own, in one transaction. False if the team
 * has reached its maximum of watched tags.
 */
export const setTagMonitor = async (
  tx: Kysely<Tables>,
  {
    team,
    tag,
    now,
    ...watching
  }: MonitorFields & { readonly team: string; readonly tag: string; readonly now: number },
): Promise<boolean> => {
  await lockTeamMonitors(tx, team);
  const others = await tx
    .selectFrom('tag_monitors')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('team', '=', team)
    .where('tag', '<>', tag)
    .executeTakeFirstOrThrow();
  if (Number(others.count) >= MAX_TAG_WATCHES) return false;
  const set = pickSchedule(watching);
  await tx
    .insertInto('tag_monitors')
    .values({ team, tag, ...set })
    .onConflict((conflict) => conflict.columns(['team', 'tag']).doUpdateSet(set))
    .execute();
  await followTags(tx, team, { tag }, now);
  return true;
};

/** Stops watching sites by a tag, in one transaction; false if the team does not watch that tag. */
export const endTagMonitor = async (
  tx: Kysely<Tables>,
  { team, tag, now }: { readonly team: string; readonly tag: string; readonly now: number },
): Promise<boolean> => {
  await lockTeamMonitors(tx, team);
  const removed = tx.deleteFrom('tag_monitors').where('team', '=', team).where('tag', '=', tag);
  if ((await removed.executeTakeFirst()).numDeletedRows === 0n) return false;
  await followTags(tx, team, { tag }, now);
  return true;
};
