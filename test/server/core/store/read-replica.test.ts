import { describe, expect, test } from 'vitest';
import type { Store } from '../../../../server/core/store/open-store.ts';
import { openStore } from '../../../../server/core/store/open-store.ts';
import { openReadReplica, type Reads, readDirectly } from '../../../../server/core/store/read-replica.ts';
import { isShared, newStoreLocation, storeForAll } from '../../kit/store.ts';

/** Reads that may be slightly stale come from a replica, or from the store itself when the replica does not respond. */

const store = storeForAll();
/** The key names that are read there. */
const keysIn = (read: Reads) => read(({ db }) => db.selectFrom('keys').select('name').orderBy('name').execute());
const addKey = ({ db }: Pick<Store, 'db'>, name: string) =>
  db
    .insertInto('keys')
    .values({
      id: name,
      hash: name,
      name,
      per_hour: 1,
      per_day: 1,
      made_at: new Date(0),
      team: name,
      scopes: '[]',
    } as never)
    .execute();

test('without a replica, reads go to the store itself', async () => {
  await addKey(store(), 'hier');
  expect(await keysIn(readDirectly(store().db))).toContainEqual({ name: 'hier' });
  expect(await keysIn(store().read)).toContainEqual({ name: 'hier' });
});

describe('an unreachable replica', () => {
  test('is reported once, and not tried again for half a minute', async () => {
    const messages: string[] = [];
    let now = 0;
    // Nothing listens on the discard port.
    const replica = openReadReplica('postgres://nobody@127.0.0.1:9/none', {
      ...{ db: store().db, now: () => now },
      onError: ({ message }) => void messages.push(message),
    });
    expect(await keysIn(replica.read)).toEqual(await keysIn(store().read));
    expect(messages).toHaveLength(1);
    now = 29_999;
    await keysIn(replica.read);
    expect(messages).toHaveLength(1);
    now = 30_000;
    await keysIn(replica.read);
    expect(messages).toHaveLength(2);
    await replica.close();
  });

  test('leaves the error of a wrong query to the store', async () => {
    const replica = openReadReplica('postgres://nobody@127.0.0.1:9/none', { db: store().db, onError: () => {} });
    const wrong = replica.read(({ db }) =>
      db
        .selectFrom('geen' as 'keys')
        .selectAll()
        .execute(),
    );
    await expect(wrong).rejects.toThrow(/geen/);
    await replica.close();
  });
});

describe.runIf(isShared)('with a second PostgreSQL', () => {
  test('reads go there, and everything else to the first', async () => {
    const [first, second] = [await newStoreLocation(), await newStoreLocation()];
    if (!('database' in first.place && 'database' in second.place)) throw new Error('a PostgreSQL is shared');
    const copy = await openStore(second.place);
    const own = await openStore({ ...first.place, replica: second.place.database });
    await addKey(copy, 'kopie');
    await addKey(own, 'eigen');
    expect(await keysIn(own.read)).toEqual([{ name: 'kopie' }]);
    expect(await own.db.selectFrom('keys').select('name').execute()).toEqual([{ name: 'eigen' }]);
    await own.close();
    await copy.close();
    await Promise.all([first.remove(), second.remove()]);
  });
});
