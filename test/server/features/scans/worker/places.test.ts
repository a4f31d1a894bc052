import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countWaiting, LANES } from '../../../../../server/features/scans/store/queued.ts';
import { noteWorker } from '../../../../../server/features/scans/store/workers.ts';
import { computeRoom, isFull } from '../../../../../server/features/scans/worker/lanes.ts';
import { keepPlaces } from '../../../../../server/features/scans/worker/places.ts';
import { storeForAll } from '../../../kit/store.ts';

/** What may wait grows with those that scan: a burst is not refused where there are many workers. */

const store = storeForAll();
const fault = (error: Error): void => {
  throw error;
};
const waiting = { all: 0, inLane: 0, ofSite: 0, ofClient: 0, ofNetwork: 0 };

test('there is room for 200, or for 25 of each place', () =>
  expect([0, 1, 8, 9, 100].map(computeRoom)).toEqual([200, 200, 200, 225, 2_500]));

test('with more workers more may wait, and half of it without a key', () => {
  expect(isFull({ ...waiting, all: 200, places: 2 }, 'partner')).toBe(true);
  expect(isFull({ ...waiting, all: 200, places: 40 }, 'partner')).toBe(false);
  expect(isFull({ ...waiting, all: 999, places: 40 }, 'partner')).toBe(false);
  expect(isFull({ ...waiting, inLane: 100, places: 2 }, 'public')).toBe(true);
  expect(isFull({ ...waiting, inLane: 499, places: 40 }, 'public')).toBe(false);
  expect(isFull({ ...waiting, inLane: 500, places: 40 }, 'public')).toBe(true);
});

describe('workers', () => {
  test('are counted while they are there, and those that fell no more after a minute', async () => {
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
