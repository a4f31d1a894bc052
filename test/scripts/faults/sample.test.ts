import { expect, test } from 'vitest';
import { stratified } from '../../../scripts/faults/sample.ts';

const ALL = Array.from({ length: 1_000 }, (_, index) => ({
  index,
  folder: index < 700 ? 'a' : index < 990 ? 'b' : 'c',
}));
const draw = (seed: number, size = 100) => stratified(ALL, ({ folder }) => folder, { size, seed });
const count = (drawn: typeof ALL | readonly (typeof ALL)[number][], folder: string): number =>
  drawn.filter((one) => one.folder === folder).length;

test('every folder has its share of the sample, without duplicates', () => {
  const drawn = draw(1);
  expect(['a', 'b', 'c'].map((folder) => count(drawn, folder))).toEqual([70, 29, 1]);
  expect(new Set(drawn).size).toBe(100);
});

test('the same seed gives the same sample, and another seed another', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('rounding remainders are distributed, so that the sizes add up', () => {
  for (let size = 1; size <= 50; size += 1) expect(draw(3, size)).toHaveLength(size);
  expect(draw(3, 5_000)).toHaveLength(1_000);
});

test('every item is about equally likely', () => {
  const times = new Map<number, number>();
  for (let seed = 1; seed <= 400; seed += 1) {
    for (const { index } of draw(seed, 100)) times.set(index, (times.get(index) ?? 0) + 1);
  }
  const often = [...times.values()];
  expect(times.size).toBe(1_000);
  expect([Math.min(...often) > 12, Math.max(...often) < 80]).toEqual([true, true]);
});
