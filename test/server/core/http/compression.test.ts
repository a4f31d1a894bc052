import { request as ask } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../kit/taking-turns.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storeForAll } from '../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** A response as it arrived over the wire. */
const raw = (url: string, headers: Readonly<Record<string, string>>, body?: Buffer): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const request = ask(url, { headers: { ...headers }, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });

const OPEN = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(sampleOf(['br', 'gzip'] as const, 2))('%s', (encoding) => {
  test.each(['/openapi.json', '/controles', '/documentatie'])(
    '%s is less than a third of its size, and decodes to the same bytes',
    async (path) => {
      const { base } = await listen();
      const plain = await raw(`${base}${path}`, { accept: 'text/html' });
      const packed = await raw(`${base}${path}`, { accept: 'text/html', 'accept-encoding': encoding });
      expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding]);
      expect(packed.headers['vary']).toMatch(/accept-encoding/i);
      expect(packed.body.length).toBeLessThan(plain.body.length / 3);
      expect(OPEN[encoding](packed.body).equals(plain.body)).toBe(true);
    },
  );
});

test('small responses are not compressed, nor those for a client that does not accept it', async () => {
  const { base } = await listen();
  const small = await raw(`${base}/healthz`, { 'accept-encoding': 'br, gzip' });
  expect(small.headers['content-encoding']).toBeUndefined();
  const refused = await raw(`${base}/controles`, { accept: 'text/html', 'accept-encoding': 'br;q=0, identity' });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('compression does not delay the events of a scan', async () => {
  const { base } = await listen();
  await service().work();
  const headers = { 'accept-encoding': 'br, gzip', accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' };
  const { headers: result, body } = await raw(`${base}/scan/events?url=stroom.nl`, headers);
  expect(result['content-encoding']).toBeUndefined();
  expect(body.toString()).toContain('event: done');
});

test('a compressed request body is rejected without being decompressed', { tags: ['full'] }, async () => {
  const { base } = await listen();
  const bomb = gzipSync(JSON.stringify({ url: 'bom.nl', more: 'x'.repeat(8_000_000) }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const { status } = await raw(`${base}/api/gda-scan-api.php`, headers, bomb);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

describe('a static page', () => {
  const page = { accept: 'text/html', 'accept-language': 'en' };

  test.each(['/controles', '/controles/title-present', '/documentatie'])(
    '%s has an ETag that is valid for every encoding',
    async (path) => {
      const { base } = await listen();
      const first = await raw(`${base}${path}`, { ...page, 'accept-encoding': 'gzip' });
      const etag = String(first.headers['etag']);
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
      const again = await raw(`${base}${path}`, { ...page, 'accept-encoding': 'br', 'if-none-match': `"x", ${etag}` });
      expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
      const dutch = await raw(`${base}${path}`, { ...page, 'accept-language': 'nl', 'if-none-match': etag });
      expect(dutch.status).toBe(200);
      expect(dutch.body.toString()).toContain('lang="nl"');
    },
  );

  test('sets the language cookie on each request with ?lang=', async () => {
    const { base } = await listen();
    for (const nth of [1, 2]) {
      const { headers, body } = await raw(`${base}/controles?lang=en`, { accept: 'text/html' });
      expect(headers['set-cookie'], String(nth)).toEqual([expect.stringMatching(/^lang=en;/)]);
      expect(body.toString()).toContain('<html lang="en">');
    }
  });
});

test('a static page, the front page included, has an ETag, and If-None-Match gets a 304 in the same language', {
  tags: ['full'],
}, async () => {
  const { base } = await listen();
  for (const path of ['/', '/controles', '/controles/hsts', '/documentatie']) {
    const first = await raw(`${base}${path}`, { accept: 'text/html', 'accept-encoding': 'br' });
    const tag = String(first.headers['etag']);
    expect([path, first.status, tag]).toEqual([path, 200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    const again = await raw(`${base}${path}`, { accept: 'text/html', 'if-none-match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    const english = await raw(`${base}${path}`, { accept: 'text/html', 'accept-language': 'en', 'if-none-match': tag });
    expect([english.status, english.headers['etag']]).toEqual([200, expect.not.stringContaining(tag)]);
  }
});
