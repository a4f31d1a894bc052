import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openKeys } from '../../../lib/platform/scan/journal.ts';

const session = () => fakeBrowser.storage.session;
const storedOf = () => session().get(null);

/** Every write waits until it is released; records the keys of each. */
const slowly = (): { readonly writes: readonly (readonly string[])[]; go(): void } => {
  const set = session().set.bind(session());
  const { promise, resolve } = Promise.withResolvers<void>();
  const writes: (readonly string[])[] = [];
  vi.spyOn(session(), 'set').mockImplementation(async (items) => {
    writes.push(Object.keys(items));
    await promise;
    return set(items);
  });
  return { writes, go: resolve };
};

beforeEach(() => {
  vi.restoreAllMocks();
  fakeBrowser.reset();
});

test('values that arrive during a write are written together after it, the newest of each key', async () => {
  const { writes, go } = slowly();
  const { put } = openKeys([]);
  const first = put({ a: 1 });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  const others = [put({ b: 1 }), put({ c: 1 }), put({ b: 2 })];
  go();
  await Promise.all([first, ...others]);
  expect(writes).toEqual([['a'], ['b', 'c']]);
  expect(await storedOf()).toEqual({ a: 1, b: 2, c: 1 });
});

test('put resolves once the value is stored', async () => {
  const { go, writes } = slowly();
  const { put } = openKeys([]);
  let done = false;
  const putting = put({ a: 1 }).then(() => {
    done = true;
  });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  expect(done).toBe(false);
  go();
  await putting;
  expect(await storedOf()).toEqual({ a: 1 });
});

test('values with a caller waiting are written before the others', async () => {
  const set = session().set.bind(session());
  const slow = Promise.withResolvers<void>();
  vi.spyOn(session(), 'set').mockImplementation(async (items) => {
    if ('answer' in items) await slow.promise;
    return set(items);
  });
  const { put, putFirst } = openKeys([]);
  const answered = put({ answer: 1 });
  await putFirst({ row: 1 });
  expect(await storedOf()).toEqual({ row: 1 });
  slow.resolve();
  await answered;
  expect(await storedOf()).toEqual({ row: 1, answer: 1 });
});

test('when not all values fit, those that fit are stored', async () => {
  const set = session().set.bind(session());
  vi.spyOn(session(), 'set').mockImplementation((items) =>
    'large' in items ? Promise.reject(new Error('QUOTA_BYTES quota exceeded')) : set(items),
  );
  const { put } = openKeys([]);
  await Promise.all([put({ a: 1 }), put({ large: 1 }), put({ b: 1 })]);
  expect(await storedOf()).toEqual({ a: 1, b: 1 });
});

test('after closing nothing is left, and nothing more is written', async () => {
  await session().set({ before: 1, other: 1 });
  const { writes, go } = slowly();
  const { put, putFirst, close } = openKeys(['before']);
  void put({ a: 1 });
  void putFirst({ d: 1 });
  await vi.waitFor(() => expect(writes).toHaveLength(2));
  void put({ b: 1 });
  const closed = close();
  go();
  await closed;
  await Promise.all([put({ c: 1 }), putFirst({ e: 1 })]);
  expect(await storedOf()).toEqual({ other: 1 });
});
