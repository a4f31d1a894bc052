import { afterEach, describe, expect, test } from 'vitest';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import type { ScanRequest } from '../../../../../server/engine/scan-request.ts';
import { toSiteHost } from '../../../../../server/features/scans/model/scan-spec.ts';
import { AT_ONCE, MAX_HUNG_SCANS, ROOM_OF_PUBLIC } from '../../../../../server/features/scans/worker/lanes.ts';
import { SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import type { ScanResponse, ScanService } from '../../../../../server/features/scans/worker/scan-service.ts';
import { readHour } from '../../../../../server/features/teams/store/rate-limit.ts';
import { asker, createSpec, serviceForEach } from '../../../kit/scan-service.ts';
import { makeScanner } from '../../../kit/scanner.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/** Requests without a key cannot keep those with a key out of the queue, the engine or a site. */

const store = storeForAll();
const service = serviceForEach(store);

afterEach(async () => {
  await store().db.deleteFrom('host_throttles').execute();
  await store().db.deleteFrom('rate_limit_hits').execute();
});

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** A request without a key, from an address and perhaps a network. */
const stranger = (
  scanService: ScanService,
  typed: string,
  address: string,
  network: string | null = null,
): Promise<ScanResponse> =>
  scanService.request(asker(`client ${address}`, typed, { spec: createSpec(typed), client: { address, network } }));
const partner = (scanService: ScanService, typed: string): Promise<ScanResponse> =>
  scanService.request(asker('key a', typed, { tier: 'partner', limit: 5_000, spec: createSpec(typed) }));
const stateOf = async (host: string): Promise<string | undefined> =>
  (await store().boss.findJobs(SCANS)).find(({ groupId }) => groupId === host)?.state;
const countOf = (requests: readonly ScanResponse[], kind: ScanResponse['kind']): number =>
  requests.filter((one) => one.kind === kind).length;

describe('while public scans hang', () => {
  /** An engine in which public scans hang until they are released. */
  const hanging = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const scanner = makeScanner();
    const begun: ScanRequest[] = [];
    const scan = async (request: ScanRequest) => {
      begun.push(request);
      if (request.lane === 'public') await promise;
      return scanner.scan(request);
    };
    return { engine: { scan }, begun, letGo: resolve };
  };

  test('a scan for a key starts and ends beside three hundred of them, from as many addresses', {
    tags: ['full'],
  }, async () => {
    const { work, impatient } = service();
    const { engine, begun, letGo } = hanging();
    await work({ atOnce: 2 }, engine);
    const hurried = await impatient(10);
    const requests = await Promise.all(times(300).map((n) => stranger(hurried, `vijand-${n}.nl`, `198.51.100.${n}`)));
    expect(countOf(requests, 'busy')).toBeGreaterThanOrEqual(300 - ROOM_OF_PUBLIC - 1);
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(1);
    for (const typed of ['partner.nl', 'tweede.nl', 'derde.nl'])
      expect(await partner(await impatient(20_000), typed)).toMatchObject({ kind: 'answer', from: 'started' });
    expect(begun.filter(({ lane }) => lane === 'public')).toHaveLength(1);
    letGo();
  });

  test('a key’s request for a queued public scan is served at once', { tags: ['full'] }, async () => {
    const { work, impatient } = service();
    const { engine, letGo } = hanging();
    const hurried = await impatient(10);
    await stranger(hurried, 'eerst.nl', '198.51.100.1');
    await stranger(hurried, 'gedeeld.nl', '198.51.100.2');
    await work({ atOnce: 2 }, engine);
    await expect.poll(() => stateOf('eerst.nl'), { timeout: 10_000 }).toBe('active');
    expect(await partner(await impatient(20_000), 'gedeeld.nl')).toMatchObject({ kind: 'answer', from: 'joined' });
    letGo();
  });

  test('a key waits for the running visit to its site, then goes first, without a rest', async () => {
    const { work, impatient } = service();
    const { engine, begun, letGo } = hanging();
    await work({ atOnce: 4, rest: 60_000 }, engine);
    const hurried = await impatient(10);
    await Promise.all(times(10).map((n) => stranger(hurried, `klant.nl/?${n}`, `198.51.100.${n}`)));
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(1);
    const own = partner(await impatient(20_000), 'klant.nl');
    await expect
      .poll(async () => (await store().boss.findJobs(SCANS)).some(({ priority }) => priority === 1))
      .toBe(true);
    letGo();
    expect(await own).toMatchObject({ kind: 'answer', from: 'started' });
    const ofSite = begun.filter(({ url }) => toSiteHost(url) === 'klant.nl');
    expect(ofSite.map(({ lane }) => lane).slice(0, 2)).toEqual(['public', 'keys']);
  });

  test('one client has at most two running scans, whatever room there is', { tags: ['full'] }, async () => {
    const { work, impatient } = service();
    const { engine, begun, letGo } = hanging();
    await work({ atOnce: 8 }, engine);
    const hurried = await impatient(10);
    await Promise.all(times(4).map((n) => stranger(hurried, `veel-${n}.nl`, '198.51.100.1')));
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(AT_ONCE.underWay);
    await stranger(hurried, 'ander.nl', '198.51.100.2');
    await expect.poll(() => begun.at(-1)?.url, { timeout: 10_000 }).toBe('https://ander.nl/');
    expect(begun).toHaveLength(AT_ONCE.underWay + 1);
    letGo();
  });
});

describe('the queue', () => {
  test('accepts a request with a key for a site that has ten public ones', async () => {
    const hurried = await service().impatient(10);
    await Promise.all(times(10).map((n) => stranger(hurried, `vol.nl/?${n}`, `198.51.100.${n}`)));
    expect(await stranger(hurried, 'vol.nl/?11', '198.51.100.11')).toEqual({ kind: 'busy' });
    expect(await partner(hurried, 'vol.nl')).toMatchObject({ kind: 'late' });
  });

  test('holds at most ten requests of one client, and fifty of the clients of one /48', {
    tags: ['full'],
  }, async () => {
    const hurried = await service().impatient(10);
    const ask = (n: number, address: string, network: string | null) =>
      stranger(hurried, `deel-${address.replaceAll(/\W/g, '-')}-${n}.nl`, address, network);
    const one = await Promise.all(times(11).map((n) => ask(n, '198.51.100.1', null)));
    expect([countOf(one, 'late'), countOf(one, 'busy')]).toEqual([AT_ONCE.unfinished, 1]);
    const network = '2001:db8:1::/48';
    const all = await Promise.all(times(51).map((n) => ask(n, `2001:db8:1:${n}::/64`, network)));
    expect([countOf(all, 'late'), countOf(all, 'busy')]).toEqual([5 * AT_ONCE.unfinished, 1]);
  });
});

describe('the limits of an hour', () => {
  test('give the clients of one /48 five times the limit of one client', {
    tags: ['full'],
  }, async () => {
    const { scanService, work } = service();
    await work({ atOnce: 4 });
    const network = '2001:db8:2::/48';
    const ask = (n: number) =>
      scanService.request(
        asker(`client ${n}`, `uur-${n}.nl`, { limit: 1, client: { address: `2001:db8:2:${n}::/64`, network } }),
      );
    for (const n of times(5)) expect(await ask(n)).toMatchObject({ kind: 'answer' });
    expect(await ask(6)).toMatchObject({ kind: 'limited', spent: 'network', hour: { limit: 5, remaining: 0 } });
    expect((await readHour(store(), { who: 'client 6', limit: 1, now: NOW })).remaining).toBe(1);
  });

  test('charge a site that times out to the client that requested it, and to no other', async () => {
    const { scanService, work, scanner } = service();
    await work({ atOnce: 4 });
    scanner.next = { fails: new ScanFailure('timeout', 'no answer in time') };
    for (const n of times(MAX_HUNG_SCANS))
      expect(await stranger(scanService, `hangt-${n}.nl`, '198.51.100.1')).toMatchObject({ kind: 'answer' });
    scanner.next = {};
    expect(await stranger(scanService, 'goed.nl', '198.51.100.1')).toMatchObject({ kind: 'limited', spent: 'hung' });
    expect(await stranger(scanService, 'goed.nl', '198.51.100.2')).toMatchObject({ kind: 'answer' });
    // Fresh results are served regardless.
    expect(await stranger(scanService, 'goed.nl', '198.51.100.1')).toMatchObject({ kind: 'answer', from: 'fresh' });
    const own = await readHour(store(), { who: 'client 198.51.100.1', limit: 20, now: NOW });
    expect(own.remaining).toBe(20 - MAX_HUNG_SCANS);
  });
});
