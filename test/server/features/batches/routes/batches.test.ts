import { describe, expect, test } from 'vitest';
import { v1Words } from '../../../../../lib/words/service/words.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { sampleOf } from '../../../../kit/taking-turns.ts';
import { feedingFor } from '../../../kit/batch.ts';
import { expectDescribed, type Got } from '../../../kit/described.ts';
import { type Listening, listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const { feedAndWork } = feedingFor(store, service);
const listen = listenFor(store, service);
const PATH = '/api/v1/batches';

const keyWith = (changes: Partial<Parameters<typeof createKey>[1]> = {}) =>
  createKey(store(), { name: 'iemand', ...changes }, NOW);

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly batch: Json & { readonly id: string };
  readonly folded: Json;
  readonly skipped: Json;
}

const asJson = (key: string, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  ...{ method: 'POST', body: JSON.stringify(body) },
  headers: { 'X-GDA-Key': key, 'Content-Type': 'application/json', ...headers },
});
const asFile = (key: string, body: string): RequestInit => ({
  ...{ method: 'POST', body },
  headers: { 'X-GDA-Key': key, 'Content-Type': 'text/csv' },
});
const withKey = (key: string): RequestInit => ({ headers: { 'X-GDA-Key': key } });

const create = async ({ get }: Listening, key: string, body: unknown): Promise<Answer> => {
  const got = await get(PATH, asJson(key, body));
  expect(got.status).toBe(201);
  return got.body as Answer;
};

/** A response as text; each JSON line is checked against the API description. */
const textOf = async ({ base }: Listening, path: string, key: string) => {
  const answer = await fetch(`${base}${path}`, withKey(key));
  const text = await answer.text();
  const result = { status: answer.status, headers: answer.headers };
  const lines = path.includes('csv') ? [] : text.split('\n').filter((line) => line !== '');
  const bodies = lines.map((line): Json => JSON.parse(line));
  for (const body of bodies) expectDescribed('GET', path.split('?')[0] ?? '', { ...result, body });
  return { ...result, text, lines: bodies };
};

const codeOf = ({ body }: Got): string => (body as { error: { code: string } }).error.code;

describe('a batch', () => {
  test('is created, followed to its end, and downloaded as lines and as a table', async () => {
    const service = await listen();
    const { key } = await keyWith({ perHour: 7 });
    const { batch, folded } = await create(service, key, {
      urls: ['een.nl', 'https://twee.nl/', 'http://een.nl', 'een.nl'],
    });
    expect(batch).toMatchObject({ size: 3, left: 3, progress: 0, language: 'nl', kind: 'list', ended_at: null });
    expect(folded).toEqual({ count: 1, lines: [{ line: 4, same_as: 1 }] });
    const at = `${PATH}/${batch.id}`;
    expect((await textOf(service, `${at}/results`, key)).lines).toEqual([]);
    await feedAndWork();
    await expect
      .poll(async () => (await service.get(at, withKey(key))).body, { timeout: 20_000 })
      .toMatchObject({ left: 0, progress: 1, counts: { done: 3 }, ended_at: new Date(NOW).toISOString() });
    const { lines, headers } = await textOf(service, `${at}/results`, key);
    expect(headers.get('content-type')).toBe('application/jsonl');
    expect(lines.map(({ number, url, state }) => [number, url, state])).toEqual([
      [1, 'https://een.nl/', 'done'],
      [2, 'https://twee.nl/', 'done'],
      [3, 'http://een.nl/', 'done'],
    ]);
    expect(lines[0]).toMatchObject({ failure: null, scan_url: `${service.base}/rapport/een.nl` });
    expect(lines[0]).not.toHaveProperty('result');
    const full = await textOf(service, `${at}/results?full=1`, key);
    expect(full.lines[1]).toMatchObject({
      result: { api_tier: 'partner', domain: 'twee.nl', rate_limit: '7/hour' },
    });
    const table = await textOf(service, `${at}/results.csv`, key);
    const rows = table.text.split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/^nummer;adres;stand;eindcijfer;domein;/);
    expect(rows[1]).toMatch(/^1;https:\/\/een\.nl\/;gescand;\d+;/);
    expect(await service.get(`${PATH}?x=1`, withKey(key))).toMatchObject({
      ...{ status: 200, body: { batches: [{ id: batch.id, size: 3 }], next: null } },
    });
  });

  test('accepts a CSV file too, and finds the column with addresses', { tags: ['full'] }, async () => {
    const { get } = await listen();
    const { key } = await keyWith();
    const file = '\ufeffKlant;Website\r\n"Bakker ""De\nHoek""";bakker.nl\r\n\r\nSlager;https://slager.nl/a?b=c\r\n';
    const got = await get(`${PATH}?language=en`, asFile(key, file));
    expect([got.status, got.body]).toMatchObject([201, { batch: { size: 2, language: 'en' } }]);
    const bad = await get(PATH, asFile(key, `${file}Leeg;\r\nKok;kok\r\n`));
    expect([bad.status, bad.body]).toMatchObject([
      400,
      {
        error: {
          code: 'invalid_request',
          lines: [
            { line: 6, text: '' },
            { line: 7, text: 'kok' },
          ],
        },
      },
    ]);
    const skipping = await get(`${PATH}?skip_invalid=1&fresh=1`, asFile(key, `${file}Kok;kok\r\n`));
    const reason = v1Words.nl.batches.notAddress;
    expect([skipping.status, skipping.body]).toMatchObject([
      201,
      { batch: { size: 2, fresh: true }, skipped: { count: 1, lines: [{ line: 6, text: 'kok', reason }] } },
    ]);
  });

  test('is rejected with a reason, and nothing of it is stored or counted', async () => {
    const { get } = await listen();
    const { key } = await keyWith();
    const many = Array.from({ length: 5_001 }, (_, nth) => `a${nth}.nl`);
    const bodies: readonly [unknown, number, string][] = [
      [{}, 400, 'invalid_request'],
      [{ urls: 'a.nl' }, 400, 'invalid_request'],
      [{ urls: [] }, 400, 'invalid_request'],
      [{ urls: ['a.nl'], language: 'fr' }, 400, 'invalid_request'],
      [{ urls: ['a.nl', 'ftp://b.nl', 'c d'] }, 400, 'invalid_request'],
      [{ urls: [`a.nl/${'x'.repeat(2_100)}`] }, 400, 'invalid_request'],
      [{ urls: many }, 413, 'too_large'],
      [{ urls: ['x'.repeat(2_200_000)] }, 413, 'too_large'],
    ];
    for (const [body, status, code] of bodies) {
      const got = await get(PATH, asJson(key, body));
      expect([got.status, codeOf(got)], JSON.stringify(body).slice(0, 80)).toEqual([status, code]);
    }
    expect((await get(PATH, asJson(key, { urls: ['a.nl'] }, { 'Content-Type': 'text/html' }))).status).toBe(415);
    expect((await get(PATH, asJson(key, { urls: ['a.nl'] }, { 'Idempotency-Key': 'a b' }))).status).toBe(400);
    expect((await get(PATH, withKey(key))).body).toEqual({ batches: [], next: null });
    expect((await get(PATH, withKey(key))).headers.get('ratelimit')).toBe('"day";r=500;t=0');
  });

  test('is created once per idempotency key, and the same key with another list gets 409', {
    tags: ['full'],
  }, async () => {
    const { get } = await listen();
    const { key } = await keyWith();
    const requestOf = (urls: readonly string[], word = '"woord-1"') =>
      get(PATH, asJson(key, { urls }, { 'Idempotency-Key': word }));
    const all = await Promise.all([1, 2, 3].map(() => requestOf(['zelfde.nl'])));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(all.map(({ body }) => (body as Answer).batch.id)).size).toBe(1);
    expect((await requestOf(['zelfde.nl'], 'woord-1')).status).toBe(200);
    const other = await requestOf(['ander.nl']);
    expect([other.status, codeOf(other)]).toEqual([409, 'conflict']);
    // Another team’s idempotency keys are separate.
    const theirs = await keyWith();
    expect((await get(PATH, asJson(theirs.key, { urls: ['ander.nl'] }, { 'Idempotency-Key': 'woord-1' }))).status).toBe(
      201,
    );
    expect((await get(PATH, withKey(key))).headers.get('ratelimit')).toBe('"day";r=499;t=86400');
  });

  test('is rejected when it exceeds the daily limit of the key, with the time until it fits', async () => {
    const { get } = await listen();
    const { key } = await keyWith({ perDay: 5 });
    const ask = (...urls: readonly string[]) => get(PATH, asJson(key, { urls }, { 'Accept-Language': 'en' }));
    expect((await ask('a.nl', 'b.nl', 'c.nl')).headers.get('ratelimit')).toBe('"day";r=2;t=86400');
    service().now = NOW + MINUTE;
    const got = await ask('d.nl', 'e.nl', 'f.nl');
    expect([got.status, codeOf(got), got.headers.get('retry-after')]).toEqual([429, 'rate_limited', '86340']);
    const { limited, never } = v1Words.en.batches;
    expect(got.body).toMatchObject({
      error: { message: limited({ wanted: 3, limit: 5, remaining: 2 }), retry_after: 86_340 },
    });
    expect((await ask('d.nl', 'e.nl')).headers.get('ratelimit')).toBe('"day";r=0;t=86340');
    const far = await ask('1.nl', '2.nl', '3.nl', '4.nl', '5.nl', '6.nl');
    expect([far.status, far.body]).toMatchObject([413, { error: { message: never({ wanted: 6, limit: 5 }) } }]);
    service().now = NOW + 24 * 60 * MINUTE;
    expect((await ask('g.nl', 'h.nl', 'i.nl')).status).toBe(201);
  });

  test('reports pages whose owner refuses scans, and does not visit them', { tags: ['full'] }, async () => {
    const there = await listen({ isNeverScanned: (host) => host === 'niet.nl' });
    const { key } = await keyWith({ perDay: 1 });
    const { batch } = await create(there, key, { urls: ['niet.nl', 'wel.nl'], language: 'en' });
    expect(batch).toMatchObject({ left: 1, counts: { failed: 1, waiting: 1 } });
    const { lines } = await textOf(there, `${PATH}/${batch.id}/results`, key);
    expect(lines).toMatchObject([
      { failure: { code: 'unsupported_page', message: 'The owner of this site wants no scans.' }, scan: null },
    ]);
  });

  test('scans no more pages once cancelled, and restores the quota', { tags: ['full'] }, async () => {
    const { get } = await listen();
    const { key } = await keyWith({ perDay: 5 });
    const got = await get(PATH, asJson(key, { urls: ['a.nl', 'b.nl'] }));
    const { id } = (got.body as Answer).batch;
    const cancelled = await get(`${PATH}/${id}/cancel`, { method: 'POST', ...withKey(key) });
    expect([cancelled.status, cancelled.body]).toMatchObject([200, { left: 0, counts: { cancelled: 2 } }]);
    expect(cancelled.headers.get('ratelimit')).toBe('"day";r=5;t=0');
    const audit = (await get('/api/v1/audit', withKey(key))).body as { events: { action: string; about: string }[] };
    expect(audit.events.map(({ action, about }) => [action, about])).toEqual([
      ['batchCancelled', id],
      ['batchMade', '2'],
    ]);
  });
});

describe('another team', () => {
  const ROUTES: readonly (readonly [method: string, path: string])[] = [
    ['GET', ''],
    ['GET', '/results'],
    ['GET', '/results.csv'],
    ['POST', '/cancel'],
  ];
  test.each(sampleOf(ROUTES, 2))(
    'gets the same 404 for a batch as for one that does not exist: %s %s',
    async (method, path) => {
      const there = await listen();
      const [own, other] = [await keyWith(), await keyWith()];
      const { batch } = await create(there, own.key, { urls: ['geheim.nl'] });
      const ask = (id: string, key: string) => there.get(`${PATH}/${id}${path}`, { method, ...withKey(key) });
      const [theirs, none] = [await ask(batch.id, other.key), await ask('bat_000', other.key)];
      expect([theirs.status, theirs.body]).toEqual([404, none.body]);
      expect(none.status).toBe(404);
      expect((await there.get(PATH, withKey(other.key))).body).toEqual({ batches: [], next: null });
      expect((await there.get(`${PATH}?before=${batch.id}`, withKey(other.key))).status).toBe(404);
      expect(await there.get(`${PATH}/${batch.id}`, withKey(own.key))).toMatchObject({ body: { left: 1 } });
    },
  );

  test.each([
    ['GET', '', 'read'],
    ['POST', '', 'batch'],
    ['GET', '/bat_1', 'read'],
    ['GET', '/bat_1/results', 'read'],
    ['GET', '/bat_1/results.csv', 'read'],
    ['POST', '/bat_1/cancel', 'batch'],
  ] as const)('a key without the scope gets 403: %s %s', async (method, path, lacks) => {
    const { get } = await listen();
    const scopes = (['scan', 'read', 'batch', 'manage'] as const).filter((scope) => scope !== lacks);
    const got = await get(`${PATH}${path}`, { method, ...withKey((await keyWith({ scopes })).key) });
    expect([got.status, codeOf(got)]).toEqual([403, 'forbidden']);
  });
});
