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

  test('tells all of itself', () => {
    const open = finding({ weight: 2, outcome: 'unknown', why: 'denied' });
    const moot = finding({ weight: 90, outcome: 'skip' });
    const judged = [finding({ weight: 5, points: 4.4 }), finding({ weight: 1, outcome: 'info' }), open, moot];
    expect(score('ai', judged)).toEqual({
      pillar: 'ai',
      score: 96,
      seen: 0.75,
      incomplete: false,
      lost: 4.4,
      cap: null,
    });
    const capped = [...judged, finding({ id: 'top', weight: 0, outcome: 'fail', cap: 60 })];
    expect(score('ai', capped)).toMatchObject({ score: 60, lost: 4.4, cap: { at: 60, check: 'top' } });
  });

  test.each([
    ['as high as the sum limits nothing', 96, [96], null],
    ['one point below it limits', 95, [95], 'cap 0'],
    ['that came first is named among equals', 40, [40, 40], 'cap 0'],
    ['that is lowest is named wherever it stands', 40, [60, 40, 50], 'cap 1'],
    ['of nothing is a cap', 0, [0], 'cap 0'],
  ])('a cap %s', (_, expected, caps, check) => {
    const findings = [finding({ points: 4 }), ...caps.map((cap, index) => finding({ id: `cap ${index}`, cap }))];
    const judged = score('seo', findings);
    expect([judged.score, judged.cap?.check ?? null]).toEqual([expected, check]);
  });

  test('without anything judged has no cap and lost nothing', () => {
    const blind = finding({ outcome: 'unknown', why: 'time' });
    expect(score('seo', [blind])).toEqual({
      pillar: 'seo',
      score: null,
      seen: 0,
      incomplete: true,
      lost: 0,
      cap: null,
    });
    expect(score('seo', [])).toMatchObject({ score: null, seen: 1, incomplete: false });
    expect(
      score('seo', [finding({ weight: 3, cap: 40 }), finding({ weight: 7, outcome: 'unknown', why: 'time' })]),
    ).toMatchObject({
      score: null,
      cap: null,
    });
  });

  test('half a point is rounded up, for a pillar and for the whole', () => {
    expect(score('seo', [finding({ points: 4.5 })]).score).toBe(96);
    expect(score('seo', [finding({ points: 4.6 })]).score).toBe(95);
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
  test('of one pillar is its score, of all its mean', () => {
    expect(overall([of(61)]).overall).toBe(61);
    expect(overall([of(0), of(100), of(50)])).toEqual({ overall: 50, incomplete: false });
    expect(overall([])).toEqual({ overall: null, incomplete: false });
  });
  test('is null without any', () => expect(overall([of(null, true)])).toEqual({ overall: null, incomplete: true }));
  test('is incomplete as soon as one pillar is', () => expect(overall([of(70), of(80, true)]).incomplete).toBe(true));
});
