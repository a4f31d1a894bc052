import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { mapPaced } from '../../../core/store/pace.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson, toWritable } from '../../../core/store/writable.ts';
import { followTags, lockTeamWatches } from '../../monitoring/store/follow-tags.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { type Actor, recordAuditEvent } from '../../teams/store/audit.ts';
import type { SiteContact } from './site-tables.ts';

type Db = Pick<Store, 'db'>;

/** Sites that a team has at most. */
export const MAX_SITES = 5_000;

/** What a team says of a site of its own. */
export interface SiteFields {
  readonly client: string;
  readonly tags: readonly string[];
  readonly contacts: readonly SiteContact[];
  /** Addresses of pages. */
  readonly pinned: readonly string[];
}

/** A site that is to be a team's: an address as `toAddress` writes it. */
export interface NewSite extends Partial<SiteFields> {
  readonly url: string;
}

/** Which site of which team. */
export interface SiteOfTeam {
  readonly team: string;
  readonly id: string;
}

/** What became of a site that was to be added: its id, or null where the team has as many as it may. */
interface AddedSite {
  readonly id: string | null;
  readonly isNew: boolean;
}

const NO_FIELDS: SiteFields = { client: '', tags: [], contacts: [], pinned: [] };

const toSiteRow = ({ url, ...fields }: NewSite, team: string, now: number) => {
  const { client, tags, contacts, pinned } = { ...NO_FIELDS, ...fields };
  const lists = { tags: toJson(tags), contacts: toJson(contacts), pinned: toJson(pinned), decisions: '[]' };
  const { hostname } = new URL(url);
  return {
    id: randomUUID(),
    team,
    url: toWritable(url),
    domain: hostname,
    client: toWritable(client),
    ...lists,
    made_at: toDate(now),
  };
};

const NO_TAGS = toJson([]);

/** Rows in one statement: a database takes 65,535 values at once. */
const SLICE = 500;

/** The ids of sites that a team has, by their addresses. */
const findIds = async (db: Kysely<Tables>, team: string, urls: readonly string[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (let at = 0; at < urls.length; at += SLICE) {
    const slice = urls.slice(at, at + SLICE);
    const rows = await db.selectFrom('sites').select(['id', 'url']).where('team', '=', team).where('url', 'in', slice);
    for (const { id, url } of await rows.execute()) found.set(url, id);
  }
  return found;
};

/** What became of each site, in their order: which the team had, which there is room for, and which are too many. */
const sortNewSites = async (db: Kysely<Tables>, sites: readonly NewSite[], team: string) => {
  const ids = await findIds(db, team, [...new Set(sites.map(({ url }) => url))]);
  const { size } = await db
    .selectFrom('sites')
    .select((is) => is.fn.countAll<string>().as('size'))
    .where('team', '=', team)
    .executeTakeFirstOrThrow();
  return { ids, room: MAX_SITES - Number(size) };
};

/**
 * Adds sites to those of who acts, each once, and has them watched where a tag of theirs is; those that the team has stay as
 * they are. Gives what became of each, in order.
 */
export const addSites = async (
  db: Kysely<Tables>,
  { team }: Pick<Actor, 'team'>,
  { sites, now }: { readonly sites: readonly NewSite[]; readonly now: number },
): Promise<readonly AddedSite[]> => {
  // Two that add at once wait for each other, so that nobody has more than there may be.
  await lockNamed(db, `sites ${team}`);
  const { ids, room } = await sortNewSites(db, sites, team);
  const rows: ReturnType<typeof toSiteRow>[] = [];
  const added = await mapPaced(sites, (site): AddedSite => {
    const id = ids.get(site.url);
    if (id !== undefined) return { id, isNew: false };
    if (rows.length >= room) return { id: null, isNew: false };
    const row = toSiteRow(site, team, now);
    rows.push(row);
    ids.set(site.url, row.id);
    return { id: row.id, isNew: true };
  });
  for (let at = 0; at < rows.length; at += SLICE)
    await db
      .insertInto('sites')
      .values(rows.slice(at, at + SLICE))
      .execute();
  const tagged = rows.filter(({ tags }) => tags !== NO_TAGS).map(({ id }) => id);
  if (tagged.length > 0) {
    await lockTeamWatches(db, team);
    await followTags(db, team, { sites: tagged }, now);
  }
  return added;
};

/** Adds one site, and notes that. */
export const addSite = ({ db }: Db, actor: Actor, { site, now }: { readonly site: NewSite; readonly now: number }) =>
  db.transaction().execute(async (tx): Promise<AddedSite> => {
    const [added = { id: null, isNew: false }] = await addSites(tx, actor, { sites: [site], now });
    if (added.isNew) await recordAuditEvent(tx, actor, { act: 'siteAdded', about: toBareAddress(site.url), now });
    return added;
  });

const pickChangedFields = ({ client, tags, contacts, pinned }: Partial<SiteFields>) => ({
  ...(client !== undefined && { client: toWritable(client) }),
  ...(tags !== undefined && { tags: toJson(tags) }),
  ...(contacts !== undefined && { contacts: toJson(contacts) }),
  ...(pinned !== undefined && { pinned: toJson(pinned) }),
});

/** Changes what a team says of its site, and notes that; false where the team has no such site. */
export const updateSite = (
  { db }: Db,
  actor: Actor,
  { id, fields, now }: { readonly id: string; readonly fields: Partial<SiteFields>; readonly now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const changes = pickChangedFields(fields);
    // Before the site itself, as whoever removes one does.
    if (fields.tags !== undefined) await lockTeamWatches(tx, actor.team);
    const own = tx.selectFrom('sites').select('url').where('id', '=', id).where('team', '=', actor.team);
    // Nobody changes it meanwhile; what is told of it can be kept all the same.
    const site = await own.forNoKeyUpdate().executeTakeFirst();
    if (site === undefined) return false;
    if (Object.keys(changes).length === 0) return true;
    await tx.updateTable('sites').set(changes).where('id', '=', id).where('team', '=', actor.team).execute();
    if (fields.tags !== undefined) await followTags(tx, actor.team, { sites: [id] }, now);
    await recordAuditEvent(tx, actor, { act: 'siteChanged', about: toBareAddress(site.url), now });
    return true;
  });

/** Removes a site of a team with its scans, and notes that; false where the team has no such site. */
export const removeSite = (
  { db }: Db,
  actor: Actor,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Its watch first, as whoever scans it holds that before its site.
    await lockTeamWatches(tx, actor.team);
    await tx.deleteFrom('watches').where('site', '=', id).where('team', '=', actor.team).execute();
    const removed = tx.deleteFrom('sites').where('id', '=', id).where('team', '=', actor.team);
    const site = await removed.returning('url').executeTakeFirst();
    if (site === undefined) return false;
    await recordAuditEvent(tx, actor, { act: 'siteRemoved', about: toBareAddress(site.url), now });
    return true;
  });
