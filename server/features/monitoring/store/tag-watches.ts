import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';
import { followTags, lockTeamWatches, pickWatching, type WatchingFields } from './follow-tags.ts';

/** A tag of a team by which sites are watched. */
export interface TagWatch extends WatchingFields {
  readonly tag: string;
  /** Sites that it is for: that bear it, and have no watch that counts before it. */
  readonly sites: number;
  /** When the first of their rounds begins, ms since 1970; null where there is none. */
  readonly nextAt: number | null;
}

/** Tags that a team can have watched. */
const MAX_TAG_WATCHES = 100;

/** Watched tags of a team, by name: all, or one. */
export const listTagWatches = async (
  db: Kysely<Tables>,
  team: string,
  tag: string | null = null,
): Promise<readonly TagWatch[]> => {
  const { rows } = await sql<
    WatchingFields & { readonly tag: string; readonly sites: number; readonly next: Date | null }
  >`
    select t.*, n.sites, n.next from tag_watches t cross join lateral (
      select count(*)::int as sites, min(greatest(next_at, waits_until)) as next from watches w
      where w.team = t.team and w.tag = t.tag) n
    where t.team = ${team} ${tag === null ? sql`` : sql`and t.tag = ${tag}`} order by t.tag collate "C"`.execute(db);
  return rows.map(({ sites, next, ...row }) => ({
    tag: row.tag,
    ...pickWatching(row),
    sites,
    nextAt: next?.getTime() ?? null,
  }));
};

/**
 * Has all sites of a team that bear a tag watched, those with a watch of their own excepted, in one transaction. False where
 * the team has as many watched tags as it may.
 */
export const setTagWatch = async (
  tx: Kysely<Tables>,
  {
    team,
    tag,
    now,
    ...watching
  }: WatchingFields & { readonly team: string; readonly tag: string; readonly now: number },
): Promise<boolean> => {
  await lockTeamWatches(tx, team);
  const others = await tx
    .selectFrom('tag_watches')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('team', '=', team)
    .where('tag', '<>', tag)
    .executeTakeFirstOrThrow();
  if (Number(others.count) >= MAX_TAG_WATCHES) return false;
  const set = pickWatching(watching);
  await tx
    .insertInto('tag_watches')
    .values({ team, tag, ...set })
    .onConflict((conflict) => conflict.columns(['team', 'tag']).doUpdateSet(set))
    .execute();
  await followTags(tx, team, { tag }, now);
  return true;
};

/** Watches sites by a tag no more, in one transaction; false where the team has none such. */
export const endTagWatch = async (
  tx: Kysely<Tables>,
  { team, tag, now }: { readonly team: string; readonly tag: string; readonly now: number },
): Promise<boolean> => {
  await lockTeamWatches(tx, team);
  const removed = tx.deleteFrom('tag_watches').where('team', '=', team).where('tag', '=', tag);
  if ((await removed.executeTakeFirst()).numDeletedRows === 0n) return false;
  await followTags(tx, team, { tag }, now);
  return true;
};
