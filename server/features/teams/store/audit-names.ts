import type { Kysely } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';

/** The names of what acts are about, by its id: a site's host, a webhook's, an address; what is gone has none. */
export const findNames = async (
  db: Kysely<Tables>,
  team: string,
  acts: readonly { readonly about: string }[],
): Promise<ReadonlyMap<string, string>> => {
  // An id is one word of what an act is about.
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
