import { describe, expect, test } from 'vitest';
import { forgetFreeHosts, leaveSite, takeSite } from '../../../../../server/features/scans/store/host-throttles.ts';
import { LANES } from '../../../../../server/features/scans/store/queued.ts';
import { openQueue, SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { storeForAll } from '../../../kit/store.ts';

const store = storeForAll();

const by = (holder: string, isForKey = true) => ({ holder, isForKey, queue: 'scan' });

test('one holder at a time has a site, and may take it again', async () => {
  const { db } = store();
  const taken = await Promise.all(['a', 'b', 'c'].map((one) => takeSite(db, 'een.nl', by(one))));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const holder = ['a', 'b', 'c'][taken.indexOf(true)] ?? '';
  expect(await takeSite(db, 'een.nl', by(holder))).toBe(true);
  expect(await takeSite(db, 'twee.nl', by(holder))).toBe(true);
});

test('a site is free again after its rest, and only its holder can release it', async () => {
  const { db } = store();
  await takeSite(db, 'rust.nl', by('a'));
  await leaveSite(db, 'rust.nl', { holder: 'b', rest: 0 });
  expect(await takeSite(db, 'rust.nl', by('b'))).toBe(false);
  await leaveSite(db, 'rust.nl', { holder: 'a', rest: 300 });
  expect(await takeSite(db, 'rust.nl', by('b'))).toBe(false);
  await expect.poll(() => takeSite(db, 'rust.nl', by('b'))).toBe(true);
});

test('expired throttles are deleted', async () => {
  const { db } = store();
  await takeSite(db, 'blijft.nl', by('a'));
  await takeSite(db, 'weg.nl', by('a'));
  await leaveSite(db, 'weg.nl', { holder: 'a', rest: -1 });
  await forgetFreeHosts(db);
  const sites = (await db.selectFrom('host_throttles').select('site').execute()).map(({ site }) => site);
  expect([sites.includes('blijft.nl'), sites.includes('weg.nl')]).toEqual([true, false]);
});

describe('a site visited for the public', () => {
  const shared = async (site: string, { rest }: { readonly rest: number | null }): Promise<void> => {
    const { db } = store();
    expect(await takeSite(db, site, by('vreemd', false))).toBe(true);
    if (rest !== null) await leaveSite(db, site, { holder: 'vreemd', rest });
  };

  test('makes a key wait until that visit ends, but not for the rest after it', async () => {
    const { db } = store();
    await shared('druk.nl', { rest: null });
    expect(await takeSite(db, 'druk.nl', by('sleutel'))).toBe(false);
    await leaveSite(db, 'druk.nl', { holder: 'vreemd', rest: 60_000 });
    expect(await takeSite(db, 'druk.nl', by('ander', false))).toBe(false);
    expect(await takeSite(db, 'druk.nl', by('sleutel'))).toBe(true);
    expect(await takeSite(db, 'druk.nl', by('tweede'))).toBe(false);
  });

  test('makes a key wait for the rest after a visit for a key', async () => {
    const { db } = store();
    await takeSite(db, 'gast.nl', by('sleutel'));
    await leaveSite(db, 'gast.nl', { holder: 'sleutel', rest: 60_000 });
    expect(await takeSite(db, 'gast.nl', by('tweede'))).toBe(false);
  });

  test('cannot be taken without a key while a key waits for it', async () => {
    const { db, boss } = store();
    await openQueue(store());
    await boss.send(SCANS, {}, { group: { id: 'wacht.nl' }, priority: LANES.keys });
    expect(await takeSite(db, 'wacht.nl', by('vreemd', false))).toBe(false);
    expect(await takeSite(db, 'wacht.nl', by('sleutel'))).toBe(true);
  });
});
