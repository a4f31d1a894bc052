import { expect, test } from 'vitest';
import { computePortion, makePace } from '../../../lib/collect/axe/runner/pace.ts';

/** A clock that stops until it is moved. */
const clock = () => {
  let time = 1_000;
  return { now: () => time, pass: (ms: number) => (time += ms) };
};

test('a slice is spent after 15 ms', () => {
  const { now, pass } = clock();
  const pace = makePace(now);
  pass(14);
  expect(pace.due()).toBe(false);
  pass(1);
  expect(pace.due()).toBe(true);
});

test('a rest before that yields nothing, and one after it yields to the page', async () => {
  const { now, pass } = clock();
  const pace = makePace(now);
  const turns: string[] = [];
  setTimeout(() => turns.push('page'), 0);

  pass(10);
  await pace.rest();
  expect(turns).toEqual([]);

  pass(45);
  await pace.rest();
  while (turns.length === 0) {
    pass(60);
    await pace.rest();
  }
  expect(turns).toEqual(['page']);
});

test('before an indivisible piece the page gets its turn sooner, so that both fit into 50 ms', async () => {
  const { now, pass } = clock();
  const pace = makePace(now);
  let turns = 0;
  const port = new MessageChannel();
  port.port1.onmessage = () => {
    turns += 1;
  };
  port.port2.postMessage(null);
  pass(6);
  await pace.restBefore();
  expect([turns, pace.longest()]).toEqual([0, 6]);
  pass(1);
  await pace.restBefore();
  expect([turns, pace.longest()]).toEqual([1, 7]);
  port.port1.close();
});

test('the longest block is the longest stretch without a turn', async () => {
  const { now, pass } = clock();
  const pace = makePace(now);
  pass(80);
  await pace.rest();
  pass(14);
  await pace.rest();
  pass(90);
  await pace.rest();
  pass(20);
  expect(pace.longest()).toBe(104);
  expect(pace.elapsed()).toBe(204);
});

test('a portion is halved when it took too long, and grows back to the maximum', () => {
  expect([computePortion(10, 25, 10), computePortion(5, 25, 10), computePortion(1, 900, 10)]).toEqual([5, 3, 1]);
  expect([computePortion(1, 2, 10), computePortion(8, 0, 10), computePortion(10, 3, 10)]).toEqual([2, 10, 10]);
  // Twice as many would take too long, and fewer would take no less.
  expect([computePortion(4, 5, 10), computePortion(4, 8, 10)]).toEqual([4, 4]);
});
