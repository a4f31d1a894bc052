import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../../../server/core/store/open-store.ts';
import { isShared, newStoreLocation, storeForAll, TIMEOUT } from '../../kit/store.ts';

const store = storeForAll();
const CHANNEL = 'pijler_test';
const notify = (text: string) => sql`select pg_notify(${CHANNEL}, ${text})`.execute(store().db);

test('a notification reaches all listeners of its channel, until they stop listening', async () => {
  const heard: string[] = [];
  const ends = await Promise.all(['a', 'b'].map((who) => store().listen(CHANNEL, (text) => heard.push(who + text))));
  await notify('1');
  await expect.poll(() => heard.toSorted()).toEqual(['a1', 'b1']);
  await ends[0]?.();
  await notify('2');
  await expect.poll(() => heard.toSorted()).toEqual(['a1', 'b1', 'b2']);
  await ends[1]?.();
});

test.runIf(isShared)(
  'a lost connection is restored and reported',
  async () => {
    const { place: location, remove } = await newStoreLocation();
    const problems: string[] = [];
    const lost = await openStore(location, ({ message }) => problems.push(message));
    const heard: string[] = [];
    await lost.listen(CHANNEL, (text) => heard.push(text));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()`.execute(lost.db);
    await expect
      .poll(
        async () => {
          await sql`select pg_notify(${CHANNEL}, 'again')`.execute(lost.db);
          return heard.includes('again');
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    expect(problems.length).toBeGreaterThan(0);
    await lost.close();
    await remove();
  },
  TIMEOUT,
);
