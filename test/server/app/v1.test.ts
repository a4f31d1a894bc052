import { describe, expect, test } from 'vitest';
import { v1Words } from '../../../lib/words/service/words.ts';
import { openApi } from '../../../server/app/openapi/document.ts';
import { recordAuditEvent } from '../../../server/features/teams/store/audit.ts';
import { createKey, endKeyById, SCOPES } from '../../../server/features/teams/store/keys.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { NOW, storeForAll } from '../kit/store.ts';

/** Fields of a path item that are operations (OpenAPI 3.1.1, 4.8.9). */
const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const keyWith = (changes: Partial<Parameters<typeof createKey>[1]> = {}) =>
  createKey(store(), { name: 'iemand', ...changes }, NOW);
const withKey = (key: string): RequestInit => ({ headers: { 'X-GDA-Key': key } });

describe('below /api/v1/', () => {
  test('requests get 401 without a key, with a revoked key, or with the key in the address', async () => {
    const { get } = await listen();
    const { key, id } = await keyWith();
    await endKeyById(store(), id, NOW);
    for (const got of [
      await get('/api/v1/audit'),
      await get('/api/v1/audit', withKey(key)),
      await get('/api/v1/audit', withKey('x'.repeat(600))),
      await get(`/api/v1/audit?key=${(await keyWith()).key}`),
    ])
      expect([got.status, got.body]).toMatchObject([401, { ok: false, error: { code: 'invalid_key' } }]);
  });

  test('a key without the required scope gets 403 with that scope, in the language of the request', async () => {
    const { get } = await listen();
    const { key } = await keyWith({ scopes: SCOPES.filter((scope) => scope !== 'read') });
    const headers = { 'X-GDA-Key': key, 'Accept-Language': 'en' };
    const { status, body } = await get('/api/v1/audit', { headers });
    const message = v1Words.en.forbidden({ scope: 'read' });
    expect([status, body]).toMatchObject([
      403,
      { ok: false, error: { code: 'forbidden', message }, detail: message, status: 403 },
    ]);
  });

  test('the audit log lists a team’s own events, newest first, a hundred per page', async () => {
    const { get } = await listen();
    const [own, other] = [await keyWith(), await keyWith()];
    for (let nth = 1; nth <= 130; nth += 1)
      await recordAuditEvent(
        store().db,
        { team: own.id, keyId: own.id },
        { act: 'siteAdded', about: `site-${nth}.nl`, now: NOW },
      );
    const first = (await get('/api/v1/audit', withKey(own.key))).body as { events: unknown[]; next: string };
    expect(first.events).toHaveLength(100);
    expect(first.events[0]).toEqual({
      ...{ at: new Date(NOW).toISOString(), key: own.id, action: 'siteAdded', about: 'site-130.nl' },
    });
    const rest = (await get(`/api/v1/audit?before=${first.next}`, withKey(own.key))).body as { events: unknown[] };
    expect(rest.events).toHaveLength(30);
    expect((await get('/api/v1/audit', withKey(other.key))).body).toEqual({ events: [], next: null });
    expect((await get('/api/v1/audit?before=x', withKey(own.key))).status).toBe(400);
  });

  test('CORS allows requests from other origins without credentials, once a public address is set', async () => {
    const { base: closed } = await listen();
    const { base } = await listen({ publicUrl: 'https://scan.voorbeeld.nl', contact: 'mailto:a@voorbeeld.nl' });
    const { key } = await keyWith();
    const ask = (at: string, method: string, headers = {}) => fetch(`${at}/api/v1/audit`, { method, headers });
    const textOf = ({ headers }: Response) =>
      ['origin', 'methods', 'headers', 'credentials'].map((name) => headers.get(`access-control-allow-${name}`));
    const preflight = { Origin: 'https://a.nl', 'Access-Control-Request-Method': 'DELETE' };
    expect(textOf(await ask(base, 'OPTIONS', preflight))).toEqual([
      '*',
      'GET, POST, PUT, PATCH, DELETE',
      'Content-Type, X-GDA-Key',
      null,
    ]);
    const used = Object.entries(openApi('en').paths).flatMap(([path, item]) =>
      path.startsWith('/api/v1/') ? Object.keys(item).filter((name) => METHODS.has(name)) : [],
    );
    const [, allowed = ''] = textOf(await ask(base, 'OPTIONS', preflight));
    expect(new Set(allowed?.toLowerCase().split(', '))).toEqual(new Set(used));
    const got = await ask(base, 'GET', { Origin: 'https://a.nl', 'X-GDA-Key': key });
    expect([got.status, ...textOf(got)]).toEqual([200, '*', null, null, null]);
    expect((await ask(closed, 'OPTIONS', preflight)).status).toBe(404);
    expect(textOf(await ask(closed, 'GET', { Origin: 'https://a.nl', 'X-GDA-Key': key }))).toEqual(Array(4).fill(null));
  });
});
