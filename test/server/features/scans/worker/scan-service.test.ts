import { describe, expect, test } from 'vitest';
import { PublicResult } from '../../../../../lib/api/result.ts';
import { LIMITS } from '../../../../../server/engine/limits.ts';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { ROOM_OF_PUBLIC } from '../../../../../server/features/scans/worker/lanes.ts';
import { SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import {
  openScanService,
  type ScanResponse,
  TIMEOUT,
} from '../../../../../server/features/scans/worker/scan-service.ts';
import { readHour } from '../../../../../server/features/teams/store/rate-limit.ts';
import { asker, createSpec, serviceForEach } from '../../../kit/scan-service.ts';
import { MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const left = async (who: string): Promise<number> => (await readHour(store(), { who, limit: 20, now: NOW })).remaining;
const kinds = (all: readonly ScanResponse[]): Readonly<Record<string, number>> => {
  const named = all.map((one) => (one.kind === 'answer' ? one.from : one.kind));
  return Object.fromEntries([...new Set(named)].map((name) => [name, named.filter((one) => one === name).length]));
};
const answered = (request: ScanResponse): Extract<ScanResponse, { kind: 'answer' }> => {
  if (request.kind !== 'answer') throw new Error(`not answered but ${request.kind}`);
  return request;
};

describe('a request', () => {
  test('starts a scan of its own, and counts', async () => {
    const { scanService, work, scanner } = service();
    await work();
    const request = answered(await scanService.request(asker('eigen', 'eigen.nl')));
    expect(request).toMatchObject({ from: 'started', age: 0, hour: { limit: 20, remaining: 19, reset: 3_600 } });
    expect(request.answer.answer).toMatchObject({ result: { domain: 'eigen.nl', api_tier: 'public' } });
    expect(scanner.asked).toMatchObject([{ url: 'https://eigen.nl/', pillar: null, locale: 'nl' }]);
  });

  test('is served again for ten minutes, with its age, without counting', async () => {
    const { scanService, work, scanner } = service();
    await work();
    const first = answered(await scanService.request(asker('weer', 'weer.nl')));
    service().now = NOW + 10 * MINUTE - 1;
    const again = answered(await scanService.request(asker('weer', 'weer.nl')));
    expect(again).toEqual({ ...first, from: 'fresh', age: 599, hour: null });
    expect([scanner.asked.length, await left('weer')]).toEqual([1, 19]);
    service().now = NOW + 10 * MINUTE;
    expect(await scanService.request(asker('weer', 'weer.nl'))).toMatchObject({ from: 'started' });
  });

  test('starts a new scan when it asks for one, and counts', async () => {
    const { scanService, work, scanner } = service();
    await work();
    await scanService.request(asker('nieuw', 'nieuw.nl'));
    const again = await scanService.request(asker('nieuw', 'nieuw.nl', { wantsNew: true }));
    expect(again).toMatchObject({ from: 'started', hour: { remaining: 18 } });
    expect(scanner.asked).toHaveLength(2);
  });

  test('without a key can use a partner’s scan, without its checks', async () => {
    const { scanService, work, scanner } = service();
    await work();
    const partner = answered(await scanService.request(asker('partner', 'deel.nl', { tier: 'partner' })));
    const shown = answered(await scanService.request(asker('publiek', 'deel.nl')));
    expect(partner.answer.answer).toMatchObject({
      result: { api_tier: 'partner' },
      report: { schema: 'pijler/report-1' },
    });
    expect(shown).toMatchObject({ from: 'fresh', answer: { id: partner.answer.id } });
    if (!('result' in shown.answer.answer)) throw new Error('a result');
    expect(PublicResult.safeParse(shown.answer.answer.result).success).toBe(true);
    expect(Object.keys(shown.answer.answer)).toEqual(['result']);
    expect(scanner.asked).toHaveLength(1);
  });

  test('for another path or one pillar is another scan, and for another language the same', async () => {
    const { scanService, work, scanner } = service();
    await work();
    const others = [
      createSpec('soort.nl/a'),
      createSpec('soort.nl/a', 'seo'),
      createSpec('soort.nl'),
      createSpec('soort.nl/', null, 'en'),
    ];
    const pillarFirst = createSpec('soort.nl', 'seo');
    for (const one of [pillarFirst, ...others]) await scanService.request(asker('soort', 'soort.nl', { spec: one }));
    expect(scanner.asked.map(({ url, pillar }) => [url, pillar])).toEqual([
      ['https://soort.nl/', 'seo'],
      ['https://soort.nl/a', null],
      ['https://soort.nl/', null],
    ]);
  });

  test('an incomplete result is reused for three minutes, without counting', {
    tags: ['full'],
  }, async () => {
    const { scanService, work, scanner } = service();
    await work();
    scanner.next = { lost: ['page'] };
    const first = answered(await scanService.request(asker('tijd', 'tijd.nl')));
    expect(first.answer.answer).toMatchObject({ result: { domain: 'tijd.nl' } });
    service().now = NOW + 3 * MINUTE - 1;
    expect(await scanService.request(asker('tijd', 'tijd.nl'))).toEqual({
      ...first,
      from: 'fresh',
      age: 179,
      hour: null,
    });
    service().now = NOW + 3 * MINUTE;
    await scanService.request(asker('tijd', 'tijd.nl'));
    expect([scanner.asked.length, await left('tijd')]).toEqual([2, 18]);
  });

  test.each([
    ['unreachable', 180],
    ['timeout', 180],
    ['unsupported_page', 180],
    ['internal', 30],
  ] as const)('the failure %s is reused for %d seconds, without counting', async (code, seconds) => {
    const { scanService, work, scanner, worked } = service();
    await work();
    scanner.next = { fails: new ScanFailure(code, 'as a test has it') };
    const host = `${code.replace('_', '-')}.nl`;
    const first = answered(await scanService.request(asker(code, host)));
    expect(first.answer.answer).toEqual({ failure: code });
    expect(worked).toMatchObject([{ failure: code, problem: 'as a test has it', stored: true }]);
    scanner.next = {};
    service().now = NOW + seconds * 1_000 - 1;
    expect(await scanService.request(asker('ander', host))).toMatchObject({
      from: 'fresh',
      answer: first.answer,
      hour: null,
    });
    service().now = NOW + seconds * 1_000;
    expect(await scanService.request(asker(code, host))).toMatchObject({ from: 'started', hour: { remaining: 18 } });
  });

  test('a failure does not replace a complete result that is still fresh', { tags: ['full'] }, async () => {
    const { scanService, work, scanner } = service();
    await work();
    const whole = answered(await scanService.request(asker('heel', 'heel.nl')));
    scanner.next = { fails: new ScanFailure('timeout', 'slow') };
    await scanService.request(asker('heel', 'heel.nl', { tier: 'partner', wantsNew: true }));
    expect(answered(await scanService.request(asker('heel', 'heel.nl'))).answer.id).toBe(whole.answer.id);
  });

  test('an internal error is a failure too, without its message', async () => {
    const { scanService, work, scanner, worked } = service();
    await work();
    scanner.next = { fails: new TypeError('about a page') };
    expect(answered(await scanService.request(asker('fout', 'fout.nl'))).answer.answer).toEqual({
      failure: 'internal',
    });
    expect(worked).toMatchObject([{ failure: 'internal', problem: 'about a page' }]);
  });
});

describe('many at once', () => {
  test('fifty equal requests cause one scan, and count once towards the hourly limit', async () => {
    const { scanService, work, scanner } = service();
    const all = times(50).map(() => scanService.request(asker('vijftig', 'vijftig.nl')));
    await work();
    const requests = await Promise.all(all);
    // Requests that were handled after the scan ended get its result at once.
    const { joined = 0, fresh = 0, ...others } = kinds(requests) as Readonly<Record<string, number>>;
    expect([joined + fresh, others]).toEqual([49, { started: 1 }]);
    expect(new Set(requests.map((one) => answered(one).answer.id)).size).toBe(1);
    expect([scanner.asked.length, await left('vijftig')]).toEqual([1, 19]);
  });

  test('of thirty different requests twenty run, and ten get a time to retry', { tags: ['full'] }, async () => {
    const { scanService, work, scanner } = service();
    await work();
    const requests = await Promise.all(
      times(30).map((index) => scanService.request(asker('dertig', `dertig-${index}.nl`))),
    );
    expect(kinds(requests)).toEqual({ started: 20, limited: 10 });
    expect(requests.find(({ kind }) => kind === 'limited')).toEqual({
      ...{ kind: 'limited', hour: { limit: 20, remaining: 0, reset: 3_600 } },
    });
    expect(scanner.asked).toHaveLength(20);
  });

  test('a client over its limit can still join scans and get fresh results', async () => {
    const { scanService, work, impatient } = service();
    const none = { limit: 0 };
    const first = scanService.request(asker('ander', 'mee.nl'));
    await expect.poll(() => left('ander')).toBe(19);
    const joined = (await impatient(30_000)).request(asker('leeg', 'mee.nl', none));
    await work();
    expect([(await first).kind, await joined]).toMatchObject(['answer', { from: 'joined', hour: null }]);
    expect(await scanService.request(asker('leeg', 'mee.nl', none))).toMatchObject({ from: 'fresh' });
    expect(await scanService.request(asker('leeg', 'niet.nl', none))).toMatchObject({ kind: 'limited' });
  });

  test('a full queue rejects requests without counting them, but equal ones can still join', {
    tags: ['full'],
  }, async () => {
    const { scanService, impatient } = service();
    const jobs = times(ROOM_OF_PUBLIC - 1).map((index) => ({ data: {}, singletonKey: `vol-${index}` }));
    await store().boss.insert(SCANS, jobs);
    const hurried = await impatient(1);
    expect(await hurried.request(asker('vol', 'laatste.nl'))).toMatchObject({ kind: 'late', hour: { remaining: 19 } });
    expect(await scanService.request(asker('vol', 'te-veel.nl'))).toEqual({ kind: 'busy' });
    expect(await left('vol')).toBe(19);
    expect(await hurried.request(asker('vol', 'laatste.nl'))).toMatchObject({ kind: 'late', hour: null });
  });
});

test('a full store rejects new scans without counting them, but serves stored results', async () => {
  const { scanService, work } = service();
  await work();
  await scanService.request(asker('schijf', 'bewaard.nl'));
  const full = await openScanService({ ...store(), hasRoom: async () => false }, { now: () => NOW });
  expect(await full.request(asker('schijf', 'past-niet.nl'))).toEqual({ kind: 'busy' });
  expect(await full.request(asker('schijf', 'bewaard.nl'))).toMatchObject({ from: 'fresh' });
  expect(await left('schijf')).toBe(19);
  await full.close();
});

describe('a late response', () => {
  test('ends the wait, counts, and the result is fresh when it arrives', { tags: ['full'] }, async () => {
    const { scanService, impatient, work, scanner, worked } = service();
    const { promise, resolve } = Promise.withResolvers<void>();
    scanner.next = { until: promise };
    await work();
    const late = await (await impatient(50)).request(asker('laat', 'laat.nl'));
    expect(late).toMatchObject({ kind: 'late', hour: { remaining: 19 } });
    resolve();
    await expect.poll(() => worked.length, { timeout: 10_000 }).toBe(1);
    expect(await scanService.request(asker('laat', 'laat.nl'))).toMatchObject({ from: 'fresh', hour: null });
  });

  test.each([false, true])(
    'uses one scan however often the client retries (new scan requested: %s)',
    { tags: ['full'] },
    async (wantsNew) => {
      const { impatient, work, scanner, worked } = service();
      const { promise, resolve } = Promise.withResolvers<void>();
      scanner.next = { until: promise, fails: new ScanFailure('timeout', 'slow') };
      await work();
      const who = `weer-${wantsNew}`;
      const ask = asker(who, `${who}.nl`, { wantsNew });
      const hurried = await impatient(50);
      const requests = [await hurried.request(ask), await hurried.request(ask)];
      expect(requests.map(({ kind }) => kind)).toEqual(['late', 'late']);
      resolve();
      await expect.poll(() => worked.length, { timeout: 10_000 }).toBe(1);
      expect(await hurried.request(ask)).toMatchObject({
        from: 'fresh',
        answer: { answer: { failure: 'timeout' } },
        hour: null,
      });
      expect([scanner.asked.length, await left(who)]).toEqual([1, 19]);
      // Once delivered, the result is not owed to that client again.
      const next = (await impatient(10_000)).request(ask);
      expect(answered(await next).from).toBe(wantsNew ? 'started' : 'fresh');
    },
  );

  test('does not occur by default, as the timeout is longer than a scan may take', () => {
    expect(TIMEOUT).toBeGreaterThan(LIMITS.scan);
  });

  test('ends when the client disconnects', { tags: ['full'] }, async () => {
    const { scanService } = service();
    const disconnected = new AbortController();
    const request = scanService.request(asker('weg', 'weg.nl', { disconnected: disconnected.signal }));
    disconnected.abort();
    expect(await request).toMatchObject({ kind: 'late' });
  });
});
