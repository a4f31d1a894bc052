import { ReadableStream } from 'node:stream/web';
import { expect, test } from 'vitest';
import { readBody } from '../../../lib/collect/network/read-body.ts';
import type { AskOptions, AskOutcome, Received } from '../../../lib/collect/network/senses.ts';
import { type AskedAhead, askedAhead } from '../../../server/engine/asked-ahead.ts';

const URL_A = 'https://resolver.test/?dns=a';
const URL_B = 'https://resolver.test/?dns=b';

const outcome = (text: string | null): AskOutcome => ({
  ...{ hops: [], cookies: [], failure: null },
  response: text === null ? null : answer(text),
});
const answer = (text: string): Received => ({
  ...{ type: 'basic', url: URL_A, status: 200, redirected: false, headers: [] },
  body: ReadableStream.from([new TextEncoder().encode(text)]) as unknown as Received['body'],
});

const options = (more: Partial<AskOptions> = {}): AskOptions => ({
  ...{ accept: '*/*', signal: new AbortController().signal, cap: 100, ms: 1_000 },
  ...more,
});

/** A world that answers each question with its own text when it is let. */
const held = (text: string | null = 'een antwoord') => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const ahead = askedAhead(async (url, { signal }) => {
    asked.push(url);
    signal.throwIfAborted();
    await promise;
    return outcome(text);
  });
  return { ahead, asked, letGo: resolve };
};

const textOf = async ({ response }: AskOutcome, cap = 100) => {
  if (response === null) return null;
  const { body, truncated } = await readBody(response, cap);
  return { text: new TextDecoder().decode(body), truncated };
};

const both = (ahead: AskedAhead, more: Partial<AskOptions> = {}) =>
  Promise.all([ahead.early(URL_A, options(more)), ahead.late(URL_A, options(more))]);

test('what is under way is waited for, and read twice', async () => {
  const { ahead, asked, letGo } = held();
  const answers = both(ahead);
  letGo();
  const [first, second] = await answers;
  const whole = { text: 'een antwoord', truncated: false };
  expect([await textOf(first), await textOf(second), asked]).toEqual([whole, whole, [URL_A]]);
});

test('an answer is given once: the next question is asked again', async () => {
  const { ahead, asked, letGo } = held();
  letGo();
  await both(ahead);
  await ahead.late(URL_A, options());
  expect(asked).toEqual([URL_A, URL_A]);
});

test('what was not asked ahead is asked', async () => {
  const { ahead, asked, letGo } = held();
  letGo();
  expect(await textOf(await ahead.late(URL_B, options()))).toMatchObject({ text: 'een antwoord' });
  expect(asked).toEqual([URL_B]);
});

test('a body that is too long is too long for both', async () => {
  const { ahead, letGo } = held('een antwoord dat te lang is');
  letGo();
  const [first, second] = await both(ahead, { cap: 10 });
  const cut = { text: 'een antwoo', truncated: true };
  expect([await textOf(first, 10), await textOf(second, 10)]).toEqual([cut, cut]);
});

test('that no answer came is handed over too', async () => {
  const { ahead, letGo } = held(null);
  letGo();
  const [, second] = await both(ahead);
  expect(second.response).toBeNull();
});

test('who stops waiting ends no request that another may want', async () => {
  const { ahead, asked, letGo } = held();
  const leaver = new AbortController();
  const left = ahead.early(URL_A, options({ signal: leaver.signal }));
  leaver.abort(new Error('weg'));
  await expect(left).rejects.toThrow('weg');
  const wanted = ahead.late(URL_A, options());
  letGo();
  expect(await textOf(await wanted)).toMatchObject({ text: 'een antwoord' });
  expect(asked).toEqual([URL_A]);
});

test('who was already gone when it is asked does not wait', async () => {
  const { ahead } = held();
  const gone = { signal: AbortSignal.abort(new Error('weg')) };
  void ahead.early(URL_A, options());
  await expect(ahead.late(URL_A, options(gone))).rejects.toThrow('weg');
});

test('what nobody asked for afterwards was in vain', async () => {
  const { ahead, letGo } = held();
  letGo();
  await Promise.all([URL_A, URL_B].map((url) => ahead.early(url, options())));
  expect(ahead.left()).toEqual([URL_A, URL_B]);
  await ahead.late(URL_B, options());
  expect(ahead.left()).toEqual([URL_A]);
});
