import { fromKysely } from 'pg-boss';
import { SECONDS } from '../../../../lib/time.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { DELIVERY_QUEUES, type DeliveryKey, findUnqueuedDeliveries, toJobKey } from '../store/deliveries.ts';

/** The queue of what mail and webhooks have given up. */
export const UNDELIVERED = 'undelivered';

/**
 * Fourteen tries more, in about three days: half a minute after the first, twice as long after each (pg-boss adds some chance), a day at
 * most. Of one delivery there is one job. One that nobody took in two weeks is made anew, as while no mail server is set.
 */
const TRIES = {
  policy: 'exclusive',
  notify: true,
  deadLetter: UNDELIVERED,
  retryLimit: 14,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: SECONDS.day,
  expireInSeconds: 120,
  heartbeatSeconds: 15,
  retentionSeconds: 14 * SECONDS.day,
  deleteAfterSeconds: 7 * SECONDS.day,
} as const;

/** Makes the queues where they are not there. */
export const openNotificationQueues = async ({ boss }: Pick<Store, 'boss'>): Promise<void> => {
  await boss.createQueue(UNDELIVERED, { retentionSeconds: 14 * SECONDS.day, deleteAfterSeconds: 7 * SECONDS.day });
  for (const name of Object.values(DELIVERY_QUEUES)) await boss.createQueue(name, TRIES);
};

/** Deliveries that are handed over at once. */
const AT_ONCE = 500;

/**
 * Hands deliveries that wait and have no job over to the queue: new ones, those of a backup, and those of a version that had no queue for
 * them. Gives how many.
 */
export const enqueueDeliveries = ({ db, boss }: Pick<Store, 'db' | 'boss'>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const found = await findUnqueuedDeliveries(tx, AT_ONCE);
    for (const way of ['mail', 'webhook'] as const) {
      const jobs = found
        .filter((one) => one.way === way)
        .map(({ notice, target }) => ({
          data: { notice, target } satisfies DeliveryKey,
          singletonKey: toJobKey({ notice, target }),
        }));
      if (jobs.length > 0) await boss.insert(DELIVERY_QUEUES[way], jobs, { db: fromKysely(tx) });
    }
    return found.length;
  });
