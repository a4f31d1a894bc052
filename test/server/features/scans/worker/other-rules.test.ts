import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../../../lib/score.ts';
import { addItems, countItems } from '../../../../../server/features/batches/store/batch-items.ts';
import { findBatch } from '../../../../../server/features/batches/store/batches.ts';
import { toNewItem } from '../../../../../server/features/batches/worker/batch-item.ts';
import { findCrawl } from '../../../../../server/features/crawls/store/read-crawls.ts';
import { USUAL } from '../../../../../server/features/monitoring/model/schedule.ts';
import { setMonitor } from '../../../../../server/features/monitoring/store/monitors.ts';
import { openMonitorWorker } from '../../../../../server/features/monitoring/worker/monitor-worker.ts';
import { toScanKey } from '../../../../../server/features/scans/model/scan-spec.ts';
import { feedingFor, handIn } from '../../../kit/batch.ts';
import { addSite, createTestCrawl } from '../../../kit/crawl.ts';
import { haveKey } from '../../../kit/monitoring.ts';
import { createSpec, serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/* A version with new rules takes over unfinished work of the previous rules: scan keys contain the rules' number. */

const store = storeForAll();
const service = serviceForEach(store);
const { feed, feedAndWork } = feedingFor(store, service);

const PLACES = [
  ['batch_items', 'scan_key'],
  ['monitors', 'scan_key'],
  ['scan_subscriptions', 'scan_key'],
  ['pgboss.job', 'singleton_key'],
] as const;

/** Rewrites scan keys as the previous version left them. */
const leave = (typed: readonly string[]): Promise<void> =>
  store()
    .db.transaction()
    .execute(async (tx) => {
      for (const one of typed.map((each) => createSpec(each)))
        for (const [table, column] of PLACES)
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${toScanKey(one, RULES - 1)}
            where ${sql.ref(column)} = ${toScanKey(one)}`.execute(tx);
    });
const ended = (id: string) =>
  expect
    .poll(async () => (await findBatch(store().db, 'team', id))?.endedAt ?? null, { timeout: 20_000 })
    .not.toBeNull();
const requestOf = () => service().scanner.asked.map(({ url }) => new URL(url).hostname);
const all = (done: number) => ({ waiting: 0, queued: 0, done, failed: 0, cancelled: 0 });

describe('after a change of rules', () => {
  test('waiting pages of a batch are scanned once each', async () => {
    const hosts = ['wacht-1.nl', 'wacht-2.nl', 'wacht-3.nl'];
    const id = await handIn(store(), 'team', hosts);
    await leave(hosts);
    await feedAndWork();
    await ended(id);
    expect(await countItems(store().db, id)).toEqual(all(3));
    expect(requestOf().toSorted()).toEqual(hosts);
  });

  test('queued pages of a batch are scanned once each', async () => {
    const hosts = ['rij-1.nl', 'rij-2.nl', 'rij-3.nl'];
    const id = await handIn(store(), 'team', hosts);
    await feed(4);
    await expect.poll(async () => (await countItems(store().db, id)).queued).toBe(3);
    await leave(hosts);
    await feedAndWork();
    await ended(id);
    expect(await countItems(store().db, id)).toEqual(all(3));
    expect(requestOf().toSorted()).toEqual(hosts);
  });

  test('a waiting page does not reuse a result under the previous rules', async () => {
    const { db } = store();
    const before = toScanKey(createSpec('vers.nl'), RULES - 1);
    const first = await handIn(store(), 'team', ['vers.nl']);
    await feedAndWork();
    await ended(first);
    await sql`update scans set scan_key = ${before} where domain = 'vers.nl'`.execute(db);
    await sql`delete from host_throttles`.execute(db);
    const id = await handIn(store(), 'team', ['vers.nl'], { fresh: false, items: [] });
    await db
      .transaction()
      .execute((tx) =>
        addItems(tx, { batch: id, now: NOW }, [{ ...toNewItem(createSpec('vers.nl')), scanKey: before }]),
      );
    await ended(id);
    expect(requestOf().filter((host) => host === 'vers.nl')).toHaveLength(2);
  });

  test('a crawl continues from its first page, which was queued before', async () => {
    const url = 'https://rondje.nl/';
    const site = await addSite(store(), { team: 'team', url });
    const pages = ['https://rondje.nl/een', 'https://rondje.nl/twee'];
    service().scanner.next = { addresses: { from: 'sitemap', addresses: pages } };
    const id = await createTestCrawl(store(), { team: 'team', site, url, most: 3 });
    await feed(4);
    await expect.poll(async () => (await countItems(store().db, id)).queued).toBe(1);
    await leave([url]);
    await feedAndWork();
    await expect
      .poll(async () => (await findCrawl(store().db, 'team', id))?.endedAt ?? null, { timeout: 20_000 })
      .not.toBeNull();
    expect(await countItems(store().db, id)).toEqual(all(3));
    expect(
      service()
        .scanner.asked.map((one) => one.url)
        .toSorted(),
    ).toEqual([url, ...pages]);
  });

  test('a monitored site with a queued scan is scanned once, and its team gets the result', async () => {
    const [team, url, site] = ['pij_kijkt', 'https://kijkt.nl/', 'site_kijkt'];
    const { db } = store();
    await haveKey(store(), team);
    await sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
      values (${site}, ${team}, ${url}, 'kijkt.nl', '[]', '[]', '[]', '[]', ${new Date(NOW)})`.execute(db);
    await setMonitor(db, { ...USUAL, site, team, cadence: 'daily', locale: 'nl', now: NOW });
    const fault = (error: Error): void => expect.unreachable(error.message);
    const later = NOW + 86_400_000;
    const monitorWorker = openMonitorWorker(store(), { now: () => later, look: later, fault });
    const states = async () => (await sql<{ state: string }>`select state from monitors`.execute(db)).rows;
    await monitorWorker.look();
    expect(await states()).toEqual([{ state: 'requested' }]);
    await leave([url]);
    await service().work();
    await expect.poll(() => service().worked.length, { timeout: 10_000 }).toBe(1);
    await monitorWorker.look();
    await monitorWorker.close();
    expect(await states()).toEqual([{ state: 'rest' }]);
    expect(requestOf()).toEqual(['kijkt.nl']);
    expect((await sql`select 1 from site_scans where site = ${site}`.execute(db)).rows).toHaveLength(1);
  });
});
