import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ScanError } from '../../../../lib/api/error.ts';
import { servedWords } from '../../../../lib/words/service/served.ts';
import { SCAN_PATH } from '../../../../server/core/paths.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storeForAll } from '../../kit/store.ts';

/** Rejected requests, whether Node or the service rejects them: each gets an error in the format that the client accepts. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const words = servedWords.nl;
const HTML = { Accept: 'text/html,application/xhtml+xml' };

/** The response to raw request text. */
const said = async (base: string, request: string): Promise<{ readonly status: number; readonly text: string }> => {
  const { port } = new URL(base);
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.write(request);
  await once(socket, 'close');
  return { status: Number(text.split(' ')[1]), text };
};
const errorIn = (text: string): ScanError['error'] =>
  ScanError.parse(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).error;

describe('a malformed request', () => {
  const OPEN = 'Connection: close\r\n';
  test.each([
    ['a request that is not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['lines of 20 kB', `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a request with two lengths',
      `POST ${SCAN_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a request without a Host', `GET ${SCAN_PATH}?url=a.nl HTTP/1.1\r\n${OPEN}\r\n`, 421],
    ['a path that is not valid UTF-8', `GET /rapport/%E0%A4%A HTTP/1.1\r\nHost: 127.0.0.1\r\n${OPEN}\r\n`, 404],
    ['the same for another host', `GET /%c0%af HTTP/1.1\r\nHost: kwaad.nl\r\n${OPEN}\r\n`, 421],
  ] as const)('%s gets an error in the usual format, without an echo of the input', async (_, request, status) => {
    const { base } = await listen();
    const heard = await said(base, request);
    expect([heard.status, errorIn(heard.text).code]).toEqual([
      status,
      status === 404 ? 'not_found' : 'invalid_request',
    ]);
    expect(heard.text).toMatch(/content-type: application\/json/i);
    expect(heard.text).toMatch(/x-content-type-options: nosniff/i);
    expect(heard.text).not.toMatch(/FST_|%c0|%E0/);
  });

  test('a request that arrives too slowly gets a 408', {
    tags: ['full'],
    timeout: 10_000,
  }, async () => {
    const { app, base } = await listen();
    expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([15_000, 10_000]);
    [app.server.requestTimeout, app.server.headersTimeout] = [200, 200];
    const head = `POST ${SCAN_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n`;
    const { status, text } = await said(base, `${head}{"u`);
    expect([status, errorIn(text).code]).toEqual([408, 'invalid_request']);
    // Node itself checks every half minute only, which is longer than this test's timeout.
  });

  test('a request that is too large gets a 413', async () => {
    const { get } = await listen();
    const body = JSON.stringify({ url: 'a.nl', more: 'x'.repeat(20_000) });
    const got = await get(SCAN_PATH, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    expect([got.status, ScanError.parse(got.body).error.message]).toEqual([413, words.tooLarge]);
  });
});

describe('a browser gets an error page', () => {
  const post = (base: string, path: string, init: RequestInit) =>
    fetch(base + path, { method: 'POST', redirect: 'manual', ...init, headers: { ...HTML, ...init.headers } });

  test.each([
    ['too much', { body: new URLSearchParams({ url: 'a'.repeat(20_000) }) }, 413, words.tooLarge],
    ['what is no form', { body: 'url=a.nl', headers: { 'Content-Type': 'text/plain' } }, 415, words.badBody],
  ] as const)('for a request with %s', async (_, init, status, sentence) => {
    const { base } = await listen();
    const answer = await post(base, '/scan', init);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain(sentence);
  });

  test('or a redirect to the front page for GET on a form route', async () => {
    const { base } = await listen();
    const answer = await fetch(`${base}/scan`, { headers: HTML, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  const away = Object.assign(new Error('the database system is shutting down'), { code: '57P01' });
  test.each([
    [away, 503, words.away],
    [new Error('the store is at /srv/pijler'), 500, words.failures.internal],
  ] as const)('for an internal error, with the input preserved: %s', async (fault, status, sentence) => {
    const heard: Error[] = [];
    const scanService = { request: () => Promise.reject(fault) };
    const { base } = await listen({ scanService, reportFault: (one) => void heard.push(one) });
    const answer = await post(base, '/scan', { body: new URLSearchParams({ url: 'getypt.nl' }) });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, status === 503 ? '30' : null]);
    expect(page).toContain(sentence);
    expect(page).toContain('value="getypt.nl"');
    expect(page).not.toContain('/srv');
    const events = await (await fetch(`${base}/scan/events?url=getypt.nl`)).text();
    expect(events).toContain(JSON.stringify({ message: sentence }));
    expect(heard).toEqual([fault, fault]);
  });

  test('for an unavailable store, and a program gets JSON', async () => {
    const db = new Proxy(store().db, {
      get: () => () => {
        throw away;
      },
    });
    const { base } = await listen({
      store: { db, read: (work) => work({ db }), hasRoom: async () => true },
      reportFault: () => {},
    });
    for (const [headers, type] of [
      [HTML, 'text/html; charset=utf-8'],
      [{}, 'application/json; charset=utf-8'],
    ] as const) {
      const answer = await fetch(`${base}/rapport/pagina.nl`, { headers });
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
        503,
        type,
        '30',
      ]);
      expect(await answer.text()).toContain(words.away);
    }
  });
});

describe('HEAD requests', () => {
  test('get the status and headers of GET', async () => {
    const { base } = await listen();
    for (const path of ['/', '/controles', '/documentatie', '/healthz', '/openapi.json', '/robots.txt']) {
      const { status, headers } = await fetch(base + path, { method: 'HEAD' });
      const { headers: whole } = await fetch(base + path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, whole.get('content-type')]);
    }
    expect((await fetch(`${base}/rapport/niets.nl`, { method: 'HEAD' })).status).toBe(404);
  });

  test('do not start a scan', async () => {
    const { base } = await listen();
    for (const path of [`${SCAN_PATH}?url=hoofd.nl`, '/scan/events?url=hoofd.nl']) {
      const { status } = await fetch(base + path, { method: 'HEAD', headers: HTML });
      expect([405, 404]).toContain(status);
    }
    expect(service().scanner.asked).toEqual([]);
  });
});

test('the longest possible domain has a result page too', async () => {
  const { base, get } = await listen();
  await service().work();
  const long = `${Array.from({ length: 4 }, () => 'a'.repeat(61)).join('.')}.nl`;
  const { body } = await get(`${SCAN_PATH}?url=${long}`);
  expect(body).toMatchObject({ domain: long });
  expect((await fetch(`${base}/rapport/${long}`)).status).toBe(200);
  expect((await fetch(`${base}/rapport/${'a'.repeat(5_000)}`)).status).toBe(404);
});

test('an invalid request gets rate limit headers too', async () => {
  const { get } = await listen();
  const { status, headers } = await get(`${SCAN_PATH}?url=`);
  expect([status, headers.get('ratelimit-policy')]).toEqual([400, '"public";q=20;w=3600']);
  expect(headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
});
