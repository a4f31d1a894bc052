import type { Store } from '../../../server/core/store/open-store.ts';
import { toNewItem } from '../../../server/features/batches/worker/batch-item.ts';
import { type CreatedCrawl, createCrawl, type NewCrawl } from '../../../server/features/crawls/store/create-crawl.ts';
import { createSpec } from './scan-service.ts';
import { NOW } from './store.ts';

/** Gives a team a site; resolves with its id. */
export const addSite = async (
  store: Store,
  { team, url, pinned = [] }: { readonly team: string; readonly url: string; readonly pinned?: readonly string[] },
): Promise<string> => {
  const id = `${team}-${new URL(url).hostname}`;
  const lists = { tags: '[]', contacts: '[]', pinned: JSON.stringify(pinned), decisions: '[]' };
  const site = { id, team, url, domain: new URL(url).hostname, made_at: new Date(NOW), ...lists };
  await store.db.insertInto('sites').values(site).execute();
  return id;
};

/** Requests a crawl of a site of a team. */
export const requestCrawl = (
  store: Store,
  { team, site, url, ...changes }: { team: string; site: string; url: string } & Partial<NewCrawl>,
): Promise<CreatedCrawl> =>
  createCrawl(store, {
    ...{ actor: { team, keyId: `pij_${team}` }, perDay: 10_000, locale: 'nl', now: NOW, most: 25 },
    ...{ site, home: toNewItem(createSpec(url)), ...changes },
  });

/** Requests a crawl that must be created; resolves with its id. */
export const createTestCrawl = async (...request: Parameters<typeof requestCrawl>): Promise<string> => {
  const created = await requestCrawl(...request);
  if (created.kind !== 'made') throw new Error(created.kind);
  return created.scan.id;
};

/** Addresses of pages of a site, as its sitemap lists them. */
export const pagesAt = (home: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => new URL(`/p/${nth}`, home).href);
