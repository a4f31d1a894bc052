import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { FolderInUse } from '../../../../server/core/store/folder-lock.ts';
import { openStore, type Store } from '../../../../server/core/store/open-store.ts';
import { createKey, useKey } from '../../../../server/features/teams/store/keys.ts';
import { countHit, readHour } from '../../../../server/features/teams/store/rate-limit.ts';
import { isShared, NOW, newStoreLocation, storeForAll, TIMEOUT } from '../../kit/store.ts';

const ASK = { who: 'opened', limit: 2, now: NOW };

test('a reopened store still has its keys, counts and queue', { tags: ['full'], timeout: TIMEOUT }, async () => {
  const { place: location, remove } = await newStoreLocation();
  const first = await openStore(location);
  expect(first.isAlone).toBe(!isShared);
  const { key, id } = await createKey(first, { name: 'blijft' }, NOW);
  await countHit(first, ASK);
  await first.boss.createQueue('kept');
  const job = await first.boss.send('kept', { of: 'work' });
  if (!isShared) await expect(openStore(location)).rejects.toThrow(FolderInUse);
  await first.close();

  const again = await openStore(location);
  expect(await useKey(again, key, NOW)).toMatchObject({ id });
  expect(await readHour(again, ASK)).toMatchObject({ remaining: 1 });
  expect((await again.boss.fetch('kept'))?.map((one) => one.id)).toEqual([job]);
  await again.close();
  await remove();
});

describe('transactions', () => {
  const store = storeForAll();

  test('hundreds of statements do not block the event loop', async () => {
    let isDone = false;
    let turns = 0;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const { db } = store();
    await Promise.all(Array.from({ length: 300 }, () => db.selectFrom('rate_limit_hits').select('who').execute()));
    isDone = true;
    // An embedded store must not keep the thread until the last statement is answered.
    expect(turns).toBeGreaterThan(5);
  });
  const count = async ({ db }: Store, who: string): Promise<number> =>
    (await db.selectFrom('rate_limit_hits').select('who').where('who', '=', who).execute()).length;
  const start = (who: string) => ({ who, at: new Date(NOW) });

  test('do not share a connection: other writes remain when one is rolled back', async () => {
    const { db } = store();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: other, resolve: goOn } = Promise.withResolvers<void>();
    const undone = db.transaction().execute(async (tx) => {
      await tx.insertInto('rate_limit_hits').values(start('undone')).execute();
      begin();
      await other;
      throw new Error('undone');
    });
    await begun;
    const beside = db.insertInto('rate_limit_hits').values(start('beside')).execute();
    goOn();
    await expect(undone).rejects.toThrow('undone');
    await beside;
    expect([await count(store(), 'undone'), await count(store(), 'beside')]).toEqual([0, 1]);
  });

  test('do not include writes to the queue', async () => {
    const { db, boss } = store();
    await boss.createQueue('beside');
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: other, resolve: goOn } = Promise.withResolvers<void>();
    const undone = db.transaction().execute(async (tx) => {
      await tx.insertInto('rate_limit_hits').values(start('with the queue')).execute();
      begin();
      await other;
      throw new Error('undone');
    });
    await begun;
    const sent = boss.send('beside', {});
    goOn();
    await expect(undone).rejects.toThrow('undone');
    const id = await sent;
    expect((await boss.fetch('beside'))?.map((one) => one.id)).toEqual([id]);
  });

  test('of which some fail leave the others intact, fifty at once', async () => {
    const { db } = store();
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        db.transaction().execute(async (tx) => {
          await tx.insertInto('rate_limit_hits').values(start('fifty')).execute();
          if (index % 2 === 0) await sql`select 1 / 0`.execute(tx);
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(25);
    expect(await count(store(), 'fifty')).toBe(25);
  });
});
