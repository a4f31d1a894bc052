import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AppSettings, makeApp } from '../../../server/app/app.ts';
import { openApi } from '../../../server/app/openapi/document.ts';
import { SCAN_PATH } from '../../../server/core/paths.ts';
import { ScanFailure } from '../../../server/engine/scan-failure.ts';
import type { ScanResponse } from '../../../server/features/scans/worker/scan-service.ts';
import { createKey } from '../../../server/features/teams/store/keys.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { expectDescribed, type Got } from '../kit/described.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { NOW, storeForAll } from '../kit/store.ts';

const FILE = join(import.meta.dirname, '../../../docs/openapi.json');
const DOCUMENT = openApi('en');

/** The part of OpenAPI 3.1.1 (§4.8) that ours uses: what a place must have, and what else it may. */
const Text = z.string().check(z.minLength(1));
const Reference = z.strictObject({ $ref: Text });
const JsonSchema = z.looseObject({});
const Content = z.record(z.string().check(z.regex(/^[a-z]+\/[a-z+]+$/)), z.strictObject({ schema: JsonSchema }));
const Header = z.strictObject({ description: Text, required: z.boolean(), schema: JsonSchema });
const Parameter = z.strictObject({
  ...{ name: Text, in: z.enum(['query', 'header', 'path', 'cookie']), description: Text },
  ...{ required: z.optional(z.boolean()), schema: JsonSchema },
});
const Response = z.strictObject({
  description: Text,
  headers: z.optional(z.record(Text, Reference)),
  content: z.optional(Content),
});
const Operation = z.strictObject({
  ...{ operationId: Text, tags: z.array(Text), summary: Text, description: Text },
  parameters: z.optional(z.array(Parameter)),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content: Content })),
  responses: z.record(z.string().check(z.regex(/^(?:[1-5]\d\d|default)$/)), Response),
  security: z.optional(z.array(z.record(Text, z.array(Text)))),
});
const Document = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.strictObject({
    ...{ title: Text, summary: Text, description: Text, version: Text },
    ...{ contact: z.strictObject({ name: Text }), license: z.strictObject({ name: Text, identifier: Text }) },
  }),
  servers: z.array(z.strictObject({ url: Text })),
  tags: z.array(z.strictObject({ name: Text, description: Text })),
  paths: z.record(
    z.string().check(z.regex(/^\//)),
    z.partialRecord(z.enum(['get', 'put', 'post', 'delete', 'patch']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().check(z.regex(/^[\w.-]+$/)), JsonSchema),
    headers: z.record(Text, Header),
    securitySchemes: z.record(
      Text,
      z.strictObject({ type: z.literal('apiKey'), in: z.literal('header'), name: Text, description: Text }),
    ),
  }),
});

type Json = Readonly<Record<string, unknown>>;

/** Every object within a value. */
const objects = (value: unknown): readonly Json[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value as Json]), ...Object.values(value).flatMap(objects)];

/** What it says without its sentences. */
const wordless = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) =>
      key === 'contact' || (['title', 'description', 'summary'].includes(key) && typeof inner === 'string')
        ? ''
        : inner,
    ),
  );

const operations = Object.entries(DOCUMENT.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation: Operation.parse(operation) })),
);

describe('the description', () => {
  test('is committed as it is made: npm run openapi', () => {
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(DOCUMENT);
  });

  test('has the structure of OpenAPI 3.1', () => {
    expect(z.safeParse(Document, DOCUMENT).error?.issues).toBeUndefined();
  });

  test('has schemas of JSON Schema 2020-12, and every reference leads somewhere', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const [name, schema] of Object.entries(DOCUMENT.components.schemas))
      expect(ajv.validateSchema(schema), name).toBe(true);
    const references = objects(DOCUMENT).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(50);
    const leadsNowhere = references.filter(
      (reference) =>
        reference
          .split('/')
          .slice(1)
          .reduce<unknown>((value, step) => (value as Json | undefined)?.[step], DOCUMENT) === undefined,
    );
    expect(leadsNowhere).toEqual([]);
  });

  test('names each operation once, the parameters of its path, and its keys', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath, path).toEqual([...path.matchAll(/\{\w+\}/g)].map(([name]) => name));
      const schemes = (operation.security ?? []).flatMap(Object.keys);
      expect(schemes.filter((name) => !(name in DOCUMENT.components.securitySchemes))).toEqual([]);
    }
  });

  test('says of every field what it is', () => {
    const silent = Object.entries(DOCUMENT.components.schemas).flatMap(([name, { properties }]) =>
      Object.entries(properties as Readonly<Record<string, Json>>).flatMap(([field, { description }]) =>
        description ? [] : [`${name}.${field}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  test('wants no field of a request that has a default, and no other than are taken', () => {
    const { required, properties } = DOCUMENT.components.schemas['CreateMonitorRequest'] ?? {};
    expect(required).toEqual(['cadence']);
    // A generator takes a field with a default for one that is always there: it is told in words.
    expect((properties as Readonly<Record<string, Json>>)['hour']?.['description']).toMatch(/ By default: 6\.$/);
    const withDefault = objects(DOCUMENT.components.schemas).filter((one) => 'default' in one && 'type' in one);
    expect(withDefault).toEqual([]);
    // A request that says what the service does not know is refused, and its schema says so.
    const check = new Ajv2020({ strict: false }).compile(DOCUMENT.components.schemas['CreateWebhookRequest'] ?? {});
    expect([check({ url: 'https://a.nl/' }), check({ url: 'https://a.nl/', more: 1 })]).toEqual([true, false]);
  });

  test('every body that is sent is a request by its name, and no answer is one', () => {
    for (const { path, operation } of operations) {
      const names = (part: unknown): readonly string[] =>
        objects(part).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref.split('/').at(-1) ?? ''] : []));
      expect(
        names(operation.requestBody).filter((name) => !name.endsWith('Request')),
        path,
      ).toEqual([]);
      expect(
        names(operation.responses).filter((name) => name.endsWith('Request')),
        path,
      ).toEqual([]);
    }
  });

  test('lets an answer have fields that this version does not know', () => {
    const answers = Object.entries(DOCUMENT.components.schemas).filter(([name]) => !name.endsWith('Request'));
    const closed = answers.filter(([, schema]) => objects(schema).some((one) => one['additionalProperties'] === false));
    expect(closed.map(([name]) => name)).toEqual([]);
  });

  test('has patterns that are regular expressions of JSON Schema: ECMA-262 with the flag u', () => {
    const patterns = objects(DOCUMENT).flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
    expect(patterns.length).toBeGreaterThan(1);
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
  });

  test('is the same in Dutch, but for its sentences', () => {
    expect(wordless(openApi('nl'))).toEqual(wordless(DOCUMENT));
    expect(openApi('nl')).not.toEqual(DOCUMENT);
  });
});

/** Every method and path of a tree of routes, whose branches tell what they add to the one that they hang on. */
const routesIn = (tree: string): readonly string[] => {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, drawn = '', own = '', methods = ''] = /^([\s│├└─]+)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (own === '') return [];
    const depth = drawn.length / 4;
    above.splice(depth - 1, above.length, own);
    const path = above.join('').replace(/:(\w+)/g, '{$1}');
    return methods.split(', ').map((method) => `${method} ${path}`);
  });
};

test('describes every route below /api/, and no route that is not there', async () => {
  const app = makeApp({
    ...{
      publicUrl: null,
      contact: null,
      isNeverScanned: () => false,
      hasMail: true,
      lookAtBadge: async () => {},
      keepPublic: 30,
      proxies: [],
      needsKey: false,
      now: () => 0,
    },
    health: { ready: async () => {} },
    ...{
      store: { db: null as never, read: () => Promise.reject(new Error('nothing is read')), hasRoom: async () => true },
      scanService: { request: () => Promise.reject() },
      answered: () => {},
      reportFault: () => {},
    },
  });
  await app.ready();
  // The head of what can be read comes with it.
  const routes = routesIn(app.printRoutes({ commonPrefix: false })).filter((one) => !one.startsWith('HEAD '));
  const lines = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(lines.filter((one) => !routes.includes(one))).toEqual([]);
  // Whatever answers GET answers HEAD, which is described with it (RFC 9110 §9.3.2).
  const undescribed = routes.filter((one) => / \/api\//.test(one) && !one.startsWith('HEAD ') && !lines.includes(one));
  expect(undescribed, 'routes that no routes/operations.ts of a feature describes').toEqual([]);
  await app.close();
});

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** A situation: what the app is told, and the request put to it. */
interface Situation {
  readonly app?: Partial<AppSettings>;
  readonly fails?: Error;
  readonly fields?: Json;
  readonly init?: RequestInit;
}

const HOUR = { limit: 20, remaining: 0, reset: 60 };
const requestOf = (kind: ScanResponse): Partial<AppSettings> => ({ scanService: { request: async () => kind } });
const failing = (code: ConstructorParameters<typeof ScanFailure>[0]): Situation => ({
  fails: new ScanFailure(code, 'why'),
});

/** A real situation for each status; those of a body are for POST alone. */
const SITUATIONS: Readonly<Record<number, Situation>> = {
  200: {},
  400: { fields: { url: '' } },
  401: { fields: { url: 'a.nl', key: 'pij_niets' } },
  413: { fields: { url: 'a.nl', more: 'x'.repeat(20_000) } },
  415: { init: { headers: { 'Content-Type': 'text/plain' } } },
  422: failing('unsupported_page'),
  429: { app: requestOf({ kind: 'limited', hour: HOUR }) },
  500: failing('internal'),
  503: { app: requestOf({ kind: 'busy' }) },
};
const OF_A_BODY = ['413', '415'];

const putTo = (fields: Json, method: string, init: RequestInit = {}): readonly [string, RequestInit] =>
  method === 'get'
    ? [`${SCAN_PATH}?${new URLSearchParams(fields as Record<string, string>)}`, init]
    : [
        SCAN_PATH,
        { headers: { 'Content-Type': 'application/json' }, ...init, method: 'POST', body: JSON.stringify(fields) },
      ];

describe.each(sampleOf(['get', 'post'], 2, 1))('the scan by %s', (method) => {
  const described = Object.keys(DOCUMENT.paths[SCAN_PATH]?.[method]?.['responses'] ?? {});

  test('tells of the statuses that are here, and of 403 and 421', () => {
    const statuses = Object.keys(SITUATIONS).filter((status) => method === 'post' || !OF_A_BODY.includes(status));
    expect(described).toEqual([...statuses, '403', '421'].toSorted());
  });

  // Of pages of other origins: `test/server/core/http/cross-site.test.ts`.
  const here = described.filter((status) => status !== '421' && status !== '403');
  test.each(here)('%s is given as it is described', async (status) => {
    const { app = {}, fails, fields = { url: `${method}-${status}.nl` }, init } = SITUATIONS[Number(status)] ?? {};
    const { get } = await listen(app);
    await service().work();
    service().scanner.next = fails ? { fails } : {};
    // The kit holds it to the description.
    expect((await get(...putTo(fields, method, init))).status).toBe(Number(status));
  });
});

test.each(['unreachable', 'timeout'] as const)('a site that is %s is a 200 as it is described', async (code) => {
  const { get } = await listen();
  await service().work();
  service().scanner.next = { fails: new ScanFailure(code, 'as a test has it') };
  const { status, body } = await get(`${SCAN_PATH}?url=${code}-hier.nl`);
  expect([status, body]).toMatchObject([200, { ok: false, error: { code } }]);
});

test.each([{}, { key: true }] as const)('a page without a grade is a 200 as it is described (%j)', async (request) => {
  const { get } = await listen();
  await service().work();
  service().scanner.next = { facts: {} };
  const { key } = 'key' in request ? await createKey(store(), { name: 'geen cijfer', perHour: 3 }, NOW) : { key: '' };
  const { status, body } = await get(`${SCAN_PATH}?url=geen-cijfer-${key === '' ? 0 : 1}.nl&key=${key}`);
  expect([status, body]).toMatchObject([200, { ok: false, error: { code: 'not_gradable' }, pillars: [] }]);
});

test('the service gives it, and holds what else it describes', async () => {
  const { get } = await listen();
  expect((await get('/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(DOCUMENT)));
  expect((await get('/healthz')).status).toBe(200);
  const down = await listen({ health: { ready: () => Promise.reject(new Error('no store')) } });
  expect((await down.get('/readyz')).status).toBe(503);
});

test.each([
  ['a status that is not there', { status: 418 }],
  ['a field too many', { body: { ok: true, more: 1 } }],
  ['another type', { headers: new Headers({ 'Content-Type': 'text/html' }) }],
] as const)('%s would be noticed', (_, change) => {
  const got: Got = {
    ...{ status: 200, headers: new Headers({ 'Content-Type': 'application/json' }), body: { ok: true } },
    ...change,
  };
  expect(() => expectDescribed('GET', '/healthz', got)).toThrow();
});

test('a header line that is missing would be noticed', () => {
  const body = { ok: false, error: { code: 'busy', message: 'x' } };
  const lines = { 'Content-Type': 'application/json', RateLimit: 'x', 'RateLimit-Policy': 'x' };
  const got: Got = {
    ...{ status: 503, body },
    headers: new Headers({ ...lines, 'X-RateLimit-Remaining': '1', 'Retry-After': '3' }),
  };
  expectDescribed('GET', SCAN_PATH, got);
  got.headers.delete('Retry-After');
  expect(() => expectDescribed('GET', SCAN_PATH, got)).toThrow();
});
