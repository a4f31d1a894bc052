import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../../../server/core/store/open-store.ts';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { addItems, countItems, readEndedItems } from '../../../../../server/features/batches/store/batch-items.ts';
import { findBatch, toKeyHolder } from '../../../../../server/features/batches/store/batches.ts';
import { cancelBatch } from '../../../../../server/features/batches/store/cancel-batch.ts';
import { toNewItem } from '../../../../../server/features/batches/worker/batch-item.ts';
import { openFeeder } from '../../../../../server/features/batches/worker/feed.ts';
import { USUAL } from '../../../../../server/features/monitoring/model/schedule.ts';
import { setMonitor } from '../../../../../server/features/monitoring/store/monitors.ts';
import { toSiteHost } from '../../../../../server/features/scans/model/scan-spec.ts';
import { SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { runScans } from '../../../../../server/features/scans/worker/work.ts';
import { readDay } from '../../../../../server/features/teams/store/quota.ts';
import { feedingFor, handIn } from '../../../kit/batch.ts';
import { haveSite } from '../../../kit/monitoring.ts';
import { asker, createSpec, serviceForEach } from '../../../kit/scan-service.ts';
import { makeScanner } from '../../../kit/scanner.ts';
import { isShared, NOW, newStoreLocation, storeForAll, TIMEOUT } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const { feed, feedAndWork } = feedingFor(store, service);

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const hosts = (count: number, name: string): readonly string[] => times(count).map((nth) => `${name}-${nth}.nl`);
const counts = (id: string) => countItems(store().db, id);
const jobs = () => store().boss.findJobs(SCANS);
const waitingJobs = async (): Promise<readonly string[]> =>
  (await jobs()).filter(({ state }) => state === 'created' || state === 'retry').map(({ groupId }) => String(groupId));
const ended = (id: string, team = 'team') =>
  expect.poll(async () => (await findBatch(store().db, team, id))?.endedAt ?? null, { timeout: 30_000 }).not.toBeNull();
const left = async (team = 'team') =>
  (await readDay(store().db, { who: toKeyHolder(`pij_${team}`), limit: 10_000, now: NOW })).remaining;

describe('a batch', () => {
  test('is scanned page by page, each page once, and then ends', async () => {
    const id = await handIn(store(), 'team', hosts(9, 'veel'));
    await feedAndWork();
    await ended(id);
    expect(await counts(id)).toEqual({ waiting: 0, queued: 0, done: 9, failed: 0, cancelled: 0 });
    expect(
      service()
        .scanner.asked.map(({ url }) => url)
        .toSorted(),
    ).toEqual(
      hosts(9, 'veel')
        .map((host) => `https://${host}/`)
        .toSorted(),
    );
    const [first] = await readEndedItems(store().db, id, { after: 0, most: 1 });
    expect(first).toMatchObject({ number: 1, state: 'done', failure: null, endedAt: NOW });
    expect(first?.total).toBeGreaterThan(50);
    expect(Object.keys(first?.scores ?? {})).toHaveLength(6);
  });

  test('stores for each page why it has no result', async () => {
    service().scanner.next = { fails: new ScanFailure('unreachable', 'nobody', { reason: 'notPublic', detail: 'x' }) };
    const id = await handIn(store(), 'team', ['weg.nl']);
    await feedAndWork();
    await ended(id);
    expect(await readEndedItems(store().db, id, { after: 0, most: 9 })).toMatchObject([
      { state: 'failed', failure: 'unreachable', reason: 'notPublic', detail: 'x', total: null },
    ]);
  });

  test('enters the queue a few pages at a time', async () => {
    await handIn(store(), 'team', hosts(30, 'deel'));
    await feed(2);
    await expect.poll(async () => (await waitingJobs()).length).toBe(4);
    await (await feed(40)).nudge();
    await expect.poll(async () => (await waitingJobs()).length).toBe(20);
  });

  test('takes turns with other batches, whatever its size', { tags: ['full'] }, async () => {
    const large = await handIn(store(), 'een', hosts(20, 'groot'));
    await feed(1);
    await expect.poll(async () => (await waitingJobs()).length).toBe(2);
    const small = await handIn(store(), 'twee', hosts(3, 'klein'));
    await feedAndWork({ atOnce: 1 });
    await ended(small, 'twee');
    const requested = service().scanner.asked.map(({ url }) => new URL(url).hostname);
    // Two pages of the large batch were in the queue already.
    expect(requested.findLastIndex((host) => host.startsWith('klein'))).toBeLessThan(8);
    await ended(large, 'een');
  });

  test('visits a site one page at a time, and continues with other sites meanwhile', { tags: ['full'] }, async () => {
    const pages = times(5).map((nth) => `https://zelfde.nl/${nth}`);
    const id = await handIn(store(), 'team', [...pages, 'anders.nl']);
    await feed(4);
    await expect.poll(async () => (await waitingJobs()).toSorted()).toEqual(['anders.nl', 'zelfde.nl']);
    await service().work({ atOnce: 4, rest: 60_000 });
    await expect.poll(() => service().scanner.asked.length, { timeout: 10_000 }).toBe(2);
    await expect.poll(async () => (await counts(id)).done).toBe(2);
    // While the site rests, none of its pages are in the queue.
    await (await feed(4)).nudge();
    expect((await counts(id)).queued).toBe(0);
    await sql`update host_throttles set free_at = now()`.execute(store().db);
    await expect.poll(() => service().scanner.asked.length, { timeout: 10_000 }).toBe(3);
    expect(new Set(service().scanner.asked.map(({ url }) => toSiteHost(url))).size).toBe(2);
  });

  test('accepts more pages while it runs, and after it ended', async () => {
    const id = await handIn(store(), 'team', ['begin.nl']);
    await feedAndWork();
    await ended(id);
    await store()
      .db.transaction()
      .execute((tx) =>
        addItems(
          tx,
          { batch: id, now: NOW },
          ['verder.nl', 'laatst.nl'].map((typed) => toNewItem(createSpec(typed))),
        ),
      );
    expect(await findBatch(store().db, 'team', id)).toMatchObject({ size: 3, endedAt: null });
    await ended(id);
    expect((await readEndedItems(store().db, id, { after: 0, most: 9 })).map(({ number }) => number)).toEqual([
      1, 2, 3,
    ]);
  });
});

describe('beside single scans', () => {
  test('a scan for another key waits only for the scan that is running', async () => {
    const { scanner, scanService } = service();
    const gates = times(3).map(() => Promise.withResolvers<void>());
    const id = await handIn(store(), 'team', hosts(6, 'bulk'));
    scanner.next = { until: (gates[0] as { promise: Promise<void> }).promise };
    await feedAndWork({ atOnce: 1 });
    await expect.poll(() => scanner.asked.length, { timeout: 10_000 }).toBe(1);
    const single = scanService.request(asker('ander', 'enkel.nl'));
    await expect.poll(async () => (await waitingJobs()).includes('enkel.nl')).toBe(true);
    scanner.next = {};
    gates[0]?.resolve();
    expect(await single).toMatchObject({ kind: 'answer', from: 'started' });
    expect(scanner.asked[1]?.url).toBe('https://enkel.nl/');
    await ended(id);
  });

  test('a request for a page of a batch does not wait for the batch', { tags: ['full'] }, async () => {
    const { scanner, scanService } = service();
    const gate = Promise.withResolvers<void>();
    const id = await handIn(store(), 'team', hosts(12, 'mee'));
    scanner.next = { until: gate.promise };
    await feedAndWork({ atOnce: 4 });
    await expect.poll(() => scanner.asked.length, { timeout: 10_000 }).toBe(4);
    await expect.poll(async () => (await waitingJobs()).length, { timeout: 10_000 }).toBeGreaterThan(0);
    const waiting = (await waitingJobs()).at(-1) ?? '';
    const single = scanService.request(asker('ander', waiting, { tier: 'partner' }));
    await expect.poll(async () => (await jobs()).find(({ groupId }) => groupId === waiting)?.priority).toBe(1);
    scanner.next = {};
    gate.resolve();
    expect(await single).toMatchObject({ kind: 'answer', from: 'joined' });
    await ended(id);
    expect(scanner.asked).toHaveLength(12);
  });

  test('a recently scanned page is not scanned again, and uses no quota', async () => {
    const { scanner, scanService, work } = service();
    const stop = await work();
    await scanService.request(asker('eerder', 'vers.nl'));
    await stop();
    const before = await left('vers');
    const id = await handIn(store(), 'vers', ['vers.nl', 'nieuw.nl']);
    expect(await counts(id)).toMatchObject({ done: 1, waiting: 1 });
    expect(before - (await left('vers'))).toBe(1);
    const again = await handIn(store(), 'vers', ['vers.nl'], { fresh: true, bodyHash: 'x' });
    expect(await counts(again)).toMatchObject({ done: 0, waiting: 1 });
    await feedAndWork();
    await expect.poll(async () => (await counts(again)).done, { timeout: 10_000 }).toBe(1);
    await expect.poll(async () => (await counts(id)).done, { timeout: 10_000 }).toBe(2);
    expect(scanner.asked.filter(({ url }) => url === 'https://vers.nl/')).toHaveLength(2);
  });

  test('the same page in two batches is scanned once, for both', async () => {
    const one = await handIn(store(), 'een', ['gelijk.nl']);
    const other = await handIn(store(), 'twee', ['gelijk.nl'], { now: NOW + 1 });
    const before = await left('twee');
    await feedAndWork();
    for (const id of [one, other]) await expect.poll(async () => (await counts(id)).done, { timeout: 10_000 }).toBe(1);
    expect(service().scanner.asked).toHaveLength(1);
    expect((await left('twee')) - before).toBe(1);
  });
});

describe('cancelling a batch', () => {
  const cancel = (id: string, team = 'team') =>
    cancelBatch(store(), { team, keyId: null }, { id, queue: SCANS, now: NOW });

  test('lets running scans end, and restores the quota and the queue for the rest', async () => {
    const gate = Promise.withResolvers<void>();
    service().scanner.next = { until: gate.promise };
    const before = await left();
    const id = await handIn(store(), 'team', hosts(10, 'stop'));
    await feedAndWork({ atOnce: 2 });
    await expect.poll(() => service().scanner.asked.length, { timeout: 10_000 }).toBe(2);
    await expect.poll(async () => (await waitingJobs()).length).toBe(4);
    expect(await cancel(id)).toBe(true);
    expect(await counts(id)).toMatchObject({ waiting: 0, queued: 2, cancelled: 8 });
    expect(await waitingJobs()).toEqual([]);
    gate.resolve();
    await ended(id);
    expect(await counts(id)).toMatchObject({ done: 2, cancelled: 8 });
    expect(before - (await left())).toBe(2);
    expect(await cancel(id)).toBe(true);
    expect(before - (await left())).toBe(2);
  });

  test('leaves pages in the queue that somebody else waits for', { tags: ['full'] }, async () => {
    const typed = hosts(3, 'deelt');
    const id = await handIn(store(), 'team', typed);
    const other = await handIn(store(), 'twee', [typed[1] ?? '']);
    await feed(4);
    await expect.poll(async () => (await waitingJobs()).length).toBe(3);
    const single = service().scanService.request(asker('ander', typed[2] ?? ''));
    await expect.poll(async () => (await jobs()).some(({ priority }) => priority === 0)).toBe(true);
    await cancel(id);
    await service().work();
    expect(await single).toMatchObject({ kind: 'answer' });
    await expect.poll(async () => (await counts(other)).done, { timeout: 10_000 }).toBe(1);
    expect(service().scanner.asked).toHaveLength(2);
    expect(await counts(id)).toMatchObject({ cancelled: 3 });
  });

  test('leaves the scan in the queue that a monitor waits for', async () => {
    const id = await handIn(store(), 'team', ['bewaakt.nl', 'onbewaakt.nl']);
    await feed(2);
    await expect.poll(async () => (await waitingJobs()).length).toBe(2);
    await haveSite(store(), { team: 'team', id: 'bewaakt' });
    await setMonitor(store().db, { ...USUAL, site: 'bewaakt', team: 'team', cadence: 'daily', locale: 'nl', now: NOW });
    await sql`update monitors set state = 'requested', after = 0,
      scan_key = (select scan_key from batch_items where batch = ${id} and url like '%//bewaakt.nl/%')
      where site = 'bewaakt'`.execute(store().db);
    await cancel(id);
    expect(await waitingJobs()).toEqual(['bewaakt.nl']);
    await sql`delete from sites where id = 'bewaakt'`.execute(store().db);
  });

  test('is only possible for its own team', async () => {
    const id = await handIn(store(), 'team', ['eigen.nl']);
    expect([await cancel(id, 'ander'), await cancel('bat_x')]).toEqual([false, false]);
    expect(await counts(id)).toMatchObject({ waiting: 1 });
  });
});

describe('a page whose scan never ended', () => {
  test('is queued again, and fails after three tries', async () => {
    const id = await handIn(store(), 'team', ['sterft.nl']);
    await feed(1);
    for (const tries of [1, 2, 3]) {
      await expect
        .poll(async () => (await store().db.selectFrom('batch_items').select('tries').execute())[0]?.tries)
        .toBe(tries);
      // As after its worker died a second time.
      await sql`update pgboss.job set state = 'failed' where name = ${SCANS}`.execute(store().db);
    }
    await ended(id);
    expect(await readEndedItems(store().db, id, { after: 0, most: 1 })).toMatchObject([
      { state: 'failed', failure: 'internal' },
    ]);
  });
});

test.runIf(isShared)(
  'two processes that share a batch scan each page once, and finish it together',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const stores = await Promise.all([openStore(location), openStore(location)]);
    const id = await handIn(stores[0], 'team', hosts(60, 'samen'));
    const scanner = makeScanner();
    const fault = (error: Error): never => {
      throw error;
    };
    const ends = await Promise.all(
      stores.map(async (one) => {
        const feeder = await openFeeder(one, { atOnce: 4, now: () => NOW, look: 100, fault });
        const scanUrl = (host: string): string => host;
        const stop = await runScans(one, scanner, { atOnce: 4, now: () => NOW, scanUrl, freed: feeder.nudge });
        return () => feeder.close().then(stop);
      }),
    );
    const known = () => findBatch(stores[0].db, 'team', id);
    await expect.poll(async () => (await known())?.endedAt, { timeout: 60_000 }).toBe(NOW);
    expect(await countItems(stores[0].db, id)).toMatchObject({ done: 60, failed: 0 });
    expect(scanner.asked).toHaveLength(60);
    for (const end of ends) await end();
    for (const one of stores) await one.close();
    await remove();
  },
  TIMEOUT,
);
