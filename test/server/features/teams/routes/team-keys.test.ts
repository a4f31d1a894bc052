import { describe, expect, test } from 'vitest';
import { teamWords, v1Words } from '../../../../../lib/words/service/words.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { HOUR, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const ownerKey = (changes: Partial<Parameters<typeof createKey>[1]> = {}) =>
  createKey(store(), { name: 'eigenaar', ...changes }, NOW);

/** Requests about a team's keys, with a key. */
const asking = async () => {
  const { get } = await listen();
  const send = (key: string, method = 'GET', path = '', body?: unknown) =>
    get(`/api/v1/keys${path}`, {
      method,
      headers: {
        'X-GDA-Key': key,
        'Accept-Language': 'en',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const issue = async (key: string, changes: object = {}) =>
    (await send(key, 'POST', '', { name: 'Collega', scopes: ['read', 'manage'], ...changes })).body as {
      readonly key: string;
      readonly id: string;
    };
  return { get, send, issue };
};

describe('the keys of a team', () => {
  test('are issued by the owner, shown once, listed without the secret, and revoked', async () => {
    const { get, send, issue } = await asking();
    const owner = await ownerKey();
    const created = await send(owner.key, 'POST', '', {
      ...{ name: ' Collega ', scopes: ['read', 'scan'], per_hour: 5, per_day: 6, expires: '2026-12-31' },
    });
    expect([created.status, created.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { key, id } = created.body as { key: string; id: string };
    expect(created.body).toMatchObject({
      ...{ name: 'Collega', scopes: ['scan', 'read'], per_hour: 5, per_day: 6, made_by: owner.id },
      expires_at: '2027-01-01T00:00:00.000Z',
    });
    await issue(owner.key);
    const list = await send(owner.key);
    expect((list.body as { keys: { id: string }[] }).keys.map((one) => one.id)).toContain(id);
    expect(JSON.stringify(list.body)).not.toContain(key.slice(13));
    expect((await send(key, 'GET', '/self')).body).toMatchObject({
      ...{ id, hour: { limit: 5, remaining: 5, reset: 0 }, day: { limit: 6, remaining: 6 } },
    });
    expect((await send(owner.key, 'DELETE', `/${id}`)).status).toBe(204);
    expect((await send(key, 'GET', '/self')).status).toBe(401);
    expect((await send(owner.key, 'DELETE', `/${id}`)).status).toBe(404);
    const { events } = (await get('/api/v1/audit', { headers: { 'X-GDA-Key': owner.key } })).body as {
      events: object[];
    };
    expect(events.map((one) => (one as { action: string }).action)).toEqual(['keyRevoked', 'keyIssued', 'keyIssued']);
  });

  test('are managed by the owner only: an issued key sees itself, and changes nothing', async () => {
    const { send, issue } = await asking();
    const owner = await ownerKey();
    const { key, id } = await issue(owner.key);
    const message = v1Words.en.ownerOnly;
    for (const got of [
      await send(key),
      await send(key, 'POST', '', { name: 'x', scopes: ['read'] }),
      await send(key, 'DELETE', `/${id}`),
      await send(key, 'DELETE', `/${owner.id}`),
    ])
      expect([got.status, got.body]).toMatchObject([
        403,
        { ok: false, error: { code: 'forbidden', message }, detail: message, status: 403 },
      ]);
    expect((await send(key, 'GET', '/self')).body).toMatchObject({ id, made_by: owner.id });
    const reader = await ownerKey({ scopes: ['read', 'scan'] });
    expect([(await send(reader.key)).status, (await send(reader.key, 'GET', '/self')).status]).toEqual([403, 200]);
  });

  test('of another team give 404, and an owner’s key cannot be revoked', async () => {
    const { send, issue } = await asking();
    const [owner, stranger] = [await ownerKey(), await ownerKey()];
    const { key, id } = await issue(owner.key);
    const removed = await send(stranger.key, 'DELETE', `/${id}`);
    const never = await send(stranger.key, 'DELETE', '/pij_00000000');
    expect([removed.status, removed.body]).toEqual([404, never.body]);
    expect((await send(stranger.key, 'DELETE', `/${owner.id}`)).status).toBe(404);
    expect(JSON.stringify((await send(stranger.key)).body)).not.toContain(id);
    expect((await send(owner.key, 'DELETE', `/${owner.id}`)).status).toBe(403);
    expect((await send(key, 'GET', '/self')).status).toBe(200);
  });

  test.each<[string, object, number, string]>([
    ['a scope that the owner lacks', { scopes: ['batch'] }, 403, teamWords.en.refused.scopes],
    ['all scopes of the owner', { scopes: ['scan', 'read', 'manage'] }, 403, teamWords.en.refused.scopes],
    ['a higher hourly limit', { per_hour: 31 }, 403, teamWords.en.refused.perHour],
    ['a higher daily limit', { per_day: 41 }, 403, teamWords.en.refused.perDay],
    ['a later expiry', { expires: '2026-11-21' }, 403, teamWords.en.refused.expires],
    ['no scope', { scopes: [] }, 400, v1Words.en.badField({ field: 'scopes' })],
    ['an unknown scope', { scopes: ['owner'] }, 400, v1Words.en.badField({ field: 'scopes' })],
    ['no name', { name: '  ' }, 400, v1Words.en.badField({ field: 'name' })],
    ['a name of two lines', { name: 'a\nb' }, 400, v1Words.en.badField({ field: 'name' })],
    ['a name with a bidi override', { name: 'a\u202eb' }, 400, v1Words.en.badField({ field: 'name' })],
    ['a negative limit', { per_hour: -1 }, 400, v1Words.en.badField({ field: 'per_hour' })],
    ['an invalid date', { expires: '2027-02-30' }, 400, v1Words.en.badField({ field: 'expires' })],
    ['a date in the past', { expires: '2026-11-19' }, 400, v1Words.en.badField({ field: 'expires' })],
    ['a team', { team: 'pij_00000000' }, 400, v1Words.en.badField({ field: 'body' })],
    ['an issuer', { made_by: null }, 400, v1Words.en.badField({ field: 'body' })],
  ])('cannot be issued with %s', async (_, changes, status, message) => {
    const { send } = await asking();
    const may = { scopes: ['scan', 'read', 'manage'], perHour: 30, perDay: 40, expiresAt: NOW + HOUR } as const;
    const owner = await ownerKey(may);
    const got = await send(owner.key, 'POST', '', { name: 'Collega', scopes: ['read'], ...changes });
    expect([got.status, (got.body as { error: { message: string } }).error.message]).toEqual([status, message]);
    expect(((await send(owner.key)).body as { keys: unknown[] }).keys).toHaveLength(1);
  });
});
