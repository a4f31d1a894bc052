import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listActs } from '../../../server/store/audit.ts';
import { issueKey } from '../../../server/store/keys.ts';
import { serviceForEach } from '../kit/desk.ts';
import { listenFor } from '../kit/http.ts';
import { NOW, storeForAll } from '../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** A team with a site, and what it asks with. */
const team = async () => {
  const { get } = await listen();
  const { key, id } = await issueKey(store(), { name: 'Bureau Voorbeeld' }, NOW);
  const site = `site_of_${id}`;
  await sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
    values (${site}, ${id}, 'https://voorbeeld.nl/', 'voorbeeld.nl', '[]', '[]', '[]', '[]', ${new Date(NOW)})`.execute(
    store().db,
  );
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'X-GDA-Key': key, ...(body && { 'Content-Type': 'application/json' }) };
    const got = await get(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: got.status, body: got.body as never as Record<string, unknown> };
  };
  return { id, site, ask };
};

test('a site is watched, otherwise, and no more; another team neither sees nor changes that', async () => {
  const [own, other] = [await team(), await team()];
  const path = `/api/v1/sites/${own.site}/watch`;
  expect((await own.ask('GET', path)).status).toBe(404);
  const { status, body } = await own.ask('PUT', path, { cadence: 'weekly', weekday: 2 });
  expect([status, body]).toMatchObject([
    200,
    { cadence: 'weekly', hour: 6, weekday: 2, zone: 'Europe/Amsterdam', unreachable_since: null },
  ]);
  expect(body['next']).toMatch(/^2026-11-24T05:/);
  expect((await own.ask('PUT', path, { cadence: 'daily' })).body['next']).toMatch(/^2026-11-21T05:/);
  for (const [method, asked] of [['GET'], ['PUT', { cadence: 'daily' }], ['DELETE']] as const)
    expect((await other.ask(method, path, asked)).status, method).toBe(404);
  expect((await own.ask('DELETE', path)).status).toBe(204);
  expect((await own.ask('GET', path)).status).toBe(404);
  expect((await listActs(store(), own.id)).map(({ act }) => act)).toEqual([
    'watchChanged',
    'watchChanged',
    'watchChanged',
  ]);
});

test.each([
  [{}, 'cadence'],
  [{ cadence: 'hourly' }, 'cadence'],
  [{ cadence: 'daily', hour: 24 }, 'hour'],
  [{ cadence: 'daily', zone: 'Mars/Olympus' }, 'zone'],
  [{ cadence: 'daily', colour: 'blue' }, 'colour'],
])('%j is refused, and told why', async (asked, field) => {
  const { site, ask } = await team();
  const { status, body } = await ask('PUT', `/api/v1/sites/${site}/watch`, asked);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)]);
});

test('an address is asked once, stands as asked, and is another team’s business to nobody', async () => {
  const [own, other] = [await team(), await team()];
  const asked = { site: own.site, address: 'beheer@voorbeeld.nl' };
  const { status, body } = await own.ask('POST', '/api/v1/readers', asked);
  expect([status, body]).toMatchObject([201, { state: 'asked', site: own.site, locale: 'nl' }]);
  expect((await own.ask('POST', '/api/v1/readers', { ...asked, address: 'BEHEER@voorbeeld.nl' })).status).toBe(409);
  expect((await own.ask('POST', '/api/v1/readers', { ...asked, address: 'a@b.nl, c@d.nl' })).status).toBe(400);
  expect((await other.ask('POST', '/api/v1/readers', asked)).status).toBe(404);
  expect((await other.ask('GET', '/api/v1/readers')).body).toEqual({ readers: [] });
  expect((await other.ask('DELETE', `/api/v1/readers/${body['id']}`)).status).toBe(404);
  const waiting = await store()
    .db.selectFrom('deliveries')
    .selectAll()
    .where('reader', '=', String(body['id']))
    .execute();
  expect(waiting).toHaveLength(1);
  expect((await own.ask('DELETE', `/api/v1/readers/${body['id']}`)).status).toBe(204);
  // Taken out and asked for again, it gets no second question.
  expect((await own.ask('POST', '/api/v1/readers', asked)).status).toBe(409);
});

test('a webhook shows its secret once, and is its team’s alone', async () => {
  const [own, other] = [await team(), await team()];
  const { status, body } = await own.ask('POST', '/api/v1/webhooks', { url: 'https://hooks.example.nl/in' });
  expect([status, body]).toMatchObject([201, { on: true, failing_since: null }]);
  expect(body['secret']).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify((await own.ask('GET', '/api/v1/webhooks')).body)).not.toContain('whsec_');
  expect((await own.ask('POST', '/api/v1/webhooks', { url: 'http://hooks.example.nl/' })).status).toBe(400);
  expect((await other.ask('GET', '/api/v1/webhooks')).body).toEqual({ webhooks: [] });
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/on'],
  ] as const)
    expect((await other.ask(method, `/api/v1/webhooks/${body['id']}${path}`)).status).toBe(404);
  expect((await own.ask('POST', `/api/v1/webhooks/${body['id']}/on`)).status).toBe(204);
  for (let left = 9; left > 0; left -= 1)
    await own.ask('POST', '/api/v1/webhooks', { url: 'https://hooks.example.nl/in' });
  expect((await own.ask('POST', '/api/v1/webhooks', { url: 'https://hooks.example.nl/in' })).status).toBe(409);
  expect((await own.ask('DELETE', `/api/v1/webhooks/${body['id']}`)).status).toBe(204);
});

test('every mail can be looked at before any is sent', async () => {
  const { ask } = await team();
  for (const kind of ['changes', 'ends', 'unreachable', 'reachable', 'confirm', 'webhookOff']) {
    const { status, body } = await ask('GET', `/api/v1/mails/${kind}`);
    expect([kind, status, body['html']]).toEqual([kind, 200, expect.stringContaining('<html lang=')]);
  }
  expect((await ask('GET', '/api/v1/mails/constructor')).status).toBe(404);
});
