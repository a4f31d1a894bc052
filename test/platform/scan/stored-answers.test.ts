import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { StoredAnswer } from '../../../lib/collect/network/response-cache.ts';
import { NO_RESUME_DATA } from '../../../lib/platform/scan/job.ts';
import { openJournal, readAnswers } from '../../../lib/platform/scan/journal.ts';
import { decodeBase64, toBase64 } from '../../../lib/platform/storage/base64.ts';

beforeEach(() => fakeBrowser.reset());

const session = () => fakeBrowser.storage.session.get(null);
const storedOf = (body: Uint8Array, url = 'https://a.nl/'): StoredAnswer => ({
  answer: {
    asked: 'https://a.nl/',
    url,
    status: 301,
    redirected: true,
    headers: { server: 'x' },
    body,
    truncated: true,
    cookies: null,
  },
  outcome: { hops: [{ url, status: 301, location: '/b', byBrowser: false }], cookies: null, failure: null },
});

test.each([0, 1, 2, 3, 100_001])('%i bytes survive the round trip through text', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
  expect(decodeBase64(toBase64(bytes))).toEqual(bytes);
});

describe('stored answers of a scan', () => {
  const journal = () => openJournal({ id: 'een', attempts: 0, past: NO_RESUME_DATA });
  const written = (count: number) => vi.waitFor(async () => expect(Object.keys(await session())).toHaveLength(count));

  test('are returned to a resumed scan unchanged, in order, each once', async () => {
    const { memory } = journal();
    const [first, second] = [storedOf(Uint8Array.of(1, 2)), storedOf(Uint8Array.of(), 'https://a.nl/2')];
    memory.keep('a', first);
    memory.keep('a', second);
    await written(2);
    const answers = readAnswers(await session(), 'een');
    expect([...answers]).toEqual([['a', [first, second]]]);
    const { memory: later } = openJournal({ id: 'een', attempts: 1, past: { ...NO_RESUME_DATA, answers } });
    expect([later.recall('a'), later.recall('a'), later.recall('a'), later.recall('b')]).toEqual([
      first,
      second,
      undefined,
      undefined,
    ]);
  });

  test('are requested again when unreadable or of another scan', async () => {
    journal().memory.keep('a', storedOf(Uint8Array.of(1)));
    await written(1);
    const [[key, value] = ['', '']] = Object.entries(await session());
    const { answer, ...rest } = JSON.parse(String(value)) as { readonly answer: object };
    expect(readAnswers({ [key]: value }, 'een').size).toBe(1);
    expect(readAnswers({ [key.replace('een', 'twee')]: value }, 'een').size).toBe(0);
    for (const field of Object.keys(answer)) {
      const less = Object.fromEntries(Object.entries(answer).filter(([name]) => name !== field));
      expect(readAnswers({ [key]: JSON.stringify({ ...rest, answer: less }) }, 'een').size, field).toBe(0);
    }
    expect(readAnswers({ [key]: JSON.stringify({ ...rest, answer: { ...answer, body: '%' } }) }, 'een').size).toBe(0);
  });

  test('are limited in size, each and in total', async () => {
    const { memory } = journal();
    memory.keep('long', storedOf(new Uint8Array(200_001)));
    for (let index = 0; index < 9; index += 1) memory.keep(`${index}`, storedOf(new Uint8Array(200_000)));
    memory.keep('rest', storedOf(new Uint8Array(100_000)));
    memory.keep('one', storedOf(new Uint8Array(1)));
    await written(8);
    expect([...readAnswers(await session(), 'een').keys()].toSorted()).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      'rest',
    ]);
  });
});
