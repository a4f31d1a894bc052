import { describe, expect, test } from 'vitest';
import { openStore } from '../../../../../server/core/store/open-store.ts';
import {
  countHit,
  countHitIn,
  deleteOldHits,
  readHour,
} from '../../../../../server/features/teams/store/rate-limit.ts';
import { HOUR, isShared, MINUTE, NOW, newStoreLocation, storeForAll, TIMEOUT } from '../../../kit/store.ts';

const store = storeForAll();

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe('a sliding hour', () => {
  test('allows as many hits as its limit, and reports what is left', async () => {
    const ask = { who: 'counts', limit: 3, now: NOW };
    expect(await readHour(store(), ask)).toEqual({ limit: 3, remaining: 3, reset: 0 });
    expect(await countHit(store(), ask)).toEqual({ allowed: true, limit: 3, remaining: 2, reset: 3_600 });
    expect(await countHit(store(), { ...ask, now: NOW + MINUTE })).toMatchObject({ remaining: 1, reset: 3_540 });
    expect(await countHit(store(), { ...ask, now: NOW + 2 * MINUTE })).toMatchObject({ remaining: 0, reset: 3_480 });
    const refused = { allowed: false, limit: 3, remaining: 0, reset: 3_420 };
    expect(await countHit(store(), { ...ask, now: NOW + 3 * MINUTE })).toEqual(refused);
    // Rejected requests do not count.
    expect(await readHour(store(), { ...ask, now: NOW + HOUR })).toMatchObject({ remaining: 1, reset: 60 });
  });

  test('frees a hit after exactly an hour', async () => {
    const ask = { who: 'edge', limit: 1, now: NOW };
    await countHit(store(), ask);
    expect(await countHit(store(), { ...ask, now: NOW + HOUR - 1 })).toMatchObject({ allowed: false, reset: 1 });
    expect(await countHit(store(), { ...ask, now: NOW + HOUR })).toMatchObject({ allowed: true });
  });

  test('is separate per caller', async () => {
    await countHit(store(), { who: 'one', limit: 1, now: NOW });
    expect(await countHit(store(), { who: 'other', limit: 1, now: NOW })).toMatchObject({ allowed: true });
  });

  test('counts hits of another clock that is ahead, but not those an hour ahead', async () => {
    const ask = { who: 'clocks', limit: 1, now: NOW };
    await countHit(store(), { ...ask, now: NOW + MINUTE });
    expect(await countHit(store(), ask)).toMatchObject({ allowed: false, reset: 3_600 });
    expect(await countHit(store(), { ...ask, now: NOW - HOUR })).toMatchObject({ allowed: true });
  });

  test('with a lowered limit waits until a hit is free under it', async () => {
    for (const minute of [0, 1, 2]) await countHit(store(), { who: 'lowered', limit: 3, now: NOW + minute * MINUTE });
    const ask = { who: 'lowered', limit: 2, now: NOW + 2 * MINUTE };
    expect(await countHit(store(), ask)).toEqual({ allowed: false, limit: 2, remaining: 0, reset: 3_540 });
    expect(await readHour(store(), { ...ask, limit: 0 })).toMatchObject({ remaining: 0, reset: 3_600 });
  });

  test('allows exactly its limit under two hundred concurrent requests', { tags: ['full'] }, async () => {
    const ask = { who: 'at once', limit: 20, now: NOW };
    const all = await Promise.all(times(200).map(() => countHit(store(), ask)));
    const letIn = all.filter(({ allowed }) => allowed).map(({ remaining }) => remaining);
    expect(letIn.toSorted((one, other) => one - other)).toEqual(times(20));
  });

  test('does not count a hit in a transaction that is rolled back', async () => {
    const ask = { who: 'rolled back', limit: 1, now: NOW };
    const undone = store()
      .db.transaction()
      .execute(async (tx) => {
        await countHitIn(tx, ask);
        throw new Error('undone');
      });
    await expect(undone).rejects.toThrow('undone');
    expect(await readHour(store(), ask)).toMatchObject({ remaining: 1 });
  });

  test('deletes only hits that no longer count', async () => {
    await countHit(store(), { who: 'forgotten', limit: 5, now: NOW - HOUR });
    await countHit(store(), { who: 'forgotten', limit: 5, now: NOW - HOUR + 1 });
    await deleteOldHits(store(), NOW);
    const rows = await store().db.selectFrom('rate_limit_hits').select('at').where('who', '=', 'forgotten').execute();
    expect(rows.map(({ at }) => at.getTime())).toEqual([NOW - HOUR + 1]);
  });
});

test.runIf(isShared)(
  'two stores on one database together allow exactly the limit',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const both = await Promise.all([openStore(location), openStore(location)]);
    const ask = { who: 'both', limit: 20, now: NOW };
    const all = await Promise.all(both.flatMap((one) => times(100).map(() => countHit(one, ask))));
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(20);
    await Promise.all(both.map((one) => one.close()));
    await remove();
  },
  TIMEOUT,
);
