import { expect, test } from 'vitest';
import { makeNews } from '../../../../../server/features/scans/worker/scan-service.ts';

const LONG = 60_000;
const never = new AbortController().signal;

test('a notification reaches only those who wait for its name', async () => {
  const news = makeNews(LONG);
  const lines: string[] = [];
  const waits = ['a', 'a', 'b'].map((name) => news.next(name, never).then(() => lines.push(name)));
  news.notify('c');
  news.notify('a');
  await Promise.all(waits.slice(0, 2));
  expect(lines).toEqual(['a', 'a']);
  news.notify('b');
  await Promise.all(waits);
});

test('a name that is awaited again during a notification waits for the next one', async () => {
  const news = makeNews(LONG);
  const first = news.next('a', never);
  news.notify('a');
  let isNotified = false;
  const second = news.next('a', never).then(() => {
    isNotified = true;
  });
  await first;
  // Whatever the first notification settled has run by then.
  await new Promise((resolve) => setImmediate(resolve));
  expect(isNotified).toBe(false);
  news.notify('a');
  await second;
  expect(isNotified).toBe(true);
});

test('an aborted signal ends the wait', async () => {
  const news = makeNews(LONG);
  const up = new AbortController();
  const wait = news.next('a', up.signal);
  up.abort();
  await wait;
  await news.next('a', up.signal);
});

test('a wait ends after its maximum, in case a notification was lost', async () => {
  await makeNews(1).next('a', never);
});
