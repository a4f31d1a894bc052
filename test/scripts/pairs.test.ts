import { describe, expect, test } from 'vitest';
import { inPairs, isWorse, type Round, ratioOf, type Side } from '../../bench/kit/pairs.ts';

type Pair = readonly [ours: number, theirs: number];

const rounds = (...pairs: readonly Pair[]): readonly Round[] =>
  pairs.map(
    ([ours, theirs]) =>
      new Map([
        ['ours', { whole: ours }],
        ['theirs', { whole: theirs }],
      ]),
  );

const ratio = (all: readonly Round[]) => ratioOf(all, ['ours', 'whole'], ['theirs', 'whole']);

describe('pairs', () => {
  test('every side runs once a round in rotating order, and the first round does not count', async () => {
    const order: string[] = [];
    const side = (name: string): Side => ({
      name,
      once: async () => ({ nth: order.push(name) }),
    });
    const { rounds: all, wandered } = await inPairs([side('a'), side('b'), side('c')], 2);
    expect(order.join('')).toBe('abcbcacab');
    expect(all.map((round) => [...round.keys()].toSorted().join(''))).toEqual(['abc', 'abc']);
    expect(all[0]?.get('b')).toEqual({ nth: 4 });
    expect(wandered).toBeGreaterThanOrEqual(1);
  });

  test('a temporarily slow machine does not change a ratio', () => {
    expect(ratio(rounds([100, 50], [1_000, 500], [80, 40]))).toEqual({ middle: 2, low: 2, high: 2, rounds: 3 });
  });

  test('a missing measurement gives no ratio', () => {
    expect(ratio(rounds([Number.NaN, 50]))).toBeNull();
    expect(ratio(rounds([Number.NaN, 50], [60, 50]))).toMatchObject({ middle: 1.2, rounds: 1 });
  });

  test('slower by more than a tenth in three of four rounds is worse, and a single outlier is not', () => {
    const isSlower = (...pairs: readonly Pair[]): boolean => {
      const found = ratio(rounds(...pairs));
      return found !== null && isWorse(found);
    };
    expect(isSlower([120, 100], [125, 100], [115, 100], [118, 100])).toBe(true);
    expect(isSlower([109, 100], [108, 100], [109, 100], [400, 100])).toBe(false);
    expect(isSlower([90, 100], [90, 100], [130, 100], [140, 100], [150, 100])).toBe(false);
  });
});
