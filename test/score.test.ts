import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../lib/model.ts';
import { overall, pointsOf, score } from '../lib/score.ts';

const finding = (changes: Partial<Finding>): Finding => ({
  id: 'one',
  pillar: 'seo',
  outcome: 'pass',
  code: 'good',
  why: null,
  weight: 10,
  credit: 1,
  points: 0,
  cap: null,
  args: {},
  items: [],
  who: 'zelf',
  source: 'https://voorbeeld.nl/',
  ...changes,
});

describe('points', () => {
  test.each([
    [8, 0, 65, 12.3],
    [8, 0.5, 65, 6.2],
    [8, 1, 65, 0],
    [10, 0.2, 35, 22.9],
    [0, 0, 35, 0],
  ])('weight %d, credit %d, budget %d cost %d', (weight, credit, budget, points) => {
    expect(pointsOf(weight, credit, budget)).toBe(points);
  });
});

describe('score', () => {
  test('is 100 minus the sum of the points', () => {
    const judged = score('seo', [finding({ points: 12.3 }), finding({ points: 6.2 }), finding({})]);
    expect(judged).toMatchObject({ score: 82, lost: 18.5, seen: 1, incomplete: false, cap: null });
  });

  test('sums tenths without a rounding error', () => {
    expect(score('seo', [finding({ points: 0.1 }), finding({ points: 0.2 })]).lost).toBe(0.3);
  });

  test('never falls below 0', () => {
    expect(score('seo', [finding({ points: 80 }), finding({ points: 80 })]).score).toBe(0);
  });

  test('takes the lowest cap that fired below the sum', () => {
    const capped = score('seo', [finding({ id: 'a', cap: 69 }), finding({ id: 'b', cap: 40 })]);
    expect(capped).toMatchObject({ score: 40, cap: { at: 40, check: 'b' } });
  });

  test('names no cap that does not limit', () => {
    expect(score('seo', [finding({ points: 70, cap: 40 })])).toMatchObject({ score: 30, cap: null });
  });

  test.each([
    [7, 3, 93, false],
    [6, 4, 93, true],
    [4, 6, 93, true],
    [3, 7, null, true],
  ])('%d seen of %d more unknown: score %s, incomplete %s', (judged, unknown, expected, incomplete) => {
    const findings = [
      finding({ weight: judged, points: 7 }),
      finding({ weight: unknown, outcome: 'unknown', code: null, why: 'denied' }),
    ];
    expect(score('seo', findings)).toMatchObject({ score: expected, incomplete });
  });

  test.each([
    // Points lost by the seen 75 of 100, and whether the other 25, failing at that rate, would cost 15 points.
    [44.9, false],
    [45, true],
    [0, false],
  ])('a quarter unseen where %d points were lost: incomplete %s', (points, incomplete) => {
    const findings = [
      finding({ weight: 75, points }),
      finding({ weight: 25, outcome: 'unknown', code: null, why: 'denied' }),
    ];
    expect(score('seo', findings)).toMatchObject({ seen: 0.75, incomplete });
  });

  test('has none when everything is skipped, and that is not incomplete', () => {
    expect(score('domein', [finding({ outcome: 'skip' })])).toMatchObject({ score: null, incomplete: false, seen: 1 });
  });

  test('blindness never raises the points lost', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ points: fc.integer({ min: 0, max: 200 }), blind: fc.boolean() })), (rows) => {
        const open = rows.map(({ points }) => finding({ points: points / 10 }));
        const dimmed = rows.map(({ points, blind }) =>
          blind ? finding({ outcome: 'unknown', why: 'time' }) : finding({ points: points / 10 }),
        );
        expect(score('seo', dimmed).lost).toBeLessThanOrEqual(score('seo', open).lost);
      }),
    );
  });
});

describe('overall', () => {
  const of = (number: number | null, incomplete = false) => ({
    pillar: 'seo' as const,
    score: number,
    seen: 1,
    incomplete,
    lost: 0,
    cap: null,
  });

  test('is the rounded mean of the pillars that have a score', () => {
    expect(overall([of(70), of(75), of(null)])).toEqual({ overall: 73, incomplete: false });
  });
  test('is null without any', () => expect(overall([of(null, true)])).toEqual({ overall: null, incomplete: true }));
  test('is incomplete as soon as one pillar is', () => expect(overall([of(70), of(80, true)]).incomplete).toBe(true));
});
