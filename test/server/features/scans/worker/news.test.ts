import { expect, test } from 'vitest';
import { makeNews } from '../../../../../server/features/scans/worker/scan-service.ts';

const LONG = 60_000;
const never = new AbortController().signal;

test('who waits for a name is told of that name alone', async () => {
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

test('a name that is waited for again while it is told is waited for anew', async () => {
  const news = makeNews(LONG);
  const first = news.next('a', never);
  news.notify('a');
  const second = news.next('a', never);
  await first;
  news.notify('a');
  await second;
});

test('nobody waits when the time is up, or was', async () => {
  const news = makeNews(LONG);
  const up = new AbortController();
  const wait = news.next('a', up.signal);
  up.abort();
  await wait;
  await news.next('a', up.signal);
});

test('nobody waits longer than a while, had a notice been lost', async () => {
  await makeNews(1).next('a', never);
});
