import { expect, test } from 'vitest';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { storeForAll } from '../kit/store.ts';

/**
 * Static pages are rendered once per build and language, and can be served 500 times a second: measured as
 * processor time per response, which other work of this machine does not influence.
 */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const PATHS = ['/', '/controles', '/controles/hsts', '/documentatie', '/documentatie/createScan', '/aanmelden'];
const ANSWERS = 200;
/** Ms of processor time allowed per response: a core can then serve 500 a second. */
const MAX = 2;

test.each(PATHS)('%s takes less than 2 ms of processor time, in both languages', { timeout: 60_000 }, async (path) => {
  const { app } = await listen();
  for (const language of ['nl', 'en']) {
    const headers = { accept: 'text/html', 'accept-language': language, 'accept-encoding': 'br' };
    const ask = () => app.inject({ method: 'GET', url: path, headers });
    const first = await ask();
    expect([first.statusCode, first.headers['etag']]).toEqual([200, expect.stringMatching(/^W\/"/)]);
    for (let times = 0; times < ANSWERS; times += 1) await ask();
    const before = process.cpuUsage();
    for (let times = 0; times < ANSWERS; times += 1) await ask();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000 / ANSWERS, language).toBeLessThan(MAX);
  }
});

test('a static page has the same bytes in every response', async () => {
  const { app } = await listen();
  const bodies = new Set<string>();
  for (let times = 0; times < 3; times += 1) {
    const { rawPayload } = await app.inject({ url: '/controles', headers: { accept: 'text/html' } });
    bodies.add(rawPayload.toString('base64'));
  }
  expect(bodies.size).toBe(1);
});
