import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ScanError } from '../../../../../lib/api/error.ts';
import { PartnerAnswer, PublicAnswer } from '../../../../../lib/api/outgoing.ts';
import { PILLARS } from '../../../../../lib/model.ts';
import { servedWords } from '../../../../../lib/words/service/served.ts';
import { SCAN_PATH } from '../../../../../server/core/paths.ts';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { createKey, endKeyById } from '../../../../../server/features/teams/store/keys.ts';
import type { Got } from '../../../kit/described.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

/** The scan operation (docs/scan-api.md), from a plain HTTP client. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const words = servedWords.nl;
const keyFor = (name: string, perHour = 120): Promise<{ readonly key: string; readonly id: string }> =>
  createKey(store(), { name, perHour }, NOW);
const query = (fields: Record<string, string>): string => `${SCAN_PATH}?${new URLSearchParams(fields)}`;
const posted = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const errorIn = ({ body }: Got): ScanError['error'] => ScanError.parse(body).error;

test('an unavailable store gives a 503 with Retry-After of half a minute', async () => {
  const faults: Error[] = [];
  const away = Object.assign(new Error('the database system is shutting down'), { code: '57P01' });
  const { get } = await listen({
    scanService: { request: () => Promise.reject(away) },
    reportFault: (fault) => void faults.push(fault),
  });
  const answer = await get(`${SCAN_PATH}?url=weg.nl`, { headers: { 'accept-language': 'en' } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(answer.body).toMatchObject({ error: { code: 'busy', message: servedWords.en.away, retry_after: 30 } });
  expect(faults).toEqual([away]);
});

describe('the request', () => {
  test.each([
    ['GET with a query', query({ url: 'vraag-get.nl' }), undefined],
    ['POST with a JSON body', SCAN_PATH, posted({ url: 'vraag-post.nl' })],
  ] as const)('%s gives the public result: eight fields, without checks', async (_, path, init) => {
    const { get } = await listen();
    await service().work();
    const { status, headers, body } = await get(path, init);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const result = PublicAnswer.parse(body);
    expect(Object.keys(result)).toHaveLength(8);
    expect(result.pillars.map(({ id }) => id)).toEqual(PILLARS);
    expect(result.pillars.flatMap((pillar) => Object.keys(pillar))).toHaveLength(18);
    expect(JSON.stringify(body)).not.toMatch(/checks|evidence|advice|limited_by|incomplete/);
  });

  test.each([
    ['in the line X-GDA-Key', (key: string) => [query({ url: 'met-sleutel.nl' }), { headers: { 'X-GDA-Key': key } }]],
    ['in the query', (key: string) => [query({ url: 'met-sleutel.nl', key }), {}]],
    ['in the body', (key: string) => [SCAN_PATH, posted({ url: 'met-sleutel.nl', key })]],
  ] as const)('a key %s gives the partner result, with every check', async (where, requestOf) => {
    const { get } = await listen();
    await service().work();
    const { key } = await keyFor(where);
    const [path, init] = requestOf(key);
    const { status, headers, body } = await get(path as string, init as RequestInit);
    expect(status).toBe(200);
    const result = PartnerAnswer.parse(body);
    expect(result.pillars.every(({ checks }) => checks.length > 5)).toBe(true);
    expect(headers.get('ratelimit-policy')).toBe('"partner";q=120;w=3600');
    expect(JSON.stringify([...headers, body])).not.toContain(key);
  });

  test.each([
    ['GET', query({ url: 'een-pijler.nl', pillar: 'seo' }), undefined],
    ['POST', SCAN_PATH, posted({ url: 'een-pijler.nl', pillar: 'seo' })],
  ] as const)('a single pillar requested by %s is returned alone', async (_, path, init) => {
    const { get } = await listen();
    await service().work();
    const { pillars, overall_score } = PublicAnswer.parse((await get(path, init)).body);
    expect(pillars).toMatchObject([{ id: 'seo', score: overall_score }]);
  });

  const { addresses } = words;
  test.each([
    ['no address', query({}), undefined, 'url', words.noAddress],
    ['an empty address', query({ url: '' }), undefined, 'url', addresses.empty],
    ['a blank address', query({ url: ' ' }), undefined, 'url', addresses.empty],
    ['a decoded space', `${SCAN_PATH}?url=goed.nl/over%20ons`, undefined, 'url', addresses.space],
    ['an address with another scheme', query({ url: 'ftp://voorbeeld.nl' }), undefined, 'url', addresses.otherScheme],
    ['one slash', query({ url: 'https:/voorbeeld.nl' }), undefined, 'url', addresses.oneSlash],
    ['no host', query({ url: 'https://' }), undefined, 'url', addresses.notAnAddress],
    ['an address of 3,000 characters', query({ url: 'a'.repeat(3_000) }), undefined, 'url', addresses.tooLong],
    ['two addresses', `${query({ url: 'a.nl' })}&url=b.nl`, undefined, 'url', words.fieldTwice({ field: 'url' })],
    ['an address that is null', SCAN_PATH, posted({ url: null }), 'url', words.fieldNull({ field: 'url' })],
    ['an address that is a number', SCAN_PATH, posted({ url: 3 }), 'url', words.fieldType({ field: 'url' })],
    ['a body that is a list', SCAN_PATH, posted(['a.nl']), 'url', words.noAddress],
    ...(
      [
        ['an unknown pillar', query({ url: 'a.nl', pillar: 'snelheid' }), undefined],
        ['a pillar in capitals', SCAN_PATH, posted({ url: 'a.nl', pillar: 'SEO' })],
      ] as const
    ).map(
      ([name, path, init]) =>
        [name, path, init, 'pillar', words.fieldOneOf({ field: 'pillar', values: PILLARS.join(', ') })] as const,
    ),
    ['an empty pillar', query({ url: 'a.nl', pillar: '' }), undefined, 'pillar', words.fieldEmpty({ field: 'pillar' })],
    ['a null pillar', SCAN_PATH, posted({ url: 'a.nl', pillar: null }), 'pillar', words.fieldNull({ field: 'pillar' })],
    ['a null key', SCAN_PATH, posted({ url: 'a.nl', key: null }), 'key', words.fieldNull({ field: 'key' })],
    ['two keys', `${query({ url: 'a.nl', key: 'x' })}&key=y`, undefined, 'key', words.fieldTwice({ field: 'key' })],
    [
      ...['an unknown value of fresh', query({ url: 'a.nl', fresh: 'ja' }), undefined, 'fresh'],
      words.fieldOneOf({ field: 'fresh', values: '1, 0' }),
    ],
    ['a fresh of 2', SCAN_PATH, posted({ url: 'a.nl', fresh: 2 }), 'fresh', words.badField({ field: 'fresh' })],
  ] as readonly (readonly [string, string, RequestInit | undefined, string, string])[])(
    '%s gives a 400 with its field and the reason',
    async (_, path, init, field, message) => {
      const { get } = await listen();
      const got = await get(path, init);
      const code = field === 'url' ? 'invalid_url' : 'invalid_request';
      expect([got.status, errorIn(got)]).toEqual([400, { code, message, pointer: `/${field}` }]);
      expect(service().scanner.asked).toEqual([]);
    },
  );

  test('a body that is not JSON gives a 400', async () => {
    const got = await (await listen()).get(SCAN_PATH, posted('{"url":'));
    expect([got.status, errorIn(got)]).toEqual([400, { code: 'invalid_request', message: words.badBody }]);
  });

  test.each([
    ['a body of another type', SCAN_PATH, { ...posted('url=a.nl'), headers: { 'Content-Type': 'text/plain' } }, 415],
    ['a body of 20 kB', SCAN_PATH, posted({ url: 'a.nl', more: 'x'.repeat(20_000) }), 413],
    ['another method', SCAN_PATH, { method: 'PUT' }, 405],
    ['another path', '/api/anders', {}, 404],
  ] as const)('%s gives its own status in the usual error format', async (_, path, init, status) => {
    const got = await (await listen()).get(path, init);
    expect([got.status, errorIn(got).code]).toEqual([status, status === 404 ? 'not_found' : 'invalid_request']);
  });

  test('HEAD does not start a scan', async () => {
    const { base } = await listen();
    const { status, headers } = await fetch(`${base}${query({ url: 'hoofd.nl' })}`, { method: 'HEAD' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(service().scanner.asked).toEqual([]);
  });
});

describe('keys', () => {
  test.each(['pij_niets_bekends', 'x'.repeat(512)])('the unknown key %s is rejected', async (key) => {
    const got = await (await listen()).get(query({ url: 'a.nl' }), { headers: { 'X-GDA-Key': key } });
    expect([got.status, errorIn(got)]).toEqual([401, { code: 'invalid_key', message: words.badKey }]);
  });

  test('a revoked key is rejected at once, even for a fresh result', {
    tags: ['full'],
  }, async () => {
    const { get } = await listen();
    await service().work();
    const { key, id } = await keyFor('weg');
    const headers = { 'X-GDA-Key': key };
    expect((await get(query({ url: 'ingetrokken.nl' }), { headers })).status).toBe(200);
    await endKeyById(store(), id, NOW);
    expect((await get(query({ url: 'ingetrokken.nl' }), { headers })).status).toBe(401);
  });

  test('a service can require a key for every request', { tags: ['full'] }, async () => {
    const { get } = await listen({ needsKey: true });
    const got = await get(query({ url: 'a.nl' }));
    expect([got.status, errorIn(got)]).toEqual([401, { code: 'invalid_key', message: words.needsKey }]);
  });
});

describe('the hourly limit', () => {
  const spend = async (get: (path: string, init?: RequestInit) => Promise<Got>, times: number, init: RequestInit) => {
    for (let done = 0; done < times; done += 1) {
      const { status, headers } = await get(query({ url: `uur-${done}-van-${times}.nl` }), init);
      expect([status, headers.get('x-ratelimit-remaining')]).toEqual([200, String(times - 1 - done)]);
    }
  };

  test('of an address is twenty scans, with the time until there is room', { tags: ['full'] }, async () => {
    const { get } = await listen({ proxies: ['127.0.0.1/32'] });
    await service().work();
    const from = (address: string): RequestInit => ({ headers: { 'X-Forwarded-For': address } });
    await spend(get, 20, from('203.0.113.7'));
    const got = await get(query({ url: 'te-veel.nl' }), from('203.0.113.7'));
    expect(got.status).toBe(429);
    expect(errorIn(got)).toEqual({
      ...{ code: 'rate_limited', message: words.rateLimited({ perHour: 20 }) },
      retry_after: Number(got.headers.get('retry-after')),
    });
    expect(Number(got.headers.get('retry-after'))).toBe(3_600);
    expect([got.headers.get('ratelimit'), got.headers.get('ratelimit-policy')]).toEqual([
      '"public";r=0;t=3600',
      '"public";q=20;w=3600',
    ]);
    expect((await get(query({ url: 'ander-adres.nl' }), from('203.0.113.8'))).status).toBe(200);
    service().now = NOW + 60 * MINUTE;
    expect((await get(query({ url: 'later.nl' }), from('203.0.113.7'))).status).toBe(200);
  });

  test('of a key is as issued, separate from that of its address', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    const { key } = await keyFor('drie', 3);
    await spend(get, 3, { headers: { 'X-GDA-Key': key } });
    const got = await get(query({ url: 'sleutel-op.nl' }), { headers: { 'X-GDA-Key': key } });
    expect([got.status, errorIn(got).message]).toEqual([429, words.rateLimited({ perHour: 3 })]);
  });

  test.each([1, 3, 5_000])('of %i scans by a key is stated in its results, fresh or stored', async (perHour) => {
    const { get } = await listen();
    await service().work();
    const { key } = await keyFor(`zegt ${perHour}`, perHour);
    for (const url of ['limiet.nl', 'limiet.nl', `limiet-${perHour}.nl`].slice(0, perHour)) {
      const { headers, body } = await get(query({ url }), { headers: { 'X-GDA-Key': key } });
      expect(headers.get('ratelimit-policy')).toBe(`"partner";q=${perHour};w=3600`);
      expect(PartnerAnswer.parse(body).rate_limit).toBe(`${perHour}/hour`);
    }
    expect((await get(query({ url: 'limiet.nl' }))).body).toMatchObject({ rate_limit: '20/hour' });
  });

  test('does not count stored results, rejected requests and invalid ones', { tags: ['full'] }, async () => {
    const { get } = await listen({ proxies: ['127.0.0.1/32'] });
    await service().work();
    const init = { headers: { 'X-Forwarded-For': '203.0.113.20' } };
    await get(query({ url: 'nogmaals.nl' }), init);
    service().now = NOW + 4 * MINUTE;
    const again = await get(query({ url: 'nogmaals.nl' }), init);
    expect([again.headers.get('age'), again.headers.get('x-ratelimit-remaining')]).toEqual(['240', '19']);
    await get(query({ url: '' }), init);
    await get(query({ url: 'a.nl', key: 'pij_onbekend' }), init);
    expect((await get(query({ url: 'nogmaals.nl' }), init)).headers.get('x-ratelimit-remaining')).toBe('19');
  });

  test.each([
    ['an IPv4 address', '203.0.113.30', '203.0.113.31'],
    ['the /64 of an IPv6 address', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ] as const)('is shared by %s', { tags: ['full'] }, async (_, address, other) => {
    const { get } = await listen({ proxies: ['127.0.0.1/32'] });
    await service().work();
    const left = async (from: string, url: string) =>
      (await get(query({ url }), { headers: { 'X-Forwarded-For': from } })).headers.get('x-ratelimit-remaining');
    const name = address.includes(':') ? 'zes' : 'vier';
    expect(await left(address, `een-${name}.nl`)).toBe('19');
    expect(await left(address.replace(/::1$/, '::ffff'), `twee-${name}.nl`)).toBe('18');
    expect(await left(other, `drie-${name}.nl`)).toBe('19');
  });

  test('ignores X-Forwarded-For unless a trusted proxy sends it', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    const left = async (from: string, url: string) =>
      Number(
        (await get(query({ url }), { headers: { 'X-Forwarded-For': from } })).headers.get('x-ratelimit-remaining'),
      );
    const first = await left('203.0.113.40', 'vier.nl');
    expect(await left('203.0.113.41', 'vijf.nl')).toBe(first - 1);
  });
});

describe('a stored scan', () => {
  test('is reused for ten minutes; only a key can force a new one', { tags: ['full'] }, async () => {
    const { get } = await listen();
    await service().work();
    const { key } = await keyFor('vers');
    await get(query({ url: 'vers.nl' }));
    expect((await get(query({ url: 'vers.nl', fresh: '1' }))).headers.get('age')).toBe('0');
    expect(service().scanner.asked).toHaveLength(1);
    await get(query({ url: 'vers.nl', fresh: '1', key }));
    expect(service().scanner.asked).toHaveLength(2);
  });

  test('is shared by two equal concurrent requests', async () => {
    const { get } = await listen();
    await service().work();
    const both = await Promise.all([get(query({ url: 'samen.nl' })), get(SCAN_PATH, posted({ url: 'samen.nl' }))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(service().scanner.asked).toHaveLength(1);
  });
});

describe('errors', () => {
  test.each([
    ['unsupported_page', 422],
    ['unreachable', 200],
    ['timeout', 200],
    ['internal', 500],
  ] as const)('%s has status %i and its message, in both languages', async (code, status) => {
    const { get } = await listen();
    await service().work();
    service().scanner.next = { fails: new ScanFailure(code, 'why') };
    const got = await get(query({ url: `${code.replace('_', '-')}.nl` }));
    expect([got.status, errorIn(got)]).toEqual([status, { code, message: words.failures[code] }]);
    const english = await get(query({ url: `${code.replace('_', '-')}.nl` }), { headers: { 'Accept-Language': 'en' } });
    expect(errorIn(english).message).toBe(servedWords.en.failures[code]);
  });

  test.each([
    [{ reason: 'robots', detail: '/prive' }, `${words.reasons.robots} (/prive)`],
    [{ reason: 'leftAlone' }, words.reasons.leftAlone],
  ] as const)('%j is given as the reason why a page is not scanned', async (why, message) => {
    const { get } = await listen();
    await service().work();
    service().scanner.next = { fails: new ScanFailure('unsupported_page', 'why', why) };
    const got = await get(query({ url: `${why.reason.toLowerCase()}.nl` }));
    expect([got.status, errorIn(got)]).toEqual([422, { code: 'unsupported_page', message }]);
  });

  test('a domain that refuses scans is not scanned, uses no quota and shows no earlier result', {
    tags: ['full'],
  }, async () => {
    const { get } = await listen();
    await service().work();
    expect((await get(query({ url: 'stopt.nl' }))).status).toBe(200);
    const { get: later } = await listen({ isNeverScanned: (host) => host === 'stopt.nl' });
    const got = await later(query({ url: 'https://stopt.nl./a' }));
    expect([got.status, errorIn(got).message]).toEqual([422, words.reasons.leftAlone]);
    expect((await later(query({ url: 'stopt.nl' }))).status).toBe(422);
    expect(service().scanner.asked).toHaveLength(1);
  });

  test('a request that waits too long gets a 503, and its scan continues', {
    tags: ['full'],
  }, async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { get } = await listen({ scanService: await service().impatient(200) });
    await service().work();
    service().scanner.next = { until: promise };
    const got = await get(query({ url: 'traag.nl' }));
    expect([got.status, got.headers.get('retry-after'), errorIn(got)]).toEqual([
      503,
      '5',
      { code: 'busy', message: words.late, retry_after: 5 },
    ]);
    resolve();
    await expect.poll(async () => (await get(query({ url: 'traag.nl' }))).status).toBe(200);
    expect(service().scanner.asked).toHaveLength(1);
  });

  test('a full queue gives a 503 with Retry-After', { tags: ['full'] }, async () => {
    const { get } = await listen({ scanService: { request: async () => ({ kind: 'busy' }) } });
    const got = await get(query({ url: 'vol.nl' }));
    expect([got.status, errorIn(got)]).toEqual([503, { code: 'busy', message: words.busy, retry_after: 30 }]);
  });

  test('an internal error hides its details, and is reported to the operator', async () => {
    const heard: Error[] = [];
    const fault = new Error('the store is at /srv/pijler');
    const { get } = await listen({
      scanService: { request: () => Promise.reject(fault) },
      reportFault: (one) => heard.push(one),
    });
    const got = await get(query({ url: 'kapot.nl' }));
    expect([got.status, errorIn(got)]).toEqual([500, { code: 'internal', message: words.failures.internal }]);
    expect(heard).toEqual([fault]);
  });
});

/** The status of a response under this Host header. */
const underName = (base: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const requested = request(`${base}/healthz`, { setHost: false, headers: { Host: host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    requested.once('error', reject);
    requested.end();
  });

describe('hosts and origins', () => {
  test('a request for an unknown host name is refused', async () => {
    const { base } = await listen({ publicUrl: 'https://scan.voorbeeld.nl' });
    const hosts = [
      '127.0.0.1',
      'localhost:80',
      '[::1]',
      'scan.voorbeeld.nl',
      'kwaad.nl',
      '127.0.0.1.nip.nl',
      'a@b',
      'a/b',
    ];
    const answers = await Promise.all(hosts.map((host) => underName(base, host)));
    expect(answers).toEqual([200, 200, 200, 200, 421, 421, 421, 421]);
  });

  test('pages of any origin may read results at a public address, and none on loopback', {
    tags: ['full'],
  }, async () => {
    const atHome = await listen();
    const preflight = {
      method: 'OPTIONS',
      headers: { Origin: 'https://a.nl', 'Access-Control-Request-Method': 'POST' },
    };
    const closed = await atHome.get(SCAN_PATH, preflight);
    expect([closed.status, closed.headers.get('access-control-allow-origin')]).toEqual([405, null]);
    const open = await listen({ publicUrl: 'https://scan.voorbeeld.nl' });
    const requested = await open.get(SCAN_PATH, preflight);
    expect([requested.status, requested.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Content-Type, X-GDA-Key',
    ]);
    const wrong = await open.get(SCAN_PATH);
    expect(wrong.headers.get('access-control-allow-origin')).toBe('*');
    expect(wrong.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('responses are neither cached nor sniffed', async () => {
    const { headers } = await (await listen()).get('/healthz');
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  });
});

test('readiness is separate from health', async () => {
  const { get } = await listen({ health: { ready: () => Promise.reject(new Error('no store')) } });
  expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 503]);
  expect((await (await listen()).get('/readyz')).status).toBe(200);
});
