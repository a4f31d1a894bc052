import { expect, test } from 'vitest';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { v1Words } from '../../../../../lib/words/service/words.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { newSite } from '../../../kit/sites.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';
import { signedInWith } from '../../../kit/web-session.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

type Issue = Partial<Parameters<typeof createKey>[1]>;

/** A signed-in user of a new team. */
const signedIn = async (changes: Issue = {}) => {
  const { base } = await listen();
  const { key, id } = await createKey(store(), { name: 'iemand', ...changes }, NOW);
  const { send, token } = await signedInWith(base, key);
  const scanAll = (query = '', given = token) => send(`/sites/scannen${query}`, { token: given });
  return { team: id, page: async (path: string) => (await send(path, null)).page, scanAll };
};

const pagesOf = (team: string) =>
  store()
    .db.selectFrom('batch_items')
    .innerJoin('batches', 'batches.id', 'batch_items.batch')
    .select('batch_items.url')
    .where('batches.team', '=', team)
    .orderBy('batch_items.url')
    .execute();

test('the sites that the table shows are scanned as a batch, limited to the team’s own', async () => {
  const { team, page, scanAll } = await signedIn();
  await newSite(store(), team, { url: 'https://een.nl/', client: 'Bakker' });
  await newSite(store(), team, { url: 'https://twee.nl/', client: 'Slager' });
  await newSite(store(), 'ander-team', { url: 'https://anders.nl/', client: 'Bakker' });
  expect(await page('/sites?client=Bakker')).toContain('action="/sites/scannen?client=Bakker"');
  const { status, headers } = await scanAll('?client=Bakker');
  expect([status, headers.get('location')]).toEqual([303, '/sites?client=Bakker&message=begun#running']);
  expect(await pagesOf(team)).toEqual([{ url: 'https://een.nl/' }]);
  expect(await page('/sites?client=Bakker&message=begun')).toContain(sitesWords.nl.deeds.begun);
});

test('a batch that exceeds the daily limit is rejected with what is left, and nothing starts', async () => {
  const { team, scanAll } = await signedIn({ perDay: 1 });
  for (const name of ['een', 'twee']) await newSite(store(), team, `https://${name}.nl/`);
  const refused = await scanAll();
  expect(refused.status).toBe(429);
  expect(refused.page).toContain(v1Words.nl.batches.never({ wanted: 2, limit: 1 }));
  expect(await pagesOf(team)).toEqual([]);
});

test('a key without the scope gets no button and a 403; a stale form or an empty list starts nothing', {
  tags: ['full'],
}, async () => {
  const other = await signedIn({ scopes: ['read', 'manage'] });
  await newSite(store(), other.team, 'https://een.nl/');
  expect(await other.page('/sites')).not.toContain('/sites/scannen');
  const forbidden = await other.scanAll();
  expect([forbidden.status, forbidden.page]).toEqual([403, expect.stringContaining(sitesWords.nl.needsBatch)]);
  const empty = await signedIn();
  expect((await empty.scanAll('', 'x')).status).toBe(403);
  expect((await empty.scanAll()).status).toBe(400);
});
