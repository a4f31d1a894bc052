import { describe, expect, test } from 'vitest';
import { NotObservable, NotSent } from '../../../lib/collect/network/reach.ts';
import { readBody } from '../../../lib/collect/network/read-body.ts';
import type { OwnAnswer, OwnRequest } from '../../../lib/collect/page/dom/world.ts';
import { createOwnOrigin } from '../../../lib/platform/page/own-origin.ts';

const PAGE = 'https://voorbeeld.nl/pagina';
const FILE = 'https://voorbeeld.nl/robots.txt';
const OPTIONS = { accept: '*/*', cap: 10, ms: 8_000, signal: new AbortController().signal };

const ANSWER = { type: 'basic', url: FILE, status: 200, headers: [['server', 'x'] as const], body: btoa('abc') };
const textOf = (changes: Partial<OwnAnswer> = {}): OwnAnswer => ({
  refused: false,
  spoiled: false,
  answer: ANSWER,
  ...changes,
});

/** A page that gives this answer to every request, and to the check whether requests can be sent from it. */
const pageThat = (tells: (request: OwnRequest) => unknown, looks: unknown = textOf({ answer: null })) => {
  const requests: OwnRequest[] = [];
  const stopped: number[] = [];
  const way = {
    askOwn: async (request: OwnRequest) => {
      requests.push(request);
      return request.dry ? looks : tells(request);
    },
    stopOwn: (id: number) => void stopped.push(id),
  };
  return { asked: requests, stopped, own: createOwnOrigin(way, PAGE) };
};

describe('the check whether requests can be sent from a page', () => {
  test('is made once, without a request', async () => {
    const { asked: requests, own } = pageThat(() => textOf());
    expect([await own.isOpen(), await own.isOpen()]).toEqual([true, true]);
    expect(requests).toMatchObject([{ url: PAGE, cap: null, dry: true }]);
  });

  test.each([
    ['its policy refuses', textOf({ refused: true, answer: null })],
    ['its promises can be observed', textOf({ spoiled: true, answer: null })],
  ])('fails where %s', async (_, looks) => expect(await pageThat(() => textOf(), looks).own.isOpen()).toBe(false));

  test('is inconclusive when the page does not answer', async () => {
    const way = { askOwn: () => Promise.reject(new NotObservable('timeout')), stopOwn: () => {} };
    await expect(createOwnOrigin(way, PAGE).isOpen()).rejects.toMatchObject({ why: 'timeout' });
  });

  test('fails after a refused request, since each could be reported', async () => {
    const { own } = pageThat(() => textOf({ refused: true, answer: null }));
    expect(await own.isOpen()).toBe(true);
    await expect(own.ask(FILE, OPTIONS)).rejects.toBeInstanceOf(NotSent);
    expect(await own.isOpen()).toBe(false);
  });

  test('fails after a reported request, even if it was answered', async () => {
    const { own } = pageThat(() => textOf({ refused: true }));
    expect((await own.ask(FILE, OPTIONS)).response?.status).toBe(200);
    expect(await own.isOpen()).toBe(false);
  });
});

describe('the answer of a page’s own origin', () => {
  test('is read like any other network response', async () => {
    const { own } = pageThat(() => textOf());
    const { response, hops, cookies } = await own.ask(FILE, OPTIONS);
    if (response === null) throw new Error('no answer');
    expect([response.url, response.status, response.redirected, [...response.headers], hops, cookies]).toEqual([
      ...[FILE, 200, false, [['server', 'x']], [], null],
    ]);
    expect(new TextDecoder().decode((await readBody(response, 10)).body)).toBe('abc');
  });

  test('is truncated at the requested limit, and marked as such', async () => {
    const { own } = pageThat(() => textOf({ answer: { ...ANSWER, body: btoa('12345678901') } }));
    const { response } = await own.ask(FILE, OPTIONS);
    if (response === null) throw new Error('no answer');
    expect(await readBody(response, 10)).toMatchObject({ truncated: true, body: { byteLength: 10 } });
  });

  test('of a redirect says only that it redirects', async () => {
    const opaque = { ...ANSWER, type: 'opaqueredirect', status: 0, headers: [], body: '' };
    const { response } = await pageThat(() => textOf({ answer: opaque })).own.ask(FILE, OPTIONS);
    expect(response).toMatchObject({ type: 'opaqueredirect', status: 0 });
  });

  test('is null when the network gave none', async () => {
    const { own } = pageThat(() => textOf({ answer: null }));
    expect((await own.ask(FILE, OPTIONS)).response).toBeNull();
    expect(await own.isOpen()).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'x'],
    ['neither a response nor a reason', { refused: false, spoiled: false }],
    ['another address', textOf({ answer: { ...ANSWER, url: 'https://elders.nl/' } })],
    ['another kind of response', textOf({ answer: { ...ANSWER, type: 'default' } })],
    ['a redirect with a status', textOf({ answer: { ...ANSWER, type: 'opaqueredirect' } })],
    ['a response without a status', textOf({ answer: { ...ANSWER, status: 0 } })],
    ['an invalid status', textOf({ answer: { ...ANSWER, status: 1_000 } })],
    ['larger than requested', textOf({ answer: { ...ANSWER, body: btoa('x'.repeat(20)) } })],
    ['a body that is not base64', textOf({ answer: { ...ANSWER, body: '%%%%' } })],
    ['too many headers', textOf({ answer: { ...ANSWER, headers: Array(501).fill(['a', 'b']) } })],
    ['possibly altered by its promises', textOf({ spoiled: true, answer: null })],
  ])('is rejected when it is %s', async (_, tells) => {
    await expect(pageThat(() => tells).own.ask(FILE, OPTIONS)).rejects.toMatchObject({ why: 'malformed' });
  });
});

describe('a cancelled request', () => {
  test('is cancelled in the page too', async () => {
    const end = new AbortController();
    const { own, stopped, asked: requests } = pageThat(() => new Promise(() => {}));
    const cut = own.ask(FILE, { ...OPTIONS, signal: end.signal });
    end.abort(new DOMException('', 'TimeoutError'));
    await expect(cut).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(stopped).toEqual(requests.map(({ id }) => id));
  });

  test('times out in the page later than at its caller', async () => {
    const { own, asked: requests } = pageThat(() => textOf());
    await own.ask(FILE, OPTIONS);
    expect(requests[0]?.ms).toBeGreaterThan(OPTIONS.ms);
  });

  test('is not sent when it was cancelled before', async () => {
    const { own, asked: requests } = pageThat(() => textOf());
    await expect(own.ask(FILE, { ...OPTIONS, signal: AbortSignal.abort('cancelled') })).rejects.toBe('cancelled');
    expect(requests).toEqual([]);
  });
});
