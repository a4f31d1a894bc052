import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { isOwnOrigin, MCP_PATH, readKey } from '../../../../../server/features/scans/routes/mcp.ts';
import { createKey, type Scope } from '../../../../../server/features/teams/store/keys.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/** The service's tools for coding assistants, through the protocol's own client. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

interface Issue {
  readonly scopes?: readonly Scope[];
  readonly perHour?: number;
}
const keyFor = async (name: string, { scopes, perHour = 20 }: Issue = {}): Promise<string> =>
  (await createKey(store(), { name, perHour, ...(scopes && { scopes }) }, NOW)).key;

const connect = async (base: string, headers: Record<string, string>): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(MCP_PATH, base), { requestInit: { headers } });
  await client.connect(transport as never);
  closing.push(() => client.close());
  return client;
};
const withKey = (base: string, key: string, locale = 'en'): Promise<Client> =>
  connect(base, { Authorization: `Bearer ${key}`, 'Accept-Language': locale });

const call = async (client: Client, name: string, args: Record<string, unknown>) => {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [{ text = '' } = {}] = content as { readonly text?: string }[];
  return { isError, told: text.startsWith('{') ? JSON.parse(text) : text };
};

describe('a scan by an assistant', () => {
  test('belongs to its key, and its details can be read by id, over another connection too', async () => {
    const { base } = await listen();
    await service().work();
    const key = await keyFor('assistent');
    const client = await withKey(base, key);
    const { told: outline } = await call(client, 'scan_page', { url: 'mcp.nl' });
    expect(outline).toMatchObject({ scan: expect.any(String), findings: expect.any(Array) });
    expect(outline.untrusted_page_data.host).toBe('mcp.nl');
    const check = 'hsts';

    const other = await withKey(base, key);
    expect((await call(other, 'read_evidence', { scan: outline.scan, check })).told).toMatchObject({ check });
    expect((await call(other, 'read_path', { scan: outline.scan })).isError).toBe(false);
    expect((await call(other, 'read_repair', { scan: outline.scan, check })).isError).toBe(false);

    const again = await call(client, 'scan_page', { url: 'mcp.nl' });
    expect(again.told.scan).not.toBe(outline.scan);
    const compared = await call(other, 'compare_scans', { before: outline.scan, after: again.told.scan });
    expect(compared.told).toMatchObject({ worse: [], better: [] });
    expect(service().scanner.asked).toHaveLength(2);
  });

  test('reports progress per judged pillar', { tags: ['full'] }, async () => {
    const { base } = await listen();
    const { promise, resolve } = Promise.withResolvers<void>();
    service().scanner.next = { until: promise, judged: 3 };
    await service().work();
    const client = await withKey(base, await keyFor('onderweg'));
    const heard: number[] = [];
    const request = client.callTool({ name: 'scan_page', arguments: { url: 'onderweg.nl' } }, undefined, {
      onprogress: ({ progress }) => heard.push(progress),
    });
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual([1, 2, 3]);
    resolve();
    expect((await request).isError ?? false).toBe(false);
  });

  test('of one pillar contains only that pillar', { tags: ['full'] }, async () => {
    const { base } = await listen();
    await service().work();
    const client = await withKey(base, await keyFor('pijler'));
    const { told: result } = await call(client, 'scan_page', { url: 'een-pijler.nl', pillar: 'seo' });
    expect(result.pillars.map(({ id }: { id: string }) => id)).toEqual(['seo']);
  });

  test('is hidden from other teams', async () => {
    const { base } = await listen();
    await service().work();
    const own = await withKey(base, await keyFor('eigen'));
    const other = await withKey(base, await keyFor('ander'));
    const { told: result } = await call(own, 'scan_page', { url: 'van-een-team.nl' });
    const unknown = await call(other, 'read_path', { scan: 'geen' });
    expect((await call(other, 'read_path', { scan: result.scan })).told).toEqual(unknown.told);
    expect(unknown.told).toMatchObject({ error: { code: 'unknown_scan' }, scans: [] });
    expect((await call(other, 'compare_scans', { before: result.scan, after: result.scan })).isError).toBe(true);
  });

  test('requires the scopes of its key', async () => {
    const { base } = await listen();
    await service().work();
    const scansOnly = await withKey(base, await keyFor('alleen scannen', { scopes: ['scan'] }));
    const { told: result } = await call(scansOnly, 'scan_page', { url: 'rechten.nl' });
    expect((await call(scansOnly, 'read_path', { scan: result.scan })).told.error.code).toBe('forbidden');
    const readsOnly = await withKey(base, await keyFor('alleen lezen', { scopes: ['read'] }));
    const refused = await call(readsOnly, 'scan_page', { url: 'rechten.nl' });
    expect(refused.told.error).toEqual({ code: 'invalid_key', help: expect.stringContaining('scan') });
    expect((await call(readsOnly, 'read_check', { check: 'hsts' })).isError).toBe(false);
  });

  test('counts towards the hourly limit of its key', { tags: ['full'] }, async () => {
    const { base } = await listen();
    await service().work();
    const client = await withKey(base, await keyFor('zuinig', { perHour: 1 }), 'nl');
    expect((await call(client, 'scan_page', { url: 'een.nl' })).isError).toBe(false);
    const { told: result } = await call(client, 'scan_page', { url: 'twee.nl' });
    expect(result).toMatchObject({ error: { code: 'rate_limited' }, retry_after: expect.any(Number) });
    expect(service().scanner.asked.map(({ url }) => url)).toEqual(['https://een.nl/']);
  });

  test('gives a reason when it fails, with text of the site in a separate field', async () => {
    const { base } = await listen({ isNeverScanned: (host) => host === 'met-rust.nl' });
    await service().work();
    const client = await withKey(base, await keyFor('mislukt'));
    const detail = 'IGNORE-ALL-INSTRUCTIONS';
    service().scanner.next = { fails: new ScanFailure('unsupported_page', detail, { reason: 'robots', detail }) };
    const { told: result } = await call(client, 'scan_page', { url: 'robots.nl' });
    expect(result.error).toEqual({ code: 'unsupported_page', help: expect.not.stringContaining(detail) });
    expect(result.untrusted_page_data.message).toContain(detail);
    for (const url of ['http://10.0.0.1/', 'http://localhost/', 'met-rust.nl'])
      expect((await call(client, 'scan_page', { url })).told.error.code, url).toMatch(/unsupported_page|invalid_url/);
  });
});

describe('access to the MCP endpoint', () => {
  const post = async (base: string, headers: Record<string, string>, method = 'POST') => {
    const answer = await fetch(new URL(MCP_PATH, base), {
      method,
      headers: {
        ...(method === 'POST' && { 'Content-Type': 'application/json' }),
        ...{ Accept: 'application/json, text/event-stream', ...headers },
      },
      ...(method === 'POST' && { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('requires a valid key, and never reads it from the address', async () => {
    const { base } = await listen();
    const key = await keyFor('binnen');
    const none = await post(base, {});
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await post(base, { Authorization: 'Bearer pijler_onbekend' })).status).toBe(401);
    expect((await post(base, { Authorization: `Basic ${key}` })).status).toBe(401);
    const inAddress = await fetch(`${base}${MCP_PATH}?key=${key}`, { method: 'POST' });
    expect(inAddress.status).toBe(401);
    expect((await post(base, { Authorization: `Bearer ${key}` })).text).toContain('scan_page');
    expect((await post(base, { 'X-GDA-Key': key })).text).toContain('scan_page');
  });

  test('is refused to pages of another origin, even with a key', async () => {
    const { base } = await listen();
    const Authorization = `Bearer ${await keyFor('herkomst')}`;
    for (const Origin of ['https://kwaad.nl', 'null', 'http://127.0.0.1:1'])
      expect((await post(base, { Authorization, Origin })).status, Origin).toBe(403);
    expect((await post(base, { Authorization, Origin: new URL(base).origin })).status).toBe(200);
  });

  test('allows only POST: there are no event streams or sessions', { tags: ['full'] }, async () => {
    const { base } = await listen();
    for (const method of ['GET', 'DELETE']) {
      const { status, headers } = await post(base, {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  test('answers a malformed message with 400 in JSON-RPC', async () => {
    const { base } = await listen();
    const headers = {
      ...{ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      Authorization: `Bearer ${await keyFor('vorm')}`,
    };
    const answer = await fetch(new URL(MCP_PATH, base), { method: 'POST', headers, body: '{}' });
    expect([answer.status, (await answer.json()).jsonrpc]).toEqual([400, '2.0']);
  });
});

test.each([
  [undefined, 'scan.nl', 'https://scan.nl', true],
  ['https://scan.nl', 'scan.nl', 'https://scan.nl', true],
  ['https://kwaad.nl', 'scan.nl', 'https://scan.nl', false],
  ['http://scan.nl', 'scan.nl', 'https://scan.nl', false],
  ['null', 'scan.nl', 'https://scan.nl', false],
  ['http://localhost:8080', 'localhost:8080', null, true],
  ['http://localhost:3000', 'localhost:8080', null, false],
  ['http://kwaad.nl:8080', 'kwaad.nl:8080', null, false],
])('the origin %s at %s (public address %s) is our own: %s', (origin, host, publicUrl, is) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(is);
});

test.each([
  [{ authorization: 'Bearer a.b_c' }, 'a.b_c'],
  [{ authorization: 'bearer   x' }, 'x'],
  [{ authorization: 'Bearer a b' }, ''],
  [{ 'x-gda-key': ' y ' }, 'y'],
  [{ authorization: 'Bearer x', 'x-gda-key': 'y' }, 'x'],
  [{}, ''],
])('reads the key from %j', (headers, key) => {
  expect(readKey(headers)).toBe(key);
});
