import type { Kysely } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';

/** Finds the names of what events are about, by id: a site's host, a webhook's host, an address; deleted ones have none. */
export const findNames = async (
  db: Kysely<Tables>,
  team: string,
  acts: readonly { readonly about: string }[],
): Promise<ReadonlyMap<string, string>> => {
  // An id is one word of an event's `about`.
  const ids = [...new Set(acts.flatMap(({ about }) => about.split(' ')))];
  if (ids.length === 0) return new Map();
  const sites = await db
    .selectFrom('sites')
    .select(['id', 'domain'])
    .where('team', '=', team)
    .where('id', 'in', ids)
    .execute();
  const hooks = await db
    .selectFrom('webhooks')
    .select(['id', 'url'])
    .where('team', '=', team)
    .where('id', 'in', ids)
    .execute();
  const subscribers = await db
    .selectFrom('subscribers')
    .select(['id', 'address'])
    .where('team', '=', team)
    .where('id', 'in', ids)
    .execute();
  return new Map([
    ...sites.map(({ id, domain }) => [id, domain] as const),
    ...hooks.map(({ id, url }) => [id, new URL(url).hostname] as const),
    ...subscribers.map(({ id, address }) => [id, address] as const),
  ]);
};
