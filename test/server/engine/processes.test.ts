import { expect, test } from 'vitest';
import { listTooLarge, MEMORY, PROCESSES } from '../../../server/engine/browser/processes.ts';

const of = (...own: readonly number[]) => own.map((bytes, pid) => ({ pid, own: bytes }));
const ended = (all: ReturnType<typeof of>) => listTooLarge(all).map(({ pid }) => pid);

test('what is within its bounds goes on', () => {
  expect(ended([])).toEqual([]);
  expect(ended(of(MEMORY.one, MEMORY.all - MEMORY.one))).toEqual([]);
});

test('each that takes too much ends', () => {
  expect(ended(of(5, MEMORY.one + 1, 7))).toEqual([1]);
});

test('where all together take too much the largest end, and no more of them than it takes', () => {
  const third = MEMORY.all / 3;
  expect(ended(of(third, third + 2, third, 1_000, third - 3_000))).toEqual([1]);
  expect(ended(of(third, third, third, third, third))).toHaveLength(2);
});

test('of too many the largest end', () => {
  const all = Array.from({ length: PROCESSES + 3 }, (_, pid) => ({ pid, own: pid }));
  expect(ended(all)).toEqual([PROCESSES + 2, PROCESSES + 1, PROCESSES]);
});
