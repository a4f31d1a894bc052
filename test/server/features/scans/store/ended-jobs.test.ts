import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { countWaitingBatchJobs, findNextItems, putBack } from '../../../../../server/features/batches/store/feeding.ts';
import { findLostScans } from '../../../../../server/features/monitoring/store/rounds.ts';
import { takeSite } from '../../../../../server/features/scans/store/host-throttles.ts';
import { readStoreFigures } from '../../../../../server/features/scans/store/operator-figures.ts';
import * as queued from '../../../../../server/features/scans/store/queued.ts';
import { findJob } from '../../../../../server/features/scans/store/scan-requests.ts';
import { openQueue, SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { workOf } from '../../../kit/query-work.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/*
 * The queue keeps finished jobs for an hour, tens of thousands on a busy day: the queries of each scan read jobs that wait or
 * run, and none of the finished ones.
 */

const store = storeForAll();
const ENDED = 3_000;
const OPEN = 10;
const client = { address: '192.0.2.7', network: null };
const job = { id: '00000000-0000-4000-8000-000000000000', retryCount: 0 };

type Work = Parameters<typeof workOf>[1];

const WORK: Readonly<Record<string, Work>> = {
  countWaiting: (db) => queued.countWaiting(db, SCANS, { lane: 0, group: 'a.nl', client }),
  countSingleWaiting: (db) => queued.countSingleWaiting(db, SCANS),
  hasJob: (db) => queued.hasJob(db, SCANS, 'een vraag'),
  countUnderWay: (db) => queued.countUnderWay(db, SCANS, client),
  wakeForSite: (db) => queued.wakeForSite(db, SCANS, 'a.nl'),
  raisePriority: (db) => queued.raisePriority(db, SCANS, { key: 'een vraag', priority: 1 }),
  giveBack: (db) => queued.giveBack(db, SCANS, { ...job, after: 10 }),
  giveAllBack: (db) => queued.giveAllBack(db, SCANS),
  hasTakenJob: (db) => queued.hasTakenJob(db, SCANS, job),
  takeSite: (db) => takeSite(db, 'a.nl', { holder: 'x', isForKey: false, queue: SCANS }),
  findJob: (db) => findJob({ db }, SCANS, 'een vraag'),
  readStoreFigures: (db) => readStoreFigures(db, SCANS, NOW),
  findLostScans: (db) => findLostScans(db, SCANS),
  countWaitingBatchJobs: (db) => countWaitingBatchJobs(db, SCANS),
  findNextItems: (db) => findNextItems(db, SCANS, 10),
  putBack: (db) => putBack(db, SCANS, NOW),
};

beforeAll(async () => {
  await openQueue(store());
  const { db } = store();
  // Until the table is truncated, an index scan counts rows that an earlier test file deleted.
  await sql`truncate pgboss.job, deliveries, monitors, scan_requests, batch_items cascade`.execute(db);
  await sql`
    insert into pgboss.job (name, data, state, policy, singleton_key, group_id, created_on, started_on, completed_on)
    select ${SCANS}, '{}', case when n <= ${ENDED} then 'completed' else 'active' end::pgboss.job_state, 'exclusive', 'vraag ' || n,
      'site' || n || '.nl', now(), now(), case when n <= ${ENDED} then now() end
    from generate_series(1, ${ENDED + OPEN}) n`.execute(db);
  await sql`analyze pgboss.job`.execute(db);
});

test.each(Object.entries(WORK))('%s does not read finished jobs', async (_name, ask) => {
  expect(await workOf(store(), ask)).toBeLessThan(100);
});
