import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MAX_SITES } from '../../../../server/features/sites/store/sites.ts';
import { createKey } from '../../../../server/features/teams/store/keys.ts';
import { isNarrowed } from '../../../kit/inputs.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storedOf } from '../../kit/scanner.ts';
import { newSite } from '../../kit/sites.ts';
import { isShared, NOW, storeForAll } from '../../kit/store.ts';
import { signedInWith } from '../../kit/web-session.ts';
import { type Body, json, MAX, watched, worst } from '../../kit/worst-bodies.ts';

/** No request body blocks the event loop for long, whatever is in it: other requests are answered while it is parsed. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const [KB, MB] = [1_000, 1_000_000];

const ROUTES: readonly { readonly path: string; readonly bytes: number; readonly list: string }[] = [
  { path: '/api/v1/sites/import', bytes: 3.9 * MB, list: '' },
  { path: '/api/v1/batches', bytes: 2 * MB, list: 'urls' },
  { path: '/api/v1/sites/:id/reports', bytes: 7.9 * MB, list: 'reports' },
  { path: '/api/v1/sites', bytes: 15 * KB, list: 'tags' },
  { path: '/api/gda-scan-api.php', bytes: 15 * KB, list: 'url' },
];
/** `npm test` sends each body to one or two of the routes. */
const CASES = ROUTES.flatMap(({ path, bytes, list }) =>
  Object.entries(worst(bytes, list)).map(([name, body]) => ({ path, name, ...body })),
).filter((_, index) => !isNarrowed || index % 4 === 0);

const member = async () => {
  const listening = await listen();
  const { key, id: team } = await createKey(store(), { name: 'iemand' }, NOW);
  const post = async (path: string, { type, text }: Body): Promise<number> => {
    const at = path.includes(':id') ? path.replace(':id', await newSite(store(), team, 'https://goed.nl/')) : path;
    const headers = { 'Content-Type': type, 'X-GDA-Key': key };
    const answer = await fetch(`${listening.base}${at}`, { method: 'POST', headers, body: text });
    await answer.arrayBuffer();
    return answer.status;
  };
  return { listening, post };
};

describe.each(CASES)('$path with $name', ({ path, ...body }) => {
  test('is answered, without blocking other requests', async () => {
    const { listening, post } = await member();
    await post(path, body);
    const { longest, healthy, done } = await watched(listening, () => post(path, body));
    expect(done).toBeGreaterThanOrEqual(200);
    expect(done).toBeLessThan(500);
    expect(healthy).toBeGreaterThan(0);
    if (isShared) expect(longest).toBeLessThan(MAX);
  });
});

test('fifty reports of a real page do not block the event loop', { tags: ['full'] }, async () => {
  const { listening, post } = await member();
  const reports = Array.from(
    { length: 50 },
    (_, n) => storedOf({ url: 'https://goed.nl/' }, `report-${n}`, NOW).report,
  );
  const body = json(JSON.stringify({ reports }));
  await post('/api/v1/sites/:id/reports', body);
  const { longest, done } = await watched(listening, () => post('/api/v1/sites/:id/reports', body));
  expect(done).toBe(200);
  if (isShared) expect(longest).toBeLessThan(MAX);
});

/** As many sites as a team may have, with every field at its maximum. */
const manySites = async (team: string): Promise<void> => {
  const text = 'Klant & zoon '.repeat(15);
  const lists = {
    tags: JSON.stringify(Array.from({ length: 20 }, (_, n) => `label ${n} & meer`)),
    pinned: JSON.stringify(Array.from({ length: 20 }, (_, n) => `https://goed.nl/${'p'.repeat(200)}${n}`)),
    ...{ contacts: '[]', decisions: '[]' },
  };
  for (let from = 0; from < MAX_SITES; from += 500) {
    const rows = Array.from({ length: 500 }, (_, n) => ({
      ...{ id: randomUUID(), team, url: `https://veel-${from + n}.nl/`, domain: `veel-${from + n}.nl` },
      ...{ client: text, made_at: new Date(NOW), ...lists },
    }));
    await store().db.insertInto('sites').values(rows).execute();
  }
};

test('the largest exports of a team do not block the event loop', { tags: ['full'], timeout: 120_000 }, async () => {
  const listening = await listen();
  const { key, id: team } = await createKey(store(), { name: 'iemand met veel' }, NOW);
  await manySites(team);
  const { cookie } = await signedInWith(listening.base, key);
  const longestOf: (readonly [string, number])[] = [];
  for (const path of [
    '/sites/sites.xlsx',
    '/sites/sites.csv',
    '/sites/reports.zip',
    '/sites',
    '/api/v1/sites?limit=500',
  ]) {
    const get = async (): Promise<number> => {
      const answer = await fetch(listening.base + path, { headers: { 'X-GDA-Key': key, Cookie: cookie } });
      // Reading it all into one string would be work on this thread too.
      for await (const _ of answer.body ?? []);
      return answer.status;
    };
    await get();
    const { longest, healthy, done } = await watched(listening, get);
    expect([path, done]).toEqual([path, path.endsWith('.zip') ? 400 : 200]);
    expect(healthy, path).toBeGreaterThan(0);
    longestOf.push([path, Math.round(longest)]);
  }
  process.stdout.write(`${JSON.stringify(longestOf)}\n`);
  if (isShared) expect(longestOf.filter(([, ms]) => ms > MAX)).toEqual([]);
});
