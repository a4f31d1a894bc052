import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { mapPaced } from '../../../core/store/pace.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson, toWritable } from '../../../core/store/writable.ts';
import { followTags, lockTeamMonitors } from '../../monitoring/store/follow-tags.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { type Actor, recordAuditEvent } from '../../teams/store/audit.ts';
import type { SiteContact } from './site-tables.ts';

type Db = Pick<Store, 'db'>;

/** Maximum sites of a team. */
export const MAX_SITES = 5_000;

/** A team's details of its site. */
export interface SiteFields {
  readonly client: string;
  readonly tags: readonly string[];
  readonly contacts: readonly SiteContact[];
  /** Addresses of pages that a crawl always scans. */
  readonly pinned: readonly string[];
}

/** A site to add to a team: an address as `toAddress` writes it. */
export interface NewSite extends Partial<SiteFields> {
  readonly url: string;
}

/** Identifies a site of a team. */
export interface SiteOfTeam {
  readonly team: string;
  readonly id: string;
}

/** The result of adding a site: its id, or null if the team has reached its maximum. */
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

/** Rows per statement: a database accepts 65,535 values at once. */
const SLICE = 500;

/** Finds the ids of a team's sites by their addresses. */
const findIds = async (db: Kysely<Tables>, team: string, urls: readonly string[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (let at = 0; at < urls.length; at += SLICE) {
    const slice = urls.slice(at, at + SLICE);
    const rows = await db.selectFrom('sites').select(['id', 'url']).where('team', '=', team).where('url', 'in', slice);
    for (const { id, url } of await rows.execute()) found.set(url, id);
  }
  return found;
};

/** Returns the ids of those sites that the team already has, by address, and how many more it may add. */
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
 * Adds sites to the actor's team, each once, and watches those with a watched tag; sites that the team already has do not change.
 * Returns the result of each, in order.
 */
export const addSites = async (
  db: Kysely<Tables>,
  { team }: Pick<Actor, 'team'>,
  { sites, now }: { readonly sites: readonly NewSite[]; readonly now: number },
): Promise<readonly AddedSite[]> => {
  // Simultaneous additions wait for each other, so that no team exceeds its maximum.
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
    await lockTeamMonitors(db, team);
    await followTags(db, team, { sites: tagged }, now);
  }
  return added;
};

/** Adds one site, and records it in the audit log. */
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

/** Changes a team's details of its site, and records it in the audit log; false if the team has no such site. */
export const updateSite = (
  { db }: Db,
  actor: Actor,
  { id, fields, now }: { readonly id: string; readonly fields: Partial<SiteFields>; readonly now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const changes = pickChangedFields(fields);
    // Locked before the site itself, in the same order as when a site is removed.
    if (fields.tags !== undefined) await lockTeamMonitors(tx, actor.team);
    const own = tx.selectFrom('sites').select('url').where('id', '=', id).where('team', '=', actor.team);
    // Prevents other changes meanwhile, but still lets scans of it be stored.
    const site = await own.forNoKeyUpdate().executeTakeFirst();
    if (site === undefined) return false;
    if (Object.keys(changes).length === 0) return true;
    await tx.updateTable('sites').set(changes).where('id', '=', id).where('team', '=', actor.team).execute();
    if (fields.tags !== undefined) await followTags(tx, actor.team, { sites: [id] }, now);
    await recordAuditEvent(tx, actor, { act: 'siteChanged', about: toBareAddress(site.url), now });
    return true;
  });

/** Removes a site of a team with its scans, and records it in the audit log; false if the team has no such site. */
export const removeSite = (
  { db }: Db,
  actor: Actor,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Its watch first, because scanning a site locks the watch before the site.
    await lockTeamMonitors(tx, actor.team);
    await tx.deleteFrom('monitors').where('site', '=', id).where('team', '=', actor.team).execute();
    const removed = tx.deleteFrom('sites').where('id', '=', id).where('team', '=', actor.team);
    const site = await removed.returning('url').executeTakeFirst();
    if (site === undefined) return false;
    await recordAuditEvent(tx, actor, { act: 'siteRemoved', about: toBareAddress(site.url), now });
    return true;
  });
