import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { toKeyHolder } from '../../../../../server/features/batches/store/batches.ts';
import { cancelBatch } from '../../../../../server/features/batches/store/cancel-batch.ts';
import { samplePages } from '../../../../../server/features/crawls/model/sample.ts';
import { findCrawl, readPages } from '../../../../../server/features/crawls/store/read-crawls.ts';
import { requeueOrphanedJobs, SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { readDay } from '../../../../../server/features/teams/store/quota.ts';
import { feedingFor } from '../../../kit/batch.ts';
import { addSite, createTestCrawl, pagesAt, requestCrawl } from '../../../kit/crawl.ts';
import { asker, createSpec, serviceForEach } from '../../../kit/scan-service.ts';
import { isShared, NOW, storeForAll } from '../../../kit/store.ts';

/* Several pages of one site, as a worker and a feeder scan them. */

const store = storeForAll();
const service = serviceForEach(store);
const { feed, feedAndWork } = feedingFor(store, service);

const SOON = { timeout: 30_000 };
const sitemap = (home: string, count: number) => ({ from: 'sitemap', addresses: pagesAt(home, count) }) as const;

const begin = async (team: string, { most = 25, count = 60, pinned = [] as readonly string[] } = {}) => {
  const url = `https://${team}.nl/`;
  const site = await addSite(store(), { team, url, pinned });
  service().scanner.next = { addresses: sitemap(url, count) };
  return { url, site, id: await createTestCrawl(store(), { team, site, url, most }) };
};
const scan = (team: string, id: string) => findCrawl(store().db, team, id);
const ended = (team: string, id: string) =>
  expect.poll(async () => (await scan(team, id))?.endedAt ?? null, SOON).not.toBeNull();
const left = async (team: string) =>
  (await readDay(store().db, { who: toKeyHolder(`pij_${team}`), limit: 10_000, now: NOW })).remaining;
const statesOf = async (id: string) => (await readPages(store().db, id)).map(({ state }) => state);
const requestsFor = (url: string) => service().scanner.asked.filter((one) => one.url.startsWith(url));

describe('a crawl', () => {
  test('scans its first page, then a sample of the addresses found there, with the site-wide facts', async () => {
    const pinned = ['https://heel.nl/contact'];
    const { url, id } = await begin('heel', { most: 6, pinned });
    expect(await scan('heel', id)).toMatchObject({ size: 1, most: 6, done: 0, from: null, endedAt: null });
    expect(await left('heel')).toBe(10_000 - 6);
    await feedAndWork();
    await ended('heel', id);
    const sample = samplePages({ home: url, listed: pagesAt(url, 60), pinned, most: 6 });
    expect(sample).toHaveLength(6);
    expect(requestsFor(url).map((one) => one.url)).toEqual(sample);
    expect((await readPages(store().db, id)).map((page) => page.url)).toEqual(sample);
    expect(await scan('heel', id)).toMatchObject({ size: 6, done: 6, from: 'sitemap', cancelledAt: null });
    const [first, ...others] = requestsFor(url);
    expect([first?.wantsAddresses, first?.known]).toEqual([true, {}]);
    for (const { wantsAddresses, known } of others) {
      expect(wantsAddresses).toBe(false);
      expect(Object.keys(known ?? {})).toEqual(expect.arrayContaining(['scan', 'robots', 'dns']));
    }
    expect(await listAuditEvents(store(), 'heel')).toMatchObject([{ act: 'siteScanMade', about: url }]);
    const row = await store().db.selectFrom('batches').select('facts').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ facts: null });
  });

  test('counts 25 pages at first, and then the actual number', async () => {
    const { id } = await begin('klein', { count: 3 });
    expect(await left('klein')).toBe(10_000 - 25);
    await feedAndWork();
    await ended('klein', id);
    expect([await left('klein'), (await scan('klein', id))?.size]).toEqual([10_000 - 4, 4]);
  });

  test('has at most 25 pages, and is rejected when the daily quota is too small', { tags: ['full'] }, async () => {
    const { url, site, id } = await begin('vol');
    await feedAndWork({ atOnce: 1 });
    await expect.poll(async () => (await scan('vol', id))?.size, SOON).toBe(25);
    expect(await left('vol')).toBe(10_000 - 25);
    await ended('vol', id);
    expect(requestsFor(url)).toHaveLength(25);
    const again = await requestCrawl(store(), { team: 'vol', site, url, perDay: 40 });
    expect(again).toMatchObject({ kind: 'limited', day: { limit: 40, remaining: 15 } });
  });

  test('ends with the failure of its first page, and restores the quota of the others', async () => {
    const { url, id } = await begin('stuk');
    service().scanner.next = { fails: new ScanFailure('unsupported_page', 'no', { reason: 'robots', detail: '/' }) };
    await feedAndWork();
    await ended('stuk', id);
    expect(await scan('stuk', id)).toMatchObject({ size: 1, done: 1, from: null });
    expect(await readPages(store().db, id)).toMatchObject([{ state: 'failed', reason: 'robots', report: null }]);
    expect([requestsFor(url).length, await left('stuk')]).toEqual([1, 10_000 - 1]);
  });

  test('continues after a page fails or leads to another site, without using that site’s facts', async () => {
    const { url, id } = await begin('mix', { most: 4 });
    const [, failing = '', leads = '', last = ''] = samplePages({
      ...{ home: url, listed: pagesAt(url, 60), pinned: [], most: 4 },
    });
    service().scanner.next = {
      ...service().scanner.next,
      failing: { [failing]: new ScanFailure('timeout', 'slow') },
      leads: { [leads]: 'https://elders.nl/' },
    };
    await feedAndWork();
    await ended('mix', id);
    expect(await statesOf(id)).toEqual(['done', 'failed', 'done', 'done']);
    const known = requestsFor(last)[0]?.known?.scan;
    expect(known?.seen && known.value.host).toBe('mix.nl');
  });

  test('has a single page when its home page leads to another site', async () => {
    const { url, id } = await begin('weg');
    service().scanner.next = { addresses: sitemap('https://elders.nl/', 9), leads: { [url]: 'https://elders.nl/' } };
    await feedAndWork();
    await ended('weg', id);
    expect(await scan('weg', id)).toMatchObject({ size: 1, from: 'none' });
    expect(await left('weg')).toBe(10_000 - 1);
  });

  test('runs once at a time per site, also for concurrent requests, and not for another team’s site', async () => {
    const site = await addSite(store(), { team: 'dubbel', url: 'https://dubbel.nl/' });
    const ask = (team: string) => requestCrawl(store(), { team, site, url: 'https://dubbel.nl/' });
    const [one, other] = await Promise.all([ask('dubbel'), ask('dubbel')]);
    expect([one.kind, other.kind].toSorted()).toEqual(['living', 'made']);
    expect(await ask('ander')).toEqual({ kind: 'unknown' });
    const id = one.kind === 'made' ? one.scan.id : '';
    expect(await ask('dubbel')).toEqual({ kind: 'living', id: id || (one.kind === 'living' && one.id) });
    expect(await left('dubbel')).toBe(10_000 - 25);
  });
});

describe('politeness', () => {
  test('visits one page at a time, with a shorter rest between pages of a crawl than after it', {
    tags: ['full'],
  }, async () => {
    const { url, id } = await begin('rust', { most: 2 });
    await feedAndWork({ atOnce: 4, rest: 60_000 });
    const freeIn = async (): Promise<number> => {
      const { rows } = await sql<{ readonly ms: number }>`
        select extract(epoch from free_at - clock_timestamp()) * 1000 as ms from host_throttles where site = 'rust.nl'`.execute(
        store().db,
      );
      return Number(rows[0]?.ms ?? 0);
    };
    await expect.poll(async () => (await scan('rust', id))?.done, SOON).toBe(1);
    expect(await freeIn()).toBeLessThan(2_001);
    await ended('rust', id);
    expect(requestsFor(url)).toHaveLength(2);
    expect(await freeIn()).toBeGreaterThan(30_000);
  });

  test('lets a single scan of the site go before the crawl’s next page', async () => {
    const { url, id } = await begin('voor', { most: 5 });
    const { scanner, scanService } = service();
    const gate = Promise.withResolvers<void>();
    scanner.next = { ...scanner.next, until: gate.promise };
    await feedAndWork({ atOnce: 1 });
    await expect.poll(() => scanner.asked.length, SOON).toBe(1);
    const single = scanService.request(asker('iemand', 'voor.nl/enkel'));
    await expect.poll(async () => (await store().boss.findJobs(SCANS)).length).toBe(2);
    scanner.next = { addresses: sitemap(url, 9) };
    gate.resolve();
    expect(await single).toMatchObject({ kind: 'answer' });
    await ended('voor', id);
    expect(requestsFor(url)[1]?.url).toBe('https://voor.nl/enkel');
  });
});

describe('beside other scans', () => {
  test('waits for a page that somebody else is scanning, and scans it again for the addresses', async () => {
    const { scanner, scanService } = service();
    const gate = Promise.withResolvers<void>();
    scanner.next = { until: gate.promise };
    const stop = await service().work({ atOnce: 1 });
    const single = scanService.request(asker('eerst', 'samen.nl'));
    await expect.poll(() => scanner.asked.length, SOON).toBe(1);
    const { url, id } = await begin('samen', { most: 3 });
    // As with a feeder that looked just before the single scan was requested.
    await sql`update batch_items set state = 'queued', tries = 1 where batch = ${id}`.execute(store().db);
    gate.resolve();
    expect(await single).toMatchObject({ kind: 'answer', from: 'started' });
    expect(await statesOf(id)).toEqual(['queued']);
    await feed();
    await ended('samen', id);
    expect(requestsFor(url).map(({ wantsAddresses = false }) => wantsAddresses)).toEqual([false, true, false, false]);
    expect(await left('samen')).toBe(10_000 - 3);
    await stop();
  });

  test('reuses a fresh result instead of a visit, except for the first page', async () => {
    const { scanService, work } = service();
    const home = 'https://vers.nl/';
    const [, second = ''] = samplePages({ home, listed: pagesAt(home, 60), pinned: [], most: 3 });
    const stop = await work();
    for (const url of [home, second]) await scanService.request(asker('eerder', url, { spec: createSpec(url) }));
    await stop();
    const { id } = await begin('vers', { most: 3 });
    await feedAndWork();
    await ended('vers', id);
    expect(requestsFor(home)).toHaveLength(4);
    expect(await left('vers')).toBe(10_000 - 2);
  });

  test('two teams’ crawls of one site share their results', async () => {
    const url = 'https://gedeeld.nl/';
    service().scanner.next = { addresses: sitemap(url, 3) };
    const ids: string[] = [];
    for (const team of ['een', 'twee'])
      ids.push(await createTestCrawl(store(), { team, url, site: await addSite(store(), { team, url }), most: 4 }));
    await feedAndWork();
    await ended('een', ids[0] ?? '');
    await ended('twee', ids[1] ?? '');
    for (const id of ids) expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'done']);
    // The first page may be scanned for each, for its addresses.
    expect(requestsFor(url).length).toBeLessThanOrEqual(5);
  });
});

describe('an interrupted crawl', () => {
  const cancel = (team: string, id: string) =>
    cancelBatch(store(), { team, keyId: null }, { id, queue: SCANS, now: NOW });

  test('uses no quota when cancelled before it began, and one page when cancelled during its first page', async () => {
    const early = await begin('vroeg');
    await cancel('vroeg', early.id);
    expect([await left('vroeg'), await statesOf(early.id)]).toEqual([10_000, ['cancelled']]);
    const { id } = await begin('tijdens');
    const gate = Promise.withResolvers<void>();
    service().scanner.next = { ...service().scanner.next, until: gate.promise };
    await feedAndWork();
    await expect.poll(() => requestsFor('https://tijdens.nl/').length, SOON).toBe(1);
    await cancel('tijdens', id);
    gate.resolve();
    await ended('tijdens', id);
    expect([await left('tijdens'), await statesOf(id)]).toEqual([10_000 - 1, ['done']]);
  });

  test.runIf(!isShared)('continues in the next process after a kill, without losing or repeating pages', async () => {
    const { url, id } = await begin('dood', { most: 5 });
    await feed();
    const stop = await service().work({ atOnce: 1 });
    await expect.poll(async () => (await scan('dood', id))?.done, SOON).toBe(2);
    await stop();
    await expect
      .poll(async () => (await store().boss.findJobs(SCANS)).filter(({ state }) => state === 'created').length, SOON)
      .toBe(1);
    // As with a process that is killed a moment later: none of its responses are stored.
    expect(await store().boss.fetch(SCANS)).toHaveLength(1);
    await requeueOrphanedJobs(store());
    await service().work({ atOnce: 1 });
    await ended('dood', id);
    expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(new Set(requestsFor(url).map((one) => one.url)).size).toBe(5);
    expect(requestsFor(url)).toHaveLength(5);
    expect(await left('dood')).toBe(10_000 - 5);
    expect(Object.keys(requestsFor(url)[4]?.known ?? {})).toContain('robots');
  });
});
