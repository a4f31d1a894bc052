import { expect, test } from 'vitest';
import { createKey, endKeyById, listKeys, useKey } from '../../../../../server/features/teams/store/keys.ts';
import { MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();

test('a key is found by its full text, with its rights', async () => {
  const { key, id } = await createKey(store(), { name: 'Bureau Voorbeeld' }, NOW);
  expect(key).toMatch(/^pij_[0-9a-f]{8}_[\w-]{32}$/);
  expect(key.startsWith(`${id}_`)).toBe(true);
  const known = { id, name: 'Bureau Voorbeeld', perHour: 120, perDay: 500, createdAt: NOW, expiresAt: null };
  expect(await useKey(store(), key, NOW)).toMatchObject(known);
  expect(await useKey(store(), `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, NOW)).toBeNull();
  expect(await useKey(store(), id, NOW)).toBeNull();
});

test('the store does not contain the key itself', async () => {
  const { key } = await createKey(store(), { name: 'geheim' }, NOW);
  const rows = await store().db.selectFrom('keys').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(key.slice(13));
});

test('limits belong to the key', async () => {
  const { key } = await createKey(store(), { name: 'ruim', perHour: 1_000, perDay: 20_000 }, NOW);
  expect(await useKey(store(), key, NOW)).toMatchObject({ perHour: 1_000, perDay: 20_000 });
});

test('a revoked key is unknown at once, and can be revoked once', async () => {
  const { key, id } = await createKey(store(), { name: 'ingetrokken' }, NOW);
  const other = await createKey(store(), { name: 'blijft' }, NOW);
  expect(await endKeyById(store(), id, NOW + 1)).toBe(true);
  expect(await useKey(store(), key, NOW + 2)).toBeNull();
  expect(await useKey(store(), other.key, NOW + 2)).not.toBeNull();
  expect(await endKeyById(store(), id, NOW + 3)).toBe(false);
  expect(await endKeyById(store(), 'pij_00000000', NOW)).toBe(false);
  expect((await listKeys(store())).find((one) => one.id === id)).toMatchObject({ revokedAt: NOW + 1 });
});

test('a key expires', async () => {
  const { key } = await createKey(store(), { name: 'tijdelijk', expiresAt: NOW + MINUTE }, NOW);
  expect(await useKey(store(), key, NOW + MINUTE - 1)).not.toBeNull();
  expect(await useKey(store(), key, NOW + MINUTE)).toBeNull();
});

test('the last use of a key is stored at most once a minute', async () => {
  const { key, id } = await createKey(store(), { name: 'gebruikt' }, NOW);
  const usedAt = async () => (await listKeys(store())).find((one) => one.id === id)?.usedAt;
  expect(await usedAt()).toBeNull();
  for (const at of [NOW, NOW + MINUTE]) await useKey(store(), key, at);
  expect(await usedAt()).toBe(NOW);
  await useKey(store(), key, NOW + MINUTE + 1);
  expect(await usedAt()).toBe(NOW + MINUTE + 1);
});
