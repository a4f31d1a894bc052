import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dump, restore } from '../../../../../server/core/store/backup.ts';
import { countItems, readEndedItems } from '../../../../../server/features/batches/store/batch-items.ts';
import { findBatch, listBatches, makeBatch } from '../../../../../server/features/batches/store/batches.ts';
import { findNextItems } from '../../../../../server/features/batches/store/feeding.ts';
import { deleteOldBatches, KEEP_BATCHES } from '../../../../../server/features/batches/store/forget-batches.ts';
import { openFeeder } from '../../../../../server/features/batches/worker/feed.ts';
import { SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { runScans } from '../../../../../server/features/scans/worker/work.ts';
import { countPages, giveBackPages, readDay } from '../../../../../server/features/teams/store/quota.ts';
import { handIn, listOf } from '../../../kit/batch.ts';
import { makeScanner } from '../../../kit/scanner.ts';
import { HOUR, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
/** An empty store. */
const other = storeForAll();

const DAY = 24 * HOUR;
const hosts = (count: number, name: string): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `${name}-${nth}.nl`);

describe('a day’s quota', () => {
  const count = (number: number, changes: Partial<Parameters<typeof countPages>[1]> = {}) =>
    countPages(store().db, { who: 'key a', limit: 10, now: NOW, number, batch: `b-${number}`, ...changes });

  test('allows its limit of pages per 24 hours, and says when more fit', async () => {
    expect(await count(6)).toMatchObject({ allowed: true, remaining: 4, reset: 86_400 });
    expect(await count(3, { now: NOW + HOUR })).toMatchObject({ allowed: true, remaining: 1 });
    expect(await count(2, { now: NOW + 2 * HOUR })).toMatchObject({ allowed: false, wait: 22 * 3_600, remaining: 1 });
    expect(await count(8, { now: NOW + 2 * HOUR })).toMatchObject({ allowed: false, wait: 23 * 3_600 });
    expect(await count(11)).toMatchObject({ allowed: false, wait: 0 });
    await giveBackPages(store().db, 'b-6', 5);
    expect(await readDay(store().db, { who: 'key a', limit: 10, now: NOW + HOUR })).toMatchObject({ remaining: 6 });
    expect(await readDay(store().db, { who: 'key a', limit: 10, now: NOW + DAY })).toMatchObject({ remaining: 7 });
    expect(await readDay(store().db, { who: 'key b', limit: 10, now: NOW })).toEqual({
      limit: 10,
      remaining: 10,
      reset: 0,
    });
  });

  test('is exact under concurrent requests', async () => {
    const all = await Promise.all(
      hosts(8, 'dag').map((host, nth) =>
        makeBatch(store(), listOf('vol', [host, `${host}.nl`], { perDay: 6, bodyHash: String(nth) })),
      ),
    );
    expect(all.filter(({ kind }) => kind === 'made')).toHaveLength(3);
    expect(await listBatches(store().db, 'vol', { before: null, most: 9 })).toHaveLength(3);
  });
});

test('pages are inserted with one statement per thousand, not one per page', { tags: ['full'] }, async () => {
  const results: number[] = [];
  const counting = store().db.withPlugin({
    transformQuery: ({ node }) => {
      results.push(1);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const statements = async (count: number, word: string): Promise<number> => {
    results.length = 0;
    await makeBatch({ db: counting }, listOf('groei', hosts(count, word), { bodyHash: word }));
    return results.length;
  };
  const [few, many] = [await statements(10, 'weinig'), await statements(5_000, 'veel')];
  expect(many - few).toBe(4);
  await store().db.deleteFrom('batches').execute();
});

test('finding the next page of a batch skips pages of a busy site by index', {
  tags: ['full'],
}, async () => {
  const pages = Array.from({ length: 3_000 }, (_, nth) => `https://druk.nl/${nth}`);
  await handIn(store(), 'team', [...pages, 'https://rustig.nl/'], {});
  await sql`insert into host_throttles (site, holder, free_at) values ('druk.nl', 'x', now() + interval '1 hour')`.execute(
    store().db,
  );
  expect(await findNextItems(store().db, SCANS, 5)).toMatchObject([{ url: 'https://rustig.nl/', number: 3_001 }]);
  const { rows } = await sql<{ readonly ['QUERY PLAN']: string }>`
    explain (analyze, costs off, timing off, summary off) select i.number, i.url, i.site from batch_items i
    where i.batch = (select id from batches limit 1) and i.state = 'waiting' and i.site > 'druk.nl'
    order by i.site, i.number limit 1`.execute(store().db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/batch_items_waiting/);
  await store().db.deleteFrom('batches').execute();
  await store().db.deleteFrom('host_throttles').execute();
});

test('batches are listed newest first, with paging, for their own team only', async () => {
  const ids: string[] = [];
  for (const nth of [0, 1, 2, 2]) ids.push(await handIn(store(), 'lijst', [`l${ids.length}.nl`], { now: NOW + nth }));
  const first = await listBatches(store().db, 'lijst', { before: null, most: 2 });
  const rest = await listBatches(store().db, 'lijst', { before: first.at(-1) ?? null, most: 9 });
  expect([...first, ...rest].map(({ createdAt }) => createdAt - NOW)).toEqual([2, 2, 1, 0]);
  expect(new Set([...first, ...rest].map(({ id }) => id))).toEqual(new Set(ids));
  expect(await findBatch(store().db, 'ander', ids[0] ?? '')).toBeNull();
});

test('a batch restored from a backup continues without losing pages', { tags: ['full'] }, async () => {
  const id = await handIn(store(), 'bewaard', hosts(5, 'terug'));
  // As when part of it is in the queue, which a backup does not contain.
  await sql`update batch_items set state = 'queued', tries = 1 where batch = ${id} and number < 3`.execute(store().db);
  await restore(other(), dump(store()));
  const scanner = makeScanner();
  const now = () => NOW;
  const fault = (error: Error): never => {
    throw error;
  };
  const feeder = await openFeeder(other(), { atOnce: 4, now, look: 100, fault });
  const stop = await runScans(other(), scanner, { atOnce: 4, now, scanUrl: (host) => host, freed: feeder.nudge });
  await expect.poll(async () => (await findBatch(other().db, 'bewaard', id))?.endedAt, { timeout: 30_000 }).toBe(NOW);
  expect(await countItems(other().db, id)).toMatchObject({ done: 5 });
  expect(scanner.asked.filter(({ url }) => url.includes('terug'))).toHaveLength(5);
  await feeder.close();
  await stop();
});

test('batches and their pages are deleted after 400 days, in any number', async () => {
  const old = await handIn(store(), 'oud', hosts(1_201, 'oud'), { now: NOW - KEEP_BATCHES * DAY - 1 });
  const stored = await handIn(store(), 'oud', ['nog.nl'], { now: NOW - KEEP_BATCHES * DAY });
  expect(await deleteOldBatches(store(), NOW)).toBe(1_201);
  expect(await findBatch(store().db, 'oud', old)).toBeNull();
  expect(await readEndedItems(store().db, old, { after: 0, most: 9 })).toEqual([]);
  expect(await countItems(store().db, stored)).toMatchObject({ waiting: 1 });
});
