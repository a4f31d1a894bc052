import { ReadableStream } from 'node:stream/web';
import { expect, test } from 'vitest';
import { readBody } from '../../../lib/collect/network/read-body.ts';
import type { HostRequest, HostResponse, Received } from '../../../lib/collect/network/scan-host.ts';
import { openRequestCache, type RequestCache } from '../../../server/engine/network/prefetch.ts';

const URL_A = 'https://resolver.test/?dns=a';
const URL_B = 'https://resolver.test/?dns=b';

const outcome = (text: string | null): HostResponse => ({
  ...{ hops: [], cookies: [], failure: null },
  response: text === null ? null : answer(text),
});
const answer = (text: string): Received => ({
  ...{ type: 'basic', url: URL_A, status: 200, redirected: false, headers: [] },
  body: ReadableStream.from([new TextEncoder().encode(text)]) as unknown as Received['body'],
});

const options = (more: Partial<HostRequest> = {}): HostRequest => ({
  ...{ accept: '*/*', signal: new AbortController().signal, cap: 100, ms: 1_000 },
  ...more,
});

/** A world that answers each request with this text once it is released. */
const held = (text: string | null = 'een antwoord') => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const requested: string[] = [];
  const cache = openRequestCache(async (url, { signal }) => {
    requested.push(url);
    signal.throwIfAborted();
    await promise;
    return outcome(text);
  });
  return { ahead: cache, asked: requested, letGo: resolve };
};

const textOf = async ({ response }: HostResponse, cap = 100) => {
  if (response === null) return null;
  const { body, truncated } = await readBody(response, cap);
  return { text: new TextDecoder().decode(body), truncated };
};

const both = (cache: RequestCache, more: Partial<HostRequest> = {}) =>
  Promise.all([cache.early(URL_A, options(more)), cache.late(URL_A, options(more))]);

test('a late request waits for the early one, and both can read the body', async () => {
  const { ahead: cache, asked: requested, letGo } = held();
  const answers = both(cache);
  letGo();
  const [first, second] = await answers;
  const whole = { text: 'een antwoord', truncated: false };
  expect([await textOf(first), await textOf(second), requested]).toEqual([whole, whole, [URL_A]]);
});

test('a cached response is used once: the next request goes out again', async () => {
  const { ahead: cache, asked: requested, letGo } = held();
  letGo();
  await both(cache);
  await cache.late(URL_A, options());
  expect(requested).toEqual([URL_A, URL_A]);
});

test('a request that was not made early goes out', async () => {
  const { ahead: cache, asked: requested, letGo } = held();
  letGo();
  expect(await textOf(await cache.late(URL_B, options()))).toMatchObject({ text: 'een antwoord' });
  expect(requested).toEqual([URL_B]);
});

test('a body over the limit is truncated for both', async () => {
  const { ahead: cache, letGo } = held('een antwoord dat te lang is');
  letGo();
  const [first, second] = await both(cache, { cap: 10 });
  const cut = { text: 'een antwoo', truncated: true };
  expect([await textOf(first, 10), await textOf(second, 10)]).toEqual([cut, cut]);
});

test('the absence of a response is passed on too', async () => {
  const { ahead: cache, letGo } = held(null);
  letGo();
  const [, second] = await both(cache);
  expect(second.response).toBeNull();
});

test('aborting the early request does not end it for the late one', async () => {
  const { ahead: cache, asked: requested, letGo } = held();
  const leaver = new AbortController();
  const left = cache.early(URL_A, options({ signal: leaver.signal }));
  leaver.abort(new Error('weg'));
  await expect(left).rejects.toThrow('weg');
  const wanted = cache.late(URL_A, options());
  letGo();
  expect(await textOf(await wanted)).toMatchObject({ text: 'een antwoord' });
  expect(requested).toEqual([URL_A]);
});

test('a request that is already aborted does not wait', async () => {
  const { ahead: cache } = held();
  const removed = { signal: AbortSignal.abort(new Error('weg')) };
  void cache.early(URL_A, options());
  await expect(cache.late(URL_A, options(removed))).rejects.toThrow('weg');
});

test('early requests that nobody used are listed', async () => {
  const { ahead: cache, letGo } = held();
  letGo();
  await Promise.all([URL_A, URL_B].map((url) => cache.early(url, options())));
  expect(cache.left()).toEqual([URL_A, URL_B]);
  await cache.late(URL_B, options());
  expect(cache.left()).toEqual([URL_A]);
});
