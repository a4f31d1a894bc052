import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countWaiting, LANES } from '../../../../../server/features/scans/store/queued.ts';
import { noteWorker } from '../../../../../server/features/scans/store/workers.ts';
import { computeRoom, isFull } from '../../../../../server/features/scans/worker/lanes.ts';
import { keepPlaces } from '../../../../../server/features/scans/worker/worker-heartbeat.ts';
import { storeForAll } from '../../../kit/store.ts';

/** The queue's room grows with the number of scan slots: with many workers a burst is not rejected. */

const store = storeForAll();
const fault = (error: Error): void => {
  throw error;
};
const waiting = { all: 0, inLane: 0, ofSite: 0, ofClient: 0, ofNetwork: 0 };

test('the queue has room for 200, or for 25 per slot', () =>
  expect([0, 1, 8, 9, 100].map(computeRoom)).toEqual([200, 200, 200, 225, 2_500]));

test('the room grows with the workers, and half of it is for requests without a key', () => {
  expect(isFull({ ...waiting, all: 200, places: 2 }, 'partner')).toBe(true);
  expect(isFull({ ...waiting, all: 200, places: 40 }, 'partner')).toBe(false);
  expect(isFull({ ...waiting, all: 999, places: 40 }, 'partner')).toBe(false);
  expect(isFull({ ...waiting, inLane: 100, places: 2 }, 'public')).toBe(true);
  expect(isFull({ ...waiting, inLane: 499, places: 40 }, 'public')).toBe(false);
  expect(isFull({ ...waiting, inLane: 500, places: 40 }, 'public')).toBe(true);
});

describe('workers', () => {
  test('are counted while they run, and those that crashed are dropped after a minute', async () => {
    const { db } = store();
    const leave = await Promise.all([2, 30].map((places) => keepPlaces(store(), places, fault)));
    await noteWorker(db, { id: 'gevallen', places: 500 });
    await sql`update workers set seen_at = seen_at - interval '2 minutes' where id = 'gevallen'`.execute(db);
    const places = async (): Promise<number> =>
      (await countWaiting(db, 'scan', { lane: LANES.public, group: 'a.nl', client: undefined })).places;
    expect(await places()).toBe(32);
    const counted = await db
      .transaction()
      .execute((tx) => countWaiting(tx, 'scan', { lane: LANES.public, group: 'a.nl', client: undefined }));
    expect(counted.places).toBe(32);
    for (const one of leave) await one();
    expect(await places()).toBe(0);
  });
});
