import { expect, test } from 'vitest';
import { serveMetrics } from '../../../../server/metrics/listen.ts';
import { makeMetrics } from '../../../../server/metrics/metrics.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storeForAll } from '../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const good = async (): Promise<void> => {};
const bad = (): Promise<void> => Promise.reject(new Error('as a test has it'));

test.each([
  [{ ready: good }, 200, { store: true }],
  [{ ready: good, queue: good, browser: good }, 200, { store: true, queue: true, browser: true }],
  [{ ready: bad, queue: good, browser: good }, 503, { store: false, queue: true, browser: true }],
  [{ ready: good, queue: bad, browser: good }, 503, { store: true, queue: false, browser: true }],
  [{ ready: good, queue: good, browser: bad }, 503, { store: true, queue: true, browser: false }],
] as const)('each part reports its own state: %j', async (health, status, parts) => {
  const { get } = await listen({ health });
  expect(await get('/readyz')).toMatchObject({ status, body: { ok: status === 200, parts } });
  expect((await get('/healthz')).body).toEqual({ ok: true });
});

test('a worker serves its health routes beside its metrics', async () => {
  const metrics = makeMetrics({ waiting: async () => 0, browsers: () => 0 });
  const health = { ready: good, browser: bad };
  const { address, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, health });
  const answers = await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => fetch(`${address}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 200]);
  expect(await answers[1]?.json()).toEqual({ ok: false, parts: { store: true, browser: false } });
  await close();
});

test('each response has a unique request id, and ignores the client’s', async () => {
  const { base } = await listen();
  const ids = await Promise.all(
    ['/healthz', '/nergens', '/api/v1/audit'].map(async (path) => {
      const { headers } = await fetch(`${base}${path}`, { headers: { 'X-Request-Id': 'mine' } });
      return headers.get('x-request-id') ?? '';
    }),
  );
  expect(ids.filter((id) => !/^[\da-f-]{36}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(3);
});
