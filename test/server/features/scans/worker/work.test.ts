import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../../../server/core/store/open-store.ts';
import { findHomeScan } from '../../../../../server/features/scans/store/home-scans.ts';
import { requeueOrphanedJobs, SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { openScanService } from '../../../../../server/features/scans/worker/scan-service.ts';
import { runScans } from '../../../../../server/features/scans/worker/work.ts';
import { asker, serviceForEach } from '../../../kit/scan-service.ts';
import { makeScanner } from '../../../kit/scanner.ts';
import { isShared, NOW, newStoreLocation, storeForAll, TIMEOUT } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);

/** A gate at which scans wait. */
const gate = () => Promise.withResolvers<void>();

describe('a worker', () => {
  test('runs as many scans at once as allowed', async () => {
    const { scanService, scanner, work: start } = service();
    const { promise, resolve } = gate();
    scanner.next = { until: promise };
    await start({ atOnce: 2 });
    const all = ['a', 'b', 'c'].map((name) =>
      scanService.request(asker('tegelijk', `${name}.tegelijk.nl`, { tier: 'partner' })),
    );
    await expect.poll(() => scanner.asked.length, { timeout: 10_000 }).toBe(2);
    resolve();
    expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer']);
    expect(scanner.asked).toHaveLength(3);
  });

  test('takes partners’ requests first', async () => {
    const { scanService, scanner, work: start } = service();
    const publics = ['a', 'b'].map((name) => scanService.request(asker('eerst', `${name}.publiek.nl`)));
    await expect.poll(async () => (await store().boss.findJobs(SCANS)).length).toBe(2);
    const partner = scanService.request(asker('sleutel', 'partner.nl', { tier: 'partner' }));
    await expect.poll(async () => (await store().boss.findJobs(SCANS)).length).toBe(3);
    await start({ atOnce: 1 });
    await Promise.all([...publics, partner]);
    expect(scanner.asked[0]?.url).toBe('https://partner.nl/');
  });

  test('reports every scan, and the address of its result', async () => {
    const { scanService, worked, work: start } = service();
    await start();
    await scanService.request(asker('verteld', 'verteld.nl'));
    await expect
      .poll(() => worked)
      .toMatchObject([
        {
          spec: { url: 'https://verteld.nl/' },
          tier: 'public',
          took: 0,
          failure: null,
          problem: null,
          stored: true,
        },
      ]);
    const stored = await findHomeScan(store(), 'verteld.nl', 'public');
    expect(stored?.kind === 'scan' && stored.answer.answer).toMatchObject({
      result: { scan_url: 'https://scan.voorbeeld.nl/rapport/verteld.nl' },
    });
  });

  test('finishes its running scan when stopped, and takes no other', { tags: ['full'] }, async () => {
    const { scanService, scanner, impatient, work: start } = service();
    const { promise, resolve } = gate();
    scanner.next = { until: promise };
    const stop = await start({ atOnce: 1 });
    const request = scanService.request(asker('einde', 'einde.nl'));
    await expect.poll(() => scanner.asked.length, { timeout: 10_000 }).toBe(1);
    const ended = stop();
    const other = (await impatient(1_000)).request(asker('einde', 'later.nl'));
    resolve();
    await ended;
    expect([await request, await other]).toMatchObject([{ kind: 'answer' }, { kind: 'late' }]);
    expect(scanner.asked).toHaveLength(1);
  });

  test('loses its scan to another when its heartbeat stops, and stores no second result', async () => {
    const { scanService, scanner, worked, work: start } = service();
    const { promise, resolve } = gate();
    scanner.next = { until: promise };
    await start({ atOnce: 1 });
    const request = scanService.request(asker('over', 'over.nl'));
    await expect.poll(() => scanner.asked.length, { timeout: 10_000 }).toBe(1);
    // As with a process that was killed: its heartbeat stops, and the job is queued again.
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = ${SCANS}`.execute(
      store().db,
    );
    // Without this a recent supervision of the queue would suppress this one.
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(store().db);
    await store().boss.supervise(SCANS);
    scanner.next = {};
    await start({ atOnce: 1 });
    expect(await request).toMatchObject({ kind: 'answer' });
    resolve();
    await expect.poll(() => worked.map(({ stored }) => stored), { timeout: 10_000 }).toEqual([true, false]);
    const rows = await store().db.selectFrom('scans').select('id').where('domain', '=', 'over.nl').execute();
    expect(rows).toHaveLength(1);
  });
});

test.runIf(!isShared)('scans of a killed process are resumed by the next one at once', async () => {
  const { scanService, worked, work: start } = service();
  const request = scanService.request(asker('op', 'opgepakt.nl'));
  await expect.poll(async () => (await store().boss.findJobs(SCANS)).length).toBe(1);
  // As with a process that is killed a moment later.
  expect(await store().boss.fetch(SCANS)).toHaveLength(1);
  await requeueOrphanedJobs(store());
  await start();
  expect(await request).toMatchObject({ kind: 'answer' });
  expect(worked.map(({ stored }) => stored)).toEqual([true]);
});

test.runIf(isShared)(
  'a request in one process is served by a worker in another',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const [web, worker] = await Promise.all([openStore(location), openStore(location)]);
    const scanner = makeScanner();
    const now = () => NOW;
    const scanServices = await Promise.all([web, worker].map((one) => openScanService(one, { now })));
    const stop = await runScans(worker, scanner, { atOnce: 2, now, scanUrl: (host) => `https://scan.nl/${host}` });
    const requests = await Promise.all(
      scanServices.flatMap((scanService) => [1, 2].map(() => scanService.request(asker('twee', 'twee.nl')))),
    );
    expect(requests.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer', 'answer']);
    expect(scanner.asked).toHaveLength(1);
    await stop();
    for (const scanService of scanServices) await scanService.close();
    await web.close();
    await worker.close();
    await remove();
  },
  TIMEOUT,
);
