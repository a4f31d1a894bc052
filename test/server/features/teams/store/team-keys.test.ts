import { describe, expect, test } from 'vitest';
import { dump, restore } from '../../../../../server/core/store/backup.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { toDayCount, toHourCount } from '../../../../../server/features/teams/store/key-limits.ts';
import {
  createKey,
  endKeyById,
  findKey,
  type Key,
  listKeys,
  SCOPES,
  useKey,
} from '../../../../../server/features/teams/store/keys.ts';
import { countPages, readDay } from '../../../../../server/features/teams/store/quota.ts';
import { countHit, readHour } from '../../../../../server/features/teams/store/rate-limit.ts';
import { findHolder, openSession } from '../../../../../server/features/teams/store/sessions.ts';
import {
  createTeamKey,
  endTeamKey,
  listTeamKeys,
  MAX_KEYS,
  type TeamIssue,
} from '../../../../../server/features/teams/store/team-keys.ts';
import { HOUR, NOW, storeForAll, TIMEOUT } from '../../../kit/store.ts';

const store = storeForAll();
const other = storeForAll();

const ownerWith = async (changes: Partial<Parameters<typeof createKey>[1]> = {}): Promise<Key> => {
  const { key } = await createKey(store(), { name: 'eigenaar', ...changes }, NOW);
  const known = await useKey(store(), key, NOW);
  if (known === null) throw new Error('no key');
  return known;
};

const issue = (owner: string, changes: Partial<TeamIssue> = {}, now = NOW) =>
  createTeamKey(store(), owner, { name: 'collega', scopes: ['read'], ...changes }, now);

const issued = async (owner: string, changes: Partial<TeamIssue> = {}) => {
  const created = await issue(owner, changes);
  if ('refused' in created) throw new Error(created.refused);
  return created;
};

describe('a key issued by an owner', () => {
  test('belongs to the same team, has the requested rights, and expires with the owner’s key at the latest', async () => {
    const owner = await ownerWith({ perHour: 50, perDay: 60, expiresAt: NOW + HOUR });
    const { key, issued: created } = await issued(owner.id, { scopes: ['read', 'scan'], perHour: 7 });
    expect(await useKey(store(), key, NOW)).toMatchObject({
      ...{ id: created.id, team: owner.id, createdBy: owner.id, scopes: ['scan', 'read'] },
      ...{ perHour: 7, perDay: 60, expiresAt: NOW + HOUR },
    });
    expect(JSON.stringify(await store().db.selectFrom('keys').selectAll().execute())).not.toContain(key.slice(13));
  });

  test.each<[string, Partial<TeamIssue>, string]>([
    ['with all scopes of its owner', { scopes: ['scan', 'read', 'manage'] }, 'scopes'],
    ['with a scope that its owner lacks', { scopes: ['batch'] }, 'scopes'],
    ['without a scope', { scopes: [] }, 'scopes'],
    ['with a higher hourly limit', { perHour: 51 }, 'perHour'],
    ['with a higher daily limit', { perDay: 61 }, 'perDay'],
    ['with a later expiry', { expiresAt: NOW + HOUR + 1 }, 'expires'],
  ])('is refused %s', async (_, changes, refused) => {
    const owner = await ownerWith({
      ...{ perHour: 50, perDay: 60, expiresAt: NOW + HOUR, scopes: ['scan', 'read', 'manage'] },
    });
    expect(await issue(owner.id, changes)).toEqual({ refused });
    expect(await listTeamKeys(store(), owner.team, NOW)).toHaveLength(1);
  });

  test('cannot issue keys, nor can an owner without the scope or with a revoked key', async () => {
    const owner = await ownerWith();
    const { issued: child } = await issued(owner.id, { scopes: ['read', 'manage', 'scan'] });
    const reader = await ownerWith({ scopes: ['read', 'scan'] });
    for (const id of [child.id, reader.id, 'pij_00000000']) expect(await issue(id)).toEqual({ refused: 'ownerOnly' });
    await endKeyById(store(), owner.id, NOW);
    expect(await issue(owner.id)).toEqual({ refused: 'ownerOnly' });
  });

  test('is one of a hundred at most, even issued concurrently', { tags: ['full'], timeout: TIMEOUT }, async () => {
    const [one, two] = [await ownerWith(), await ownerWith()];
    await store().db.updateTable('keys').set({ team: one.team }).where('id', '=', two.id).execute();
    const create = await Promise.all(
      Array.from({ length: MAX_KEYS + 5 }, (_, nth) => issue(nth % 2 ? one.id : two.id)),
    );
    const good = create.flatMap((each) => ('issued' in each ? [each.issued.id] : []));
    expect(good).toHaveLength(MAX_KEYS - 2);
    expect(create).toContainEqual({ refused: 'tooMany' });
    expect(await endTeamKey(store(), one, good[0] ?? '', NOW)).toBe('done');
    expect(await issue(one.id)).toHaveProperty('issued');
    expect(await listTeamKeys(store(), one.team, NOW)).toHaveLength(MAX_KEYS + 1);
  });
});

describe('a key is revoked', () => {
  test('by an owner of its team only; an owner’s own key remains, and another team’s is unknown', async () => {
    const [owner, stranger] = [await ownerWith(), await ownerWith()];
    const [{ key, issued: child }, { issued: manager }] = [
      await issued(owner.id),
      await issued(owner.id, { scopes: ['manage'] }),
    ];
    expect(await endTeamKey(store(), stranger, child.id, NOW)).toBe('unknown');
    expect(await endTeamKey(store(), manager, child.id, NOW)).toBe('ownerOnly');
    expect(await endTeamKey(store(), owner, owner.id, NOW)).toBe('owners');
    expect(await useKey(store(), key, NOW)).not.toBeNull();
    expect(await endTeamKey(store(), owner, child.id, NOW)).toBe('done');
    expect(await endTeamKey(store(), owner, child.id, NOW)).toBe('unknown');
    expect(await useKey(store(), key, NOW)).toBeNull();
    const acts = await listAuditEvents(store(), owner.team);
    expect(acts.map(({ act, about, keyId }) => [act, about.slice(0, 12), keyId])).toEqual([
      ['keyRevoked', child.id, owner.id],
      ['keyIssued', manager.id, owner.id],
      ['keyIssued', child.id, owner.id],
    ]);
    expect(await listAuditEvents(store(), stranger.team)).toEqual([]);
  });

  test('with the owner’s key that issued it, and both lose their sessions', {
    tags: ['full'],
  }, async () => {
    const [owner, second] = [await ownerWith(), await ownerWith()];
    const { issued: child } = await issued(owner.id);
    const { issued: spared } = await issued(second.id);
    const sessions = await Promise.all([owner, child, spared].map(({ id }) => openSession(store(), id, NOW)));
    expect(await endKeyById(store(), owner.id, NOW + 1)).toBe(true);
    const held = await Promise.all(sessions.map((token) => findHolder(store(), token, NOW + 2)));
    expect(held.map((one) => one?.id)).toEqual([undefined, undefined, spared.id]);
    expect(await findKey(store(), child.id, NOW + 2)).toBeNull();
    expect((await listKeys(store())).find(({ id }) => id === child.id)).toMatchObject({ revokedAt: NOW + 1 });
    expect((await listAuditEvents(store(), owner.team))[0]).toMatchObject({ act: 'keyRevoked', keyId: null });
  });
});

test('the operator can replace an owner’s key, which the audit log shows', async () => {
  const owner = await ownerWith();
  const { key } = await createKey(store(), { name: 'opvolger', team: owner.team }, NOW);
  expect(await useKey(store(), key, NOW)).toMatchObject({ team: owner.team, createdBy: null, scopes: [...SCOPES] });
  expect(await listAuditEvents(store(), owner.team)).toMatchObject([{ act: 'keyIssued', keyId: null }]);
});

test('a day’s quota counts the pages of the last 24 hours', { tags: ['full'] }, async () => {
  const page = (at: number, number: number) => ({ who: 'key dag', at: new Date(at), number, batch: 'b' });
  const rows = [page(NOW - 24 * HOUR, 5), page(NOW - 23 * HOUR, 3), page(NOW, 4)];
  await store().db.insertInto('quota_usage').values(rows).execute();
  expect(await readDay(store().db, { who: 'key dag', limit: 10, now: NOW })).toEqual({
    limit: 10,
    remaining: 3,
    reset: 3_600,
  });
  expect(await readDay(store().db, { who: 'key dag', limit: 5, now: NOW })).toEqual({
    limit: 5,
    remaining: 0,
    reset: 3_600,
  });
  expect(await readDay(store().db, { who: 'key niemand', limit: 5, now: NOW })).toEqual({
    limit: 5,
    remaining: 5,
    reset: 0,
  });
});

test('a backup lists an issuer’s key before the keys it issued, in any row order', { tags: ['full'] }, async () => {
  const owner = await ownerWith();
  for (let nth = 0; nth < 60; nth += 1) await issued(owner.id);
  await store().db.updateTable('keys').set({ name: 'later' }).where('id', '=', owner.id).execute();
  await restore(other(), dump(store()));
  expect(await listKeys(other())).toEqual(await listKeys(store()));
});

describe('the limits per hour and day', () => {
  const use = async (key: string, now = NOW) => {
    const known = await useKey(store(), key, now);
    if (known === null) throw new Error('no key');
    return known;
  };
  const starts = async (known: Key, times: number, now = NOW): Promise<number> => {
    let allowed = 0;
    for (let nth = 0; nth < times; nth += 1)
      if ((await countHit(store(), { ...toHourCount(known), now })).allowed) allowed += 1;
    return allowed;
  };

  test('are shared by all keys of a team, also revoked ones, and each key stays within its own limit', {
    tags: ['full'],
  }, async () => {
    const owner = await ownerWith({ perHour: 10, perDay: 10 });
    const small = await use((await issued(owner.id, { scopes: ['scan'], perHour: 3 })).key);
    expect(await starts(small, 5)).toBe(3);
    expect(await readHour(store(), { ...toHourCount(owner), now: NOW })).toMatchObject({ limit: 10, remaining: 7 });
    let all = 3;
    for (let nth = 0; nth < 6; nth += 1) {
      const { key, issued: created } = await issued(owner.id, { scopes: ['scan'], perHour: 3 });
      all += await starts(await use(key), 4);
      await endTeamKey(store(), owner, created.id, NOW);
    }
    expect(all).toBe(10);
    expect(await readHour(store(), { ...toHourCount(small), now: NOW })).toMatchObject({ limit: 10, remaining: 0 });
    expect((await countHit(store(), { ...toHourCount(owner), now: NOW })).allowed).toBe(false);
    expect(await starts(owner, 12, NOW + HOUR + 1)).toBe(10);
  });

  test('apply to pages of batches too, and follow the owner’s largest limit', {
    tags: ['full'],
  }, async () => {
    const owner = await ownerWith({ perDay: 10 });
    const pages = async (known: Key, number: number) =>
      store()
        .db.transaction()
        .execute((tx) => countPages(tx, { ...toDayCount(known), now: NOW, number, batch: 'b' }));
    const one = await use((await issued(owner.id, { scopes: ['batch'], perDay: 6 })).key);
    const two = await use((await issued(owner.id, { scopes: ['batch'], perDay: 6 })).key);
    expect(await pages(one, 6)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await pages(two, 5)).toMatchObject({ allowed: false, limit: 10, remaining: 4 });
    expect(await pages(two, 4)).toMatchObject({ allowed: true, remaining: 0 });
    await createKey(store(), { name: 'meer', team: owner.team, perDay: 30 }, NOW);
    const now = await use((await createKey(store(), { name: 'derde', team: owner.team, perDay: 12 }, NOW)).key);
    expect(await readDay(store().db, { ...toDayCount(now), now: NOW })).toMatchObject({ limit: 12, remaining: 12 });
  });
});
