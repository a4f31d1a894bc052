import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestScan, scanCall } from '../../lib/api/client.ts';
import { Unanswered } from '../../lib/api/exchange.ts';
import { PILLARS } from '../../lib/model.ts';
import { recorded } from '../sites/recorded.ts';
import type { Fault } from '../world/service/faults.ts';
import { type ReferenceService, startService } from '../world/service/reference-service.ts';
import { testLine } from './line.ts';

const KEY = 'sleutel-die-klopt';
const REVOKED = 'sleutel-zonder-recht';
const WRONG = 'sleutel-die-niemand-kent';

let service: ReferenceService;
let now = Date.UTC(2026, 10, 20, 12);
beforeAll(async () => {
  service = await startService({
    sites: { 'goed.nl': recorded('goed', 'granted') },
    keys: [KEY],
    withoutPermission: [REVOKED],
    now: () => now,
  });
});
afterAll(() => service.stop());
beforeEach(() => {
  service.setFault(null);
  service.resetLimits();
  service.clearLog();
});

const ask = (key: string | null, pillar: (typeof PILLARS)[number] | null = null) => {
  const line = testLine({ key: key === null ? null : () => key });
  return requestScan(service.base, { url: 'https://goed.nl/prijzen?a=1', pillar }, line).then((outcome) => ({
    outcome,
    line,
  }));
};

describe('the public tier', () => {
  test('uses POST with a JSON body, without a key, and returns scores without checks', async () => {
    const { outcome, line } = await ask(null);
    expect(outcome).toMatchObject({ ok: true, keyRefused: false, left: 19 });
    if (!outcome.ok) return;
    expect(outcome.result).toMatchObject({ domain: 'goed.nl', tier: 'public', rateLimit: '20/hour', notes: [] });
    expect(outcome.result.pillars.map(({ id }) => id)).toEqual(PILLARS);
    expect(outcome.result.pillars.map(({ checks }) => checks)).toEqual(PILLARS.map(() => null));
    expect(outcome.result.scanUrl).toBe(`${service.base}/scan/goed.nl`);

    const [received] = service.log();
    expect(received).toMatchObject({ method: 'POST', path: '/api/gda-scan-api.php' });
    expect(JSON.parse(received?.body ?? '')).toEqual({ url: 'https://goed.nl/prijzen?a=1' });
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(received?.headers).not.toHaveProperty('x-gda-key');
    expect(line.contacts).toEqual([
      { method: 'POST', host: new URL(service.base).host, path: '/api/gda-scan-api.php', status: 200 },
    ]);
  });

  test('uses GET for a single pillar, whose score is the overall one', async () => {
    const { outcome } = await ask(null, 'seo');
    expect(service.log()[0]).toMatchObject({
      method: 'GET',
      path: '/api/gda-scan-api.php?url=https%3A%2F%2Fgoed.nl%2Fprijzen%3Fa%3D1&pillar=seo',
    });
    expect(outcome.ok && outcome.result.pillars.map(({ id }) => id)).toEqual(['seo']);
    expect(outcome.ok && outcome.result.overall).toBe(outcome.ok && outcome.result.pillars[0]?.score);
  });
});

describe('the partner tier', () => {
  test('sends the key only in its header, and returns all checks', async () => {
    const { outcome } = await ask(KEY);
    expect(outcome).toMatchObject({ ok: true, keyRefused: false, left: 119 });
    if (!outcome.ok) return;
    expect(outcome.result).toMatchObject({ tier: 'partner', rateLimit: '120/hour', notes: [] });
    for (const { checks } of outcome.result.pillars) expect(checks).toBeGreaterThan(5);
    expect(Object.keys(outcome.result.aside['pillars'] as object)).toEqual([...PILLARS]);
    const [received] = service.log();
    expect(received?.headers['x-gda-key']).toBe(KEY);
    expect(JSON.stringify([received?.path, received?.body, outcome])).not.toContain(KEY);
  });

  test.each([
    ['unknown', WRONG, 401],
    ['without permission', REVOKED, 403],
  ])('falls back to the public tier when a key %s is rejected', async (_, key, status) => {
    const { outcome } = await ask(key);
    expect(outcome).toMatchObject({ ok: true, keyRefused: true, result: { tier: 'public', rateLimit: '20/hour' } });
    expect(service.log().map((one) => one.status)).toEqual([status, 200]);
    expect(service.log()[1]?.headers).not.toHaveProperty('x-gda-key');
  });

  test('does not blame the key for a 403 that everybody gets', async () => {
    service.setFault('forbidden');
    const { outcome } = await ask(KEY);
    expect(outcome).toMatchObject({ ok: false, keyRefused: false, error: { code: 'forbidden', status: 403 } });
  });

  test('reports a rejected key when the service has no public tier', async () => {
    service.setFault('unauthorized');
    const { outcome } = await ask(WRONG);
    expect(outcome).toMatchObject({
      ok: false,
      keyRefused: true,
      error: { code: 'keyRefused', status: 401, message: 'Sleutel onbekend.' },
    });
  });
});

test('a call has a method, an address and a body', () => {
  const url = new URL('https://a.nl/api/gda-scan-api.php');
  expect(scanCall('https://a.nl', { url: 'b.nl', pillar: null })).toStrictEqual({
    method: 'POST',
    url,
    body: '{"url":"b.nl"}',
  });
  url.search = '?url=b.nl&pillar=ai';
  expect(scanCall('https://a.nl', { url: 'b.nl', pillar: 'ai' })).toStrictEqual({ method: 'GET', url, body: null });
});

test.each([
  ['goed.nl', null],
  ['https://goed.nl/a', null],
  ['ander.nl', 'otherDomain'],
  ['https://ander.nl/', 'otherDomain'],
])('a request for %s that gets a result for goed.nl: %j', async (url, code) => {
  const body = JSON.stringify({ ok: true, domain: 'goed.nl', overall_score: 1, pillars: [], scan_url: 'https://a.nl' });
  const line = testLine({ send: async () => new Response(body) });
  const outcome = await requestScan('https://dienst.nl', { url, pillar: null }, line);
  expect(outcome.ok ? null : outcome.error.code).toBe(code);
});

describe('limits', () => {
  test('the twenty-first public scan of an address gets 429, and an hour later the next is admitted', async () => {
    for (let scans = 0; scans < 20; scans += 1) expect((await ask(null, 'ai')).outcome.ok).toBe(true);
    now += 1_200_000;
    const { outcome } = await ask(null, 'ai');
    expect(outcome).toMatchObject({ ok: false, error: { code: 'rateLimited', status: 429, retryAfter: 2_400 } });
    expect((await ask(KEY, 'ai')).outcome.ok).toBe(true);
    now += 2_400_000;
    expect((await ask(null, 'ai')).outcome.ok).toBe(true);
  });

  test('are counted per address', async () => {
    const statusFrom = (localAddress: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const url = `${service.base}/api/gda-scan-api.php?url=goed.nl&pillar=ai`;
        get(url, { localAddress }, (response) => resolve(response.resume().statusCode)).on('error', reject);
      });
    for (let scans = 0; scans < 20; scans += 1) await ask(null, 'ai');
    expect([await statusFrom('127.0.0.1'), await statusFrom('127.0.0.2')]).toEqual([429, 200]);
  });

  test('are 120 for a key', { tags: ['full'] }, async () => {
    for (let scans = 0; scans < 120; scans += 1) expect((await ask(KEY, 'ai')).outcome.ok).toBe(true);
    expect((await ask(KEY, 'ai')).outcome).toMatchObject({ ok: false, keyRefused: false, error: { status: 429 } });
  });
});

describe('failures', () => {
  test.each<[Fault, object]>([
    ['badRequest', { code: 'badRequest', status: 400, message: 'Dit is geen adres.' }],
    ['unauthorized', { code: 'keyNeeded', status: 401 }],
    ['forbidden', { code: 'forbidden', status: 403 }],
    ['notFound', { code: 'notFound', status: 404, message: null }],
    ['rateLimited', { code: 'rateLimited', status: 429, retryAfter: 600 }],
    ['rateLimitedByDate', { code: 'rateLimited', status: 429, retryAfter: 300 }],
    ['serverFault', { code: 'serverFault', status: 500, message: 'Interne fout.' }],
    ['badGateway', { code: 'serverFault', status: 502, message: null }],
    ['unavailable', { code: 'serverFault', status: 503, retryAfter: 120 }],
    ['busy', { code: 'busy', status: 503, retryAfter: 20 }],
    ['siteUnsupported', { code: 'siteUnsupported', status: 422, message: 'Dit is geen pagina.' }],
    ['siteUnreachable', { code: 'siteUnreachable', status: 200 }],
    ['siteTimeout', { code: 'siteTimeout', status: 200 }],
    ['teapot', { code: 'otherStatus', status: 418 }],
    ['htmlPage', { code: 'htmlPage', status: 200 }],
    ['plainText', { code: 'notJson', status: 200 }],
    ['empty', { code: 'empty', status: 200 }],
    ['cutJson', { code: 'brokenJson', status: 200 }],
    ['notOk', { code: 'notOk', status: 200, message: 'De site antwoordt niet.' }],
    ['list', { code: 'wrongShape', status: 200 }],
    ['nothing', { code: 'wrongShape', status: 200 }],
    ['tooLarge', { code: 'tooLarge', status: 200 }],
    ['redirect', { code: 'unreachable', status: null }],
  ])('%s has its own code', async (fault, error) => {
    service.setFault(fault);
    expect((await ask(null)).outcome).toMatchObject({ ok: false, keyRefused: false, error });
  });

  test('a redirect is not followed, so the key is not sent elsewhere', async () => {
    service.setFault('redirect');
    const { outcome } = await ask(KEY);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    expect(service.log()).toHaveLength(1);
  });

  test('a request is sent only after its ledger row has been persisted', async () => {
    const { promise: stored, resolve: keep } = Promise.withResolvers<void>();
    const line = testLine({ written: () => stored });
    const request = requestScan(service.base, { url: 'goed.nl', pillar: null }, line);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([line.contacts.length, service.log().length]).toEqual([1, 0]);
    keep();
    expect((await request).ok).toBe(true);
    expect(service.log()).toHaveLength(1);
  });

  test('an unreachable service, a timeout and a cancellation have different codes', async () => {
    const nobody = await startService();
    await nobody.stop();
    const question = { url: 'goed.nl', pillar: null };
    expect(await requestScan(nobody.base, question, testLine())).toMatchObject({ error: { code: 'unreachable' } });

    service.setFault('slow');
    const late = testLine({ end: AbortSignal.timeout(50) });
    expect(await requestScan(service.base, question, late)).toMatchObject({ ok: false, error: { code: 'timeout' } });
    const cancelled = testLine({ end: AbortSignal.abort('cancelled') });
    expect(await requestScan(service.base, question, cancelled)).toMatchObject({ error: { code: 'interrupted' } });
    expect(cancelled.contacts).toEqual([]);
  });

  test('a failure without a response has every field', async () => {
    service.setFault('serverFault');
    const { outcome } = await ask(KEY);
    expect(outcome).toMatchObject({ ok: false, keyRefused: false, refusal: null });
    const cancelled = testLine({ end: AbortSignal.abort('cancelled') });
    expect(await requestScan(service.base, { url: 'goed.nl', pillar: null }, cancelled)).toStrictEqual({
      ok: false,
      keyRefused: false,
      refusal: null,
      ms: 2,
      left: null,
      terms: { tier: null, rateLimit: null },
      error: { code: 'interrupted', status: null, message: null, retryAfter: null },
    });
  });

  test('an error of our own code is not reported as the service’s', async () => {
    const broken = testLine({
      open: () => {
        throw new TypeError('ours');
      },
    });
    await expect(requestScan(service.base, { url: 'goed.nl', pillar: null }, broken)).rejects.toThrow('ours');
  });

  test('Unanswered names its cause', () => expect(String(new Unanswered('timeout'))).toBe('Unanswered: timeout'));
});
