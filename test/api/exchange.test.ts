import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Call, type Fetch, type Line, sendRequest, Unanswered } from '../../lib/api/exchange.ts';
import { hanging } from '../kit/deadlines.ts';
import { testLine } from './line.ts';

const KEY = 'sleutel-van-een-klant';
const CALL: Call = { method: 'GET', url: new URL('https://dienst.nl/api?url=a.nl'), body: null };
/** Maximum bytes read from a response. */
const CAP = 4 * 1024 * 1024;

const answering = (body: BodyInit | null = '{}', init: ResponseInit = {}) =>
  vi.fn<Fetch>(async () => new Response(body, init));
const over = (send: Fetch, changes: Partial<Line> = {}) => testLine({ send, ...changes });

describe('a request', () => {
  test.each([
    ['with a key', () => KEY, { accept: 'application/json', 'X-GDA-Key': KEY }],
    ['without a key', null, { accept: 'application/json' }],
  ])('%s: no redirects, cookies, cache or referrer, and the key only in its header', async (_, key, headers) => {
    const send = answering();
    const { signal: end } = new AbortController();
    await sendRequest(CALL, over(send, { key, end }));
    const how = {
      method: 'GET',
      headers,
      body: null,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: end,
    };
    expect(send.mock.calls).toEqual([['https://dienst.nl/api?url=a.nl', how]]);
  });

  test('with a body has a JSON content type', async () => {
    const send = answering();
    await sendRequest({ method: 'POST', url: CALL.url, body: '{"url":"a.nl"}' }, over(send));
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"url":"a.nl"}',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    });
  });

  test('that is already aborted is not sent', async () => {
    const send = answering();
    const line = over(send, { end: AbortSignal.abort('cancelled') });
    await expect(sendRequest(CALL, line)).rejects.toMatchObject({ name: 'Unanswered', why: 'interrupted' });
    expect([send.mock.calls, line.contacts]).toEqual([[], []]);
  });
});

describe('over the wire', () => {
  const servers: Server[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

  /** A server on loopback that records its requests. */
  const serving = async (answer: (path: string) => { status: number; headers: Record<string, string> }) => {
    const heard: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      heard.push(request);
      const { status, headers } = answer(request.url ?? '');
      response.writeHead(status, { ...headers, connection: 'close' }).end('{}');
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { heard, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };

  test.each([301, 302, 303, 307, 308])(
    'a redirect (%i) is not followed, and nobody else gets the key',
    async (status) => {
      const thief = await serving(() => ({ status: 200, headers: {} }));
      const service = await serving(() => ({ status, headers: { location: `${thief.base}/buit` } }));
      const call: Call = { method: 'GET', url: new URL(`${service.base}/api`), body: null };
      await expect(sendRequest(call, testLine({ key: () => KEY }))).rejects.toMatchObject({ why: 'unreachable' });
      expect(service.heard.map(({ headers }) => headers['x-gda-key'])).toEqual([KEY]);
      expect(thief.heard).toEqual([]);
    },
  );

  test.each([301, 302, 303, 307, 308])(
    'a redirect (%i) to another path of the service is not followed',
    async (status) => {
      const service = await serving((path) =>
        path === '/api' ? { status, headers: { location: '/ander' } } : { status: 200, headers: {} },
      );
      const call: Call = { method: 'GET', url: new URL(`${service.base}/api`), body: null };
      await expect(sendRequest(call, testLine({ key: () => KEY }))).rejects.toMatchObject({ why: 'unreachable' });
      expect(service.heard.map(({ url }) => url)).toEqual(['/api']);
    },
  );

  test('the key is only in its header: not in the address, a cookie or a referrer', async () => {
    const service = await serving(() => ({ status: 200, headers: { 'set-cookie': 'a=1' } }));
    const call: Call = { method: 'GET', url: new URL(`${service.base}/api`), body: null };
    await sendRequest(call, testLine({ key: () => KEY }));
    await sendRequest(call, testLine({ key: () => KEY }));
    expect(service.heard).toHaveLength(2);
    for (const { url, headers } of service.heard) {
      const { 'x-gda-key': key, ...others } = headers;
      expect(key).toBe(KEY);
      expect(JSON.stringify([url, others])).not.toContain(KEY);
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    }
  });
});

describe('the ledger', () => {
  const rows = (send: Fetch, changes: Partial<Line> = {}) => {
    const written: unknown[] = [];
    const open: Line['open'] = (request) => {
      written.push(request);
      return (ended) => void written.push(ended);
    };
    return { written, line: over(send, { open, ...changes }) };
  };
  const request = { method: 'GET', host: 'dienst.nl', path: '/api?url=a.nl', purpose: 'service' };

  test('has the contact before it is made, and its outcome', async () => {
    const { written, line } = rows(async () => {
      expect(written).toEqual([request]);
      return new Response('abc', { status: 503 });
    });
    await sendRequest(CALL, line);
    expect(written).toEqual([request, { status: 503, bytes: 3 }]);
  });

  test('records a failed contact', async () => {
    const { written, line } = rows(() => Promise.reject(new TypeError('no network')));
    await expect(sendRequest(CALL, line)).rejects.toBeInstanceOf(Unanswered);
    expect(written).toEqual([request, { status: null, bytes: null }]);
  });
});

describe('a response', () => {
  const of = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    sendRequest(CALL, over(answering(body, { headers })));

  test('has its type, size and duration', async () => {
    let time = 1_000;
    const now = (): number => {
      time += 250.4;
      return time;
    };
    const result = await sendRequest(CALL, over(answering('é', { headers: { 'content-type': 'text/html' } }), { now }));
    expect(result).toEqual({
      status: 200,
      type: 'text/html',
      retryAfter: null,
      left: null,
      text: 'é',
      truncated: false,
      bytes: 2,
      ms: 250,
    });
    expect((await of(null)).type).toBe('');
  });

  test.each([
    [CAP - 1, CAP - 1, false],
    [CAP, CAP, false],
    [CAP + 1, CAP, true],
  ])('of %i bytes is read up to %i', async (size, bytes, truncated) => {
    const result = await of(new Uint8Array(size).fill(97));
    expect([result.bytes, result.text.length, result.truncated]).toEqual([bytes, bytes, truncated]);
  });

  test.each([
    [{ 'x-ratelimit-remaining': '19' }, 19],
    [{ 'ratelimit-remaining': ' 7 ' }, 7],
    [{ 'x-ratelimit-remaining': '9 of' }, null],
    [{ 'x-ratelimit-remaining': '3', 'ratelimit-remaining': '4' }, 3],
    [{ 'x-ratelimit-remaining': '-1' }, null],
    [{ 'x-ratelimit-remaining': '1 of 20' }, null],
    [{ 'x-ratelimit-remaining': '' }, null],
    [{ 'x-ratelimit-remaining': '9999999999' }, null],
    [{}, null],
  ])('with %j leaves %j requests', async (headers, left) => expect((await of('{}', headers as never)).left).toBe(left));

  test('has the time to wait', async () => {
    expect((await of('{}', { 'retry-after': '90' })).retryAfter).toBe(90);
  });
});

describe('a missing response', () => {
  test.each([
    ['cancelled', 'interrupted'],
    [new DOMException('late', 'TimeoutError'), 'timeout'],
  ])('is reported when the exchange was ended: %s', async (reason, why) => {
    const end = new AbortController();
    const request = sendRequest(
      CALL,
      over((_, { signal }) => hanging(signal), { end: end.signal }),
    );
    end.abort(reason);
    await expect(request).rejects.toMatchObject({ why });
  });
});
