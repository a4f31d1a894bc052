import { expect, test } from 'vitest';
import { forgetVisits, leaveSite, takeSite } from '../../../server/store/visits.ts';
import { storeForAll } from '../kit/store.ts';

const store = storeForAll();

test('a site is had by one at a time, who may take it again', async () => {
  const { db } = store();
  const taken = await Promise.all(['a', 'b', 'c'].map((one) => takeSite(db, 'een.nl', one)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const holder = ['a', 'b', 'c'][taken.indexOf(true)] ?? '';
  expect(await takeSite(db, 'een.nl', holder)).toBe(true);
  expect(await takeSite(db, 'twee.nl', holder)).toBe(true);
});

test('it is free when it has rested, and only who has it can leave it', async () => {
  const { db } = store();
  await takeSite(db, 'rust.nl', 'a');
  await leaveSite(db, 'rust.nl', { holder: 'b', rest: 0 });
  expect(await takeSite(db, 'rust.nl', 'b')).toBe(false);
  await leaveSite(db, 'rust.nl', { holder: 'a', rest: 300 });
  expect(await takeSite(db, 'rust.nl', 'b')).toBe(false);
  await expect.poll(() => takeSite(db, 'rust.nl', 'b')).toBe(true);
});

test('what is free is forgotten', async () => {
  const { db } = store();
  await takeSite(db, 'blijft.nl', 'a');
  await takeSite(db, 'weg.nl', 'a');
  await leaveSite(db, 'weg.nl', { holder: 'a', rest: -1 });
  await forgetVisits(db);
  const sites = (await db.selectFrom('visits').select('site').execute()).map(({ site }) => site);
  expect([sites.includes('blijft.nl'), sites.includes('weg.nl')]).toEqual([true, false]);
});
