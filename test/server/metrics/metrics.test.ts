import { describe, expect, test } from 'vitest';
import { SCAN_PATH } from '../../../server/core/paths.ts';
import { openItems } from '../../../server/features/batches/store/batch-items.ts';
import { countWaitingScans } from '../../../server/features/scans/worker/queue.ts';
import { createKey } from '../../../server/features/teams/store/keys.ts';
import { serveMetrics } from '../../../server/metrics/listen.ts';
import { makeMetrics } from '../../../server/metrics/metrics.ts';
import { handIn } from '../kit/batch.ts';
import { listenFor } from '../kit/http.ts';
import { asker, serviceForEach } from '../kit/scan-service.ts';
import { NOW, storeForAll } from '../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** Our own metrics, as `name{labels} → number`, without durations. */
const figuresIn = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.startsWith('pijler_') && !/_(?:bucket|sum)[{ ]/.test(line))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );

const NONE = { waiting: async () => 0, browsers: () => 0 };

describe('metrics', () => {
  test('count scans, requests and responses, without names', async () => {
    const metrics = makeMetrics({
      waiting: () => countWaitingScans(store()),
      pages: () => openItems(store().db),
      browsers: () => 2,
    });
    await handIn(store(), 'team', ['a.nl', 'b.nl']);
    const { scanService, scanner } = service();
    const { get } = await listen({ scanService: metrics.counting(scanService), answered: metrics.answered });
    await service().work({ onScanEnded: metrics.worked });
    const { key } = await createKey(store(), { name: 'geteld', perHour: 1 }, NOW);
    const ask = (url: string, headers: Record<string, string> = {}) => get(`${SCAN_PATH}?url=${url}`, { headers });
    await ask('geteld.nl');
    await ask('geteld.nl');
    await ask('met-sleutel-geteld.nl', { 'X-GDA-Key': key });
    await ask('te-veel-geteld.nl', { 'X-GDA-Key': key });
    scanner.next = { fails: new Error('broken') };
    await ask('stuk-geteld.nl');
    await get('/healthz');
    await get('/nergens/geheim.nl', { method: 'PUT' });
    const text = await metrics.text();
    expect(figuresIn(text)).toEqual({
      'pijler_scans_total{tier="public",outcome="result"}': 1,
      'pijler_scans_total{tier="partner",outcome="result"}': 1,
      'pijler_scans_total{tier="public",outcome="internal"}': 1,
      pijler_scan_duration_seconds_count: 3,
      'pijler_questions_total{tier="public",way="started"}': 2,
      'pijler_questions_total{tier="public",way="fresh"}': 1,
      'pijler_questions_total{tier="partner",way="started"}': 1,
      'pijler_questions_total{tier="partner",way="limited"}': 1,
      pijler_queue_waiting: 0,
      'pijler_batch_pages{state="waiting"}': 2,
      'pijler_batch_pages{state="queued"}': 0,
      pijler_browsers: 2,
      pijler_faults_total: 0,
      [`pijler_http_requests_total{route="${SCAN_PATH}",method="GET",status="200"}`]: 3,
      [`pijler_http_requests_total{route="${SCAN_PATH}",method="GET",status="429"}`]: 1,
      [`pijler_http_requests_total{route="${SCAN_PATH}",method="GET",status="500"}`]: 1,
      'pijler_http_requests_total{route="/healthz",method="GET",status="200"}': 1,
      'pijler_http_requests_total{route="other",method="other",status="404"}': 1,
      [`pijler_http_request_duration_seconds_count{route="${SCAN_PATH}"}`]: 5,
      'pijler_http_request_duration_seconds_count{route="/healthz"}': 1,
      'pijler_http_request_duration_seconds_count{route="other"}': 1,
    });
    expect(text).not.toMatch(/geteld|geheim|pij_|127\.0\.0\.1/);
    expect(text).toContain('process_cpu_seconds_total');
  });

  test('count waiting scans without a worker, and are NaN when the store does not respond', async () => {
    const metrics = makeMetrics({ waiting: () => countWaitingScans(store()), browsers: () => 0 });
    const impatient = await service().impatient(50);
    await impatient.request(asker('iemand', 'wacht.nl'));
    await impatient.request(asker('iemand', 'wacht-ook.nl'));
    expect(figuresIn(await metrics.text())['pijler_queue_waiting']).toBe(2);
    const down = makeMetrics({ ...NONE, waiting: () => Promise.reject(new Error('no store')) });
    expect(figuresIn(await down.text())['pijler_queue_waiting']).toBeNaN();
    const silent = makeMetrics({ ...NONE, waiting: () => new Promise(() => {}), timeout: 20 });
    expect(figuresIn(await silent.text())['pijler_queue_waiting']).toBeNaN();
  });

  test('a scan that another process took over counts as superseded', async () => {
    const metrics = makeMetrics(NONE);
    const job = { spec: asker('a', 'over.nl').spec, tier: 'public' } as const;
    metrics.worked({ ...job, id: 'x', took: 1_000, failure: null, problem: null, stored: false });
    expect(figuresIn(await metrics.text())).toMatchObject({
      'pijler_scans_total{tier="public",outcome="superseded"}': 1,
    });
  });
});

describe('the metrics endpoint', () => {
  test('is a separate listener for Prometheus, and not a page of the service', async () => {
    const { address, close } = await serveMetrics(makeMetrics(NONE), { host: '127.0.0.1', port: 0 });
    try {
      const answer = await fetch(`${address}/metrics`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/plain; version=0.0.4; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('# TYPE pijler_scans_total counter');
      expect((await fetch(`${address}/`)).status).toBe(404);
    } finally {
      await close();
    }
    expect((await (await listen()).get('/metrics')).status).toBe(404);
  });
});
