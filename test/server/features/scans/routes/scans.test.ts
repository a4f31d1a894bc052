import { describe, expect, test } from 'vitest';
import { servedWords } from '../../../../../lib/words/service/served.ts';
import { SCAN_PATH } from '../../../../../server/core/paths.ts';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { formatEvent } from '../../../../../server/features/monitoring/notify/event.ts';
import { listNotifications } from '../../../../../server/features/monitoring/store/notification-list.ts';
import { addWebhook } from '../../../../../server/features/monitoring/store/webhooks.ts';
import { SCANS_PATH, Scan } from '../../../../../server/features/scans/routes/scans.ts';
import { forgetScanRequests } from '../../../../../server/features/scans/store/scan-requests.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { waitingDeliveries } from '../../../kit/deliveries.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/** Asynchronous scans: requested, and polled later. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const keyFor = async (name: string, scopes?: readonly ('scan' | 'read')[]): Promise<string> =>
  (await createKey(store(), { name, perHour: 20, ...(scopes && { scopes }) }, NOW)).key;

/** Requests of the holder of a key. */
const asking = async (key: string) => {
  const { get } = await listen();
  const headers = { 'Content-Type': 'application/json', 'X-GDA-Key': key };
  return {
    create: (body: object, query = '') =>
      get(`${SCANS_PATH}${query}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    show: (location: string | null) => get(location ?? '', { headers }),
    once: (url: string) => get(`${SCAN_PATH}?url=${url}`, { headers }),
  };
};

describe('a scan', () => {
  test('can be waited for, up to the maximum', { tags: ['full'] }, async () => {
    const { create, show } = await asking(await keyFor('wacht'));
    const { promise, resolve } = Promise.withResolvers<void>();
    service().scanner.next = { until: promise };
    const location = (await create({ url: 'wachten.nl' })).headers.get('location');
    expect(Scan.parse((await show(`${location}?wait=1`)).body).state).toBe('queued');
    await service().work();
    const over = show(`${location}?wait=20`);
    setTimeout(resolve, 500);
    expect(Scan.parse((await over).body).state).toBe('done');
    expect((await show(`${location}?wait=21`)).status).toBe(400);
  });

  test('is queued at once, can be polled, and gets the same result as the synchronous operation', async () => {
    const { create, show, once } = await asking(await keyFor('volgt'));
    const { promise, resolve } = Promise.withResolvers<void>();
    service().scanner.next = { until: promise };
    const created = await create({ url: 'volgen.nl', language: 'en' });
    expect([created.status, created.headers.get('retry-after')]).toEqual([202, '2']);
    const location = created.headers.get('location');
    const queued = Scan.parse(created.body);
    expect(queued).toMatchObject({ state: 'queued', url: 'https://volgen.nl/', language: 'en', result: null });
    expect(location).toBe(`${SCANS_PATH}/${queued.id}`);
    await service().work();
    await expect.poll(async () => Scan.parse((await show(location)).body).state, { timeout: 10_000 }).toBe('running');
    resolve();
    await expect.poll(async () => Scan.parse((await show(location)).body).state, { timeout: 10_000 }).toBe('done');
    const { headers, body } = await show(location);
    const done = Scan.parse(body);
    expect([headers.get('retry-after'), done.error]).toEqual([null, null]);
    expect(done.result).toMatchObject({
      ok: true,
      domain: 'volgen.nl',
      pillars: [{ name: 'Domain & DNS' }, {}, {}, {}, {}, {}],
    });
    expect((await once('volgen.nl')).body).toMatchObject({
      overall_score: done.result?.ok && done.result.overall_score,
    });
    expect(service().scanner.asked).toHaveLength(1);
  });

  test('includes its result when the request waits for it', { tags: ['full'] }, async () => {
    const { create } = await asking(await keyFor('wacht'));
    await service().work();
    const { status, body } = await create({ url: 'wachten.nl' }, '?wait=20');
    expect([status, Scan.parse(body)]).toMatchObject([202, { state: 'done', result: { ok: true } }]);
  });

  test('uses no quota when a result is stored already', { tags: ['full'] }, async () => {
    const { create, once } = await asking(await keyFor('was er al'));
    await service().work();
    const before = await once('was-er-al.nl');
    const { headers, body } = await create({ url: 'was-er-al.nl', pillar: 'seo' });
    expect(Scan.parse(body)).toMatchObject({ state: 'done', pillar: 'seo', result: { pillars: [{ id: 'seo' }] } });
    expect(headers.get('x-ratelimit-remaining')).toBe(before.headers.get('x-ratelimit-remaining'));
    expect(service().scanner.asked).toHaveLength(1);
  });

  test('gives the reason for a failure, in its language', async () => {
    const { create } = await asking(await keyFor('mislukt'));
    await service().work();
    service().scanner.next = { fails: new ScanFailure('unreachable', 'as a test has it') };
    const { body } = await create({ url: 'mislukt.nl', language: 'en' }, '?wait=20');
    const message = servedWords.en.failures.unreachable;
    expect(Scan.parse(body)).toMatchObject({ state: 'failed', result: null, error: { code: 'unreachable', message } });
  });

  test('without a grade is done, with an error that says so', { tags: ['full'] }, async () => {
    const { create } = await asking(await keyFor('geen cijfer'));
    await service().work();
    service().scanner.next = { facts: {} };
    const { body } = await create({ url: 'geen-cijfer.nl' }, '?wait=20');
    expect(Scan.parse(body)).toMatchObject({ state: 'done', result: { ok: false, error: { code: 'not_gradable' } } });
  });

  test('that the queue dropped has failed, and can be requested again', { tags: ['full'] }, async () => {
    const { create, show } = await asking(await keyFor('geen tijd'));
    const created = await create({ url: 'geen-tijd.nl' });
    await store().boss.deleteAllJobs('scan');
    expect((await show(created.headers.get('location'))).body).toMatchObject({
      state: 'failed',
      error: { code: 'busy' },
    });
  });

  test('is only visible to its team, and for a day', async () => {
    const [own, other] = [await asking(await keyFor('eigen')), await asking(await keyFor('ander'))];
    await service().work();
    const created = await own.create({ url: 'eigen.nl/?token=x' }, '?wait=20');
    const location = created.headers.get('location');
    expect((await own.show(location)).status).toBe(200);
    expect((await own.show(location)).body).toMatchObject({ url: 'https://eigen.nl/' });
    expect((await other.show(location)).status).toBe(404);
    await forgetScanRequests(store().db, NOW + 86_400_001);
    expect((await own.show(location)).status).toBe(404);
  });
});

describe('rejected requests', () => {
  test.each([
    ['no address', {}, '', 400],
    ['no address of a website', { url: 'ftp://a.nl' }, '', 400],
    ['a language that is none', { url: 'a.nl', language: 'fr' }, '', 400],
    ['a pillar that is none', { url: 'a.nl', pillar: 'snelheid' }, '', 400],
    ['a wait that is too long', { url: 'a.nl' }, '?wait=21', 400],
    ['a wait that is no number', { url: 'a.nl' }, '?wait=lang', 400],
    ['what can never be scanned', { url: 'http://10.0.0.1/' }, '', 422],
  ] as const)('%s is rejected, without a scan', async (name, body, query, status) => {
    const { create } = await asking(await keyFor(name));
    const got = await create(body, query);
    expect([got.status, got.body]).toMatchObject([status, { ok: false }]);
    expect(service().scanner.asked).toEqual([]);
  });

  test('a missing key gets 401, and a key without the scope 403', async () => {
    const { get } = await listen();
    expect((await get(`${SCANS_PATH}/scan_x`)).status).toBe(401);
    const { create } = await asking(await keyFor('leest alleen', ['read']));
    expect((await create({ url: 'a.nl' })).status).toBe(403);
  });

  test('a key over its hourly limit gets 429 with Retry-After', async () => {
    const { key } = await createKey(store(), { name: 'op', perHour: 1 }, NOW);
    const { create } = await asking(key);
    await create({ url: 'een.nl' });
    const got = await create({ url: 'twee.nl' });
    expect([got.status, got.headers.get('retry-after')]).toEqual([429, '3600']);
  });
});

describe('a team’s webhook', () => {
  const url = 'https://hier.voorbeeld.nl/';

  /** A team with a webhook, and the events that are due there. */
  const withWebhook = async (name: string) => {
    const { id: team, key } = await createKey(store(), { name, perHour: 20 }, NOW);
    await addWebhook(store().db, { team, url, secret: 'whsec_dGVzdA==', now: NOW });
    const events = async () => {
      const due = await waitingDeliveries(store());
      return due.filter((one) => one.team === team).map(({ notice }) => JSON.parse(formatEvent(notice)));
    };
    return { ...(await asking(key)), team, events };
  };

  test('gets one event per request when a scan is done, also for a stored result', async () => {
    const { create, show, events, team } = await withWebhook('hoort het');
    await service().work();
    const first = await create({ url: 'gemeld.nl/?geheim=1' });
    const location = first.headers.get('location');
    await expect.poll(async () => Scan.parse((await show(location)).body).state, { timeout: 10_000 }).toBe('done');
    const again = await create({ url: 'gemeld.nl/?geheim=1' });
    const ids = [Scan.parse(first.body).id, Scan.parse(again.body).id];
    const results = await events();
    expect(results.map(({ type }) => type)).toEqual(['scan.done', 'scan.done']);
    expect(results.map(({ data }) => data.scan.id).toSorted()).toEqual(ids.toSorted());
    expect(results[0].data.scan).toMatchObject({ url: 'https://gemeld.nl/', pillar: null, state: 'done' });
    expect(results[0].data.scan.href).toBe(`${SCANS_PATH}/${results[0].data.scan.id}`);
    expect(JSON.stringify(results)).not.toContain('geheim');
    // The team's page lists only notices for people.
    expect(await listNotifications(store().db, team)).toEqual([]);
  });

  test('gets an event for a failed scan, and none of another team', async () => {
    const [own, other] = [await withWebhook('eigen'), await withWebhook('ander')];
    await service().work();
    service().scanner.next = { fails: new ScanFailure('unreachable', 'as a test has it') };
    const { headers } = await own.create({ url: 'weg-hier.nl' });
    const state = async () => Scan.parse((await own.show(headers.get('location'))).body).state;
    await expect.poll(state, { timeout: 10_000 }).toBe('failed');
    expect(await other.events()).toEqual([]);
  });
});
