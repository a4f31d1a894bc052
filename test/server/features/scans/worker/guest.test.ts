import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../../../../server/core/store/open-store.ts';
import { toSiteHost } from '../../../../../server/features/scans/model/scan-spec.ts';
import { takeSite } from '../../../../../server/features/scans/store/host-throttles.ts';
import { ROOM_OF_SITE } from '../../../../../server/features/scans/worker/lanes.ts';
import { SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { openScanService } from '../../../../../server/features/scans/worker/scan-service.ts';
import { runScans } from '../../../../../server/features/scans/worker/work.ts';
import { asker, createSpec, serviceForEach } from '../../../kit/scan-service.ts';
import { makeScanner } from '../../../kit/scanner.ts';
import { isShared, NOW, newStoreLocation, storeForAll, TIMEOUT } from '../../../kit/store.ts';

/** Politeness: one scan of a site at a time, and a rest between two. */

const store = storeForAll();
const service = serviceForEach(store);

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

test.each([
  ['https://www.goed.nl/a', 'goed.nl'],
  ['http://goed.nl.:8080/', 'goed.nl'],
  ['https://shop.goed.nl/', 'shop.goed.nl'],
])('%s is part of the site %s', (url, site) => expect(toSiteHost(url)).toBe(site));

test('two scans of one site run one after the other, with a rest between; another site does not wait', {
  tags: ['full'],
}, async () => {
  const { scanService, impatient, scanner, work: start } = service();
  const { promise, resolve } = Promise.withResolvers<void>();
  scanner.next = { until: promise };
  await start({ atOnce: 6, rest: 60_000 });
  const all = ['rust.nl', 'elders.nl'].map((typed) => scanService.request(asker('gast', typed)));
  await expect.poll(() => scanner.asked.length, { timeout: 10_000 }).toBe(2);
  const next = (await impatient(1_000)).request(asker('gast', 'www.rust.nl/b'));
  await expect.poll(async () => (await store().boss.findJobs(SCANS)).map(({ state }) => state)).toContain('retry');
  expect(new Set(scanner.asked.map(({ url }) => toSiteHost(url)))).toEqual(new Set(['rust.nl', 'elders.nl']));
  resolve();
  expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(['answer', 'answer']);
  expect([(await next).kind, scanner.asked.length]).toEqual(['late', 2]);
  // As after a minute.
  await sql`update host_throttles set free_at = now()`.execute(store().db);
  expect((await scanService.request(asker('gast', 'www.rust.nl/b'))).kind).toBe('answer');
});

test('a site rests after a failed scan too', async () => {
  const { scanService, scanner, work: start } = service();
  scanner.next = { fails: new Error('fell') };
  await start({ rest: 60_000 });
  await scanService.request(asker('val', 'val.nl'));
  expect(await takeSite(store().db, 'val.nl', { holder: 'somebody', isForKey: false, queue: SCANS })).toBe(false);
});

test('the queue has limited room per site, so that other sites find room', async () => {
  const { impatient } = service();
  const hurried = await impatient(1);
  const pages = times(ROOM_OF_SITE + 1).map((index) => createSpec(`druk.nl/${index}`));
  const requests = await Promise.all(pages.map((one) => hurried.request(asker('druk', 'druk.nl', { spec: one }))));
  expect(requests.filter(({ kind }) => kind === 'busy')).toHaveLength(1);
  expect(await hurried.request(asker('druk', 'rustig.nl'))).toMatchObject({ kind: 'late' });
});

test.runIf(isShared)(
  'workers in two processes respect the same throttles',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const stores = await Promise.all([openStore(location), openStore(location)]);
    let [at, most] = [0, 0];
    const scanner = makeScanner();
    const engine: Pick<typeof scanner, 'scan'> = {
      scan: async (request) => {
        at += 1;
        most = Math.max(most, at);
        await new Promise((ended) => setTimeout(ended, 100));
        at -= 1;
        return scanner.scan(request);
      },
    };
    const settings = { atOnce: 2, now: () => NOW, rest: 500, scanUrl: (host: string) => `https://scan.nl/${host}` };
    const stops = await Promise.all(stores.map((one) => runScans(one, engine, settings)));
    const scanService = await openScanService(stores[0], { now: () => NOW });
    const requests = await Promise.all(
      times(4).map((index) => scanService.request(asker('samen', `samen.nl/${index}`))),
    );
    expect(requests.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer', 'answer']);
    expect([most, scanner.asked.length]).toEqual([1, 4]);
    await scanService.close();
    for (const stop of stops) await stop();
    for (const one of stores) await one.close();
    await remove();
  },
  TIMEOUT,
);
