import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notifyWebhooks } from '../../../../../server/features/monitoring/store/notifications.ts';
import { addWebhook } from '../../../../../server/features/monitoring/store/webhooks.ts';
import { assertQueueReady, readStoreFigures } from '../../../../../server/features/scans/store/operator-figures.ts';
import { LANES } from '../../../../../server/features/scans/store/queued.ts';
import { openQueue, SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();

test('an idle store has nothing waiting, and one without a queue is not ready', async () => {
  const { db } = store();
  await openQueue(store());
  expect(await readStoreFigures(db, SCANS, NOW)).toEqual({
    oldest: { single: 0, batch: 0 },
    monitorLag: 0,
    deliveries: { mail: { waiting: 0, overdue: 0 }, webhook: { waiting: 0, overdue: 0 } },
  });
  await expect(assertQueueReady(db, SCANS)).resolves.toBeUndefined();
  await expect(assertQueueReady(db, 'nowhere')).rejects.toThrow('nowhere');
});

test('waiting work is counted per lane and channel, with its age', async () => {
  const { db, boss } = store();
  await openQueue(store());
  await boss.send(SCANS, {}, { singletonKey: 'one', priority: LANES.keys });
  await boss.send(SCANS, {}, { singletonKey: 'two', priority: LANES.batch });
  await sql`update pgboss.job set created_on = now() - interval '90 seconds', start_after = now() - interval '90 seconds'
    where name = ${SCANS} and singleton_key = 'one'`.execute(db);
  const { id: team } = await createKey(store(), { name: 'cijfers' }, NOW);
  await addWebhook(db, { team, url: 'https://hier.voorbeeld.nl/', secret: 'whsec_dGVzdA==', now: NOW });
  const notice = { kind: 'webhookTest', host: 'hier.voorbeeld.nl' } as const;
  await notifyWebhooks(db, { team, about: ['x'], at: NOW, notice });
  const { oldest, deliveries } = await readStoreFigures(db, SCANS, NOW + 60_000);
  expect(oldest.single).toBeGreaterThanOrEqual(90);
  expect(oldest.single).toBeLessThan(400);
  expect(oldest.batch).toBeLessThan(300);
  expect(deliveries).toEqual({ mail: { waiting: 0, overdue: 0 }, webhook: { waiting: 1, overdue: 60 } });
});
