import { expect, test } from 'vitest';
import { SCAN_PATH } from '../../../../server/core/paths.ts';
import { createKey } from '../../../../server/features/teams/store/keys.ts';
import { sampleOf } from '../../../kit/taking-turns.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** The headers of a browser for a request from a page of another origin: a link or redirect, an image, a form, a script. */
const FROM_ELSEWHERE = [
  ['a link or a redirect', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
  ['an image', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
  ['an image of another port of this machine', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' }],
] as const;
const scans = () => service().scanner.asked.length;

test.each(FROM_ELSEWHERE)('%s of another origin cannot start a scan on loopback by any route', async (_, headers) => {
  const { base, get } = await listen();
  await service().work();
  for (const [path, init] of [
    [`${SCAN_PATH}?url=elders.nl`, {}],
    [`${SCAN_PATH}?url=elders.nl`, { method: 'POST' }],
  ] as const) {
    const { status, body } = await get(path, { ...init, headers });
    expect([status, body]).toMatchObject([403, { ok: false, error: { code: 'invalid_request' } }]);
  }
  expect((await fetch(`${base}/scan/events?url=elders.nl`, { headers })).status).toBe(403);
  const form = { method: 'POST', body: new URLSearchParams({ url: 'elders.nl' }), headers };
  expect((await fetch(`${base}/scan`, form)).status).toBe(403);
  expect(scans()).toBe(0);
});

test('on loopback a script of another origin needs a key; direct navigation and non-browser clients do not', {
  tags: ['full'],
}, async () => {
  const { get } = await listen();
  await service().work();
  const { key } = await createKey(store(), { name: 'sleutel' }, NOW);
  const cross = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' };
  expect((await get(`${SCAN_PATH}?url=een.nl`, { headers: cross })).status).toBe(403);
  expect((await get(`${SCAN_PATH}?url=een.nl`, { headers: { ...cross, 'X-GDA-Key': key } })).status).toBe(200);
  expect((await get(`${SCAN_PATH}?url=twee.nl`, { headers: { 'Sec-Fetch-Site': 'none' } })).status).toBe(200);
  expect((await get(`${SCAN_PATH}?url=drie.nl`)).status).toBe(200);
  expect(scans()).toBe(3);
});

test.each(sampleOf(FROM_ELSEWHERE, 2))(
  'at a public address %s gets an earlier result, or 403',
  async (name, headers) => {
    const host = `${name.replace(/\W/g, '-')}.nl`;
    const { app } = await listen({ publicUrl: 'https://scan.voorbeeld.nl' });
    await service().work();
    // Node's own client would add its own fetch headers; here only the browser's headers are sent.
    const requestOf = (lines: Readonly<Record<string, string>>) =>
      app.inject({ url: `${SCAN_PATH}?url=${host}`, headers: lines });
    expect((await requestOf(headers)).statusCode).toBe(403);
    expect((await requestOf({})).statusCode).toBe(200);
    const stored = await requestOf(headers);
    expect([stored.statusCode, stored.headers['age']]).toEqual([200, '0']);
    expect(scans()).toBe(1);
  },
);

test('a script of another origin can start a scan at a public address', async () => {
  const { app } = await listen({ publicUrl: 'https://scan.voorbeeld.nl' });
  await service().work();
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' };
  expect((await app.inject({ url: `${SCAN_PATH}?url=script.nl`, headers })).statusCode).toBe(200);
});

test.each([
  '/rapport/a%00b.nl',
  `${SCAN_PATH}?url=a%00.nl`,
  '/sites?q=%00',
  '/api/v1/sites?q=%00',
  '/gedeeld/%00',
  '/rapport/scan/%00',
  '/%00',
])('NUL in %s gives 400, not 500', async (path) => {
  const { base } = await listen();
  expect((await fetch(base + path)).status).toBe(400);
});

test('NUL in a stored field never gives a 500', async () => {
  const { base } = await listen();
  const { key } = await createKey(store(), { name: 'nul' }, NOW);
  const headers = { 'X-GDA-Key': key, 'Content-Type': 'application/json' };
  const post = async (path: string, body: unknown) =>
    (await fetch(`${base}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  const odd = 'a\0b';
  const statuses = [
    await post('/sites', { url: 'nul.nl', client: odd, tags: [odd] }),
    await post('/shares', { site: odd }),
    await post('/keys', { name: odd, scopes: ['read'] }),
    await post('/badges', { domain: odd }),
    await post('/batches', { urls: [odd] }),
    await post(`/sites/x/scans`, { pages: 1, language: odd }),
  ];
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test.each(sampleOf(['http://kwaad.nl', 'Klik: hier', 'twee\nregels', '<b>', 'a'.repeat(61), 'x@y.nl', 'a/b', ''], 4))(
  'a key named %j is rejected, since its name appears in mail',
  async (name) => {
    const { base } = await listen();
    const { key } = await createKey(store(), { name: "Jansen & Zn. - 't Hof_2" }, NOW);
    const init = { method: 'POST', headers: { 'X-GDA-Key': key, 'Content-Type': 'application/json' } };
    const requestOf = (called: string) =>
      fetch(`${base}/api/v1/keys`, { ...init, body: JSON.stringify({ name: called, scopes: ['read'] }) });
    expect((await requestOf(name)).status).toBe(400);
    expect((await requestOf("Jansen & Zn. - 't Hof_2")).status).toBe(201);
  },
);
