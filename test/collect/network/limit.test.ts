import { expect, test } from 'vitest';
import { limit } from '../../../lib/collect/network/limit.ts';

test('runs at most the given number of tasks at once, in order, also after a failure', async () => {
  const through = limit(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (number === 1) throw new Error('failed');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => through(task(number))));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

test('tasks marked as later wait for all others', async () => {
  const through = limit(1);
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(name);
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await Promise.all([
    through(task('first')),
    through(task('sample'), 'later'),
    through(task('second')),
    through(task('third')),
  ]);
  expect(order).toEqual(['first', 'second', 'third', 'sample']);
});
