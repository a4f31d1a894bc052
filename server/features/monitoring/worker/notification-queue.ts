import { fromKysely } from 'pg-boss';
import { SECONDS } from '../../../../lib/time.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { DELIVERY_QUEUES, type DeliveryKey, findUnqueuedDeliveries, toJobKey } from '../store/deliveries.ts';

/** The dead-letter queue of mail and webhooks. */
export const UNDELIVERED = 'undelivered';

/**
 * Fourteen retries in about three days: half a minute after the first attempt, twice as long after each (pg-boss adds some
 * randomness), at most a day. Each delivery has one job. A job that nobody took in two weeks is created again, for example while
 * no mail server is set.
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

/** Creates the queues if they do not exist. */
export const openNotificationQueues = async ({ boss }: Pick<Store, 'boss'>): Promise<void> => {
  await boss.createQueue(UNDELIVERED, { retentionSeconds: 14 * SECONDS.day, deleteAfterSeconds: 7 * SECONDS.day });
  for (const name of Object.values(DELIVERY_QUEUES)) await boss.createQueue(name, TRIES);
};

/** Maximum deliveries queued per call. */
const AT_ONCE = 500;

/**
 * Queues waiting deliveries that have no job: new ones, those from a backup, and those of a version that had no queue for them.
 * Returns how many.
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
