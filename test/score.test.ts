import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, PILLARS, type Pillar } from '../lib/model.ts';
import { computePoints, computeScore, computeTotal, type Part } from '../lib/score.ts';

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
    expect(computePoints(weight, credit, budget)).toBe(points);
  });
});

describe('score', () => {
  test('is 100 minus the sum of the points', () => {
    const judged = computeScore('seo', [finding({ points: 12.3 }), finding({ points: 6.2 }), finding({})]);
    expect(judged).toMatchObject({ score: 82, lost: 18.5, seen: 1, incomplete: false, cap: null });
  });

  test('sums tenths without a rounding error', () => {
    expect(computeScore('seo', [finding({ points: 0.1 }), finding({ points: 0.2 })]).lost).toBe(0.3);
  });

  test('never falls below 0', () => {
    expect(computeScore('seo', [finding({ points: 80 }), finding({ points: 80 })]).score).toBe(0);
  });

  test('uses the lowest cap that fired below the sum', () => {
    const capped = computeScore('seo', [finding({ id: 'a', cap: 69 }), finding({ id: 'b', cap: 40 })]);
    expect(capped).toMatchObject({ score: 40, cap: { at: 40, check: 'b' } });
  });

  test('names no cap that has no effect', () => {
    expect(computeScore('seo', [finding({ points: 70, cap: 40 })])).toMatchObject({ score: 30, cap: null });
  });

  test('has a range down to what a verdict on a part of its facts may still cost', () => {
    const partial = finding({ outcome: 'warn', points: 10, partial: 'fault', worst: { points: 50, cap: 55 } });
    expect(computeScore('seo', [partial, finding({ points: 2 })])).toMatchObject({
      score: 88,
      incomplete: true,
      range: [48, 88],
    });
    expect(computeScore('seo', [{ ...partial, worst: { points: 10, cap: 55 } }]).range).toEqual([55, 90]);
    expect(computeScore('seo', [{ ...partial, worst: { points: 14 } }])).toMatchObject({
      incomplete: true,
      range: [86, 90],
    });
    expect(computeScore('seo', [{ ...partial, points: 11, worst: { points: 14 } }])).not.toHaveProperty('range');
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
    expect(computeScore('seo', findings)).toMatchObject({ score: expected, incomplete });
  });

  test.each([
    // Points lost by the seen 75 of 100, and whether the other 25, failing at that rate, would cost 15 points.
    [44.9, false],
    [45, true],
    [0, false],
  ])('with a quarter unseen and %d points lost: incomplete %s', (points, incomplete) => {
    const findings = [
      finding({ weight: 75, points }),
      finding({ weight: 25, outcome: 'unknown', code: null, why: 'denied' }),
    ];
    expect(computeScore('seo', findings)).toMatchObject({ seen: 0.75, incomplete });
  });

  test('is null when everything is skipped, without being incomplete', () => {
    expect(computeScore('domein', [finding({ outcome: 'skip' })])).toMatchObject({
      score: null,
      incomplete: false,
      seen: 1,
    });
  });

  test('includes all its fields', () => {
    const open = finding({ weight: 2, outcome: 'unknown', why: 'denied' });
    const moot = finding({ weight: 15, outcome: 'skip' });
    const judged = [finding({ weight: 5, points: 4.4 }), finding({ weight: 1, outcome: 'info' }), open, moot];
    expect(computeScore('ai', judged)).toEqual({
      pillar: 'ai',
      score: 96,
      seen: 0.75,
      incomplete: false,
      lost: 4.4,
      cap: null,
    });
    const capped = [...judged, finding({ id: 'top', weight: 0, outcome: 'fail', cap: 60 })];
    expect(computeScore('ai', capped)).toMatchObject({ score: 60, lost: 4.4, cap: { at: 60, check: 'top' } });
  });

  test.each([
    ['equal to the sum does not limit', 96, [96], null],
    ['one point below it limits', 95, [95], 'cap 0'],
    ['that comes first is named among equals', 40, [40, 40], 'cap 0'],
    ['that is lowest is named in any position', 40, [60, 40, 50], 'cap 1'],
    ['of zero limits', 0, [0], 'cap 0'],
  ])('a cap %s', (_, expected, caps, check) => {
    const findings = [finding({ points: 4 }), ...caps.map((cap, index) => finding({ id: `cap ${index}`, cap }))];
    const judged = computeScore('seo', findings);
    expect([judged.score, judged.cap?.check ?? null]).toEqual([expected, check]);
  });

  test('has no cap and lost no points when nothing was judged', () => {
    const blind = finding({ outcome: 'unknown', why: 'time' });
    expect(computeScore('seo', [blind])).toEqual({
      pillar: 'seo',
      score: null,
      seen: 0,
      incomplete: true,
      lost: 0,
      cap: null,
    });
    expect(computeScore('seo', [])).toMatchObject({ score: null, seen: 1, incomplete: false });
    expect(
      computeScore('seo', [finding({ weight: 3, cap: 40 }), finding({ weight: 7, outcome: 'unknown', why: 'time' })]),
    ).toMatchObject({
      score: null,
      cap: null,
    });
  });

  test('half a point is rounded up, for a pillar and for the total', () => {
    expect(computeScore('seo', [finding({ points: 4.5 })]).score).toBe(96);
    expect(computeScore('seo', [finding({ points: 4.6 })]).score).toBe(95);
  });

  test('unseen checks never increase the points lost', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ points: fc.integer({ min: 0, max: 200 }), blind: fc.boolean() })), (rows) => {
        const open = rows.map(({ points }) => finding({ points: points / 10 }));
        const dimmed = rows.map(({ points, blind }) =>
          blind ? finding({ outcome: 'unknown', why: 'time' }) : finding({ points: points / 10 }),
        );
        expect(computeScore('seo', dimmed).lost).toBeLessThanOrEqual(computeScore('seo', open).lost);
      }),
    );
  });
});

describe('a pillar in which too few checks apply', () => {
  test.each([
    [10, 20, 100],
    [10, 21, null],
  ])('%d of weight apply beside %d that do not: score %s', (arising, skipped, expected) => {
    const judged = computeScore('seo', [finding({ weight: arising }), finding({ weight: skipped, outcome: 'skip' })]);
    expect(judged.score).toBe(expected);
    expect(judged.applies).toBe(expected === null ? false : undefined);
    expect(judged.incomplete).toBe(false);
  });

  test('unseen checks count as applying', () => {
    const blind = finding({ weight: 10, outcome: 'unknown', code: null, why: 'time' });
    const judged = computeScore('seo', [blind, finding({ weight: 15, outcome: 'skip' })]);
    expect(judged).toMatchObject({ score: null, incomplete: true });
    expect(judged.applies).toBeUndefined();
  });
});

/** A pillar with this score, made of one finding that costs the rest. */
const part = (pillar: Pillar, points: number, more: readonly Partial<Finding>[] = []): Part => {
  const findings = [{ points: 100 - points }, ...more].map((one, index) =>
    finding({ id: `${pillar}-${index}`, pillar, ...one }),
  );
  return { score: computeScore(pillar, findings), findings };
};
const BLIND = { outcome: 'unknown', code: null, why: 'denied' } as const;
const blind = (pillar: Pillar): Part => {
  const findings = [finding({ id: `${pillar}-0`, pillar, ...BLIND })];
  return { score: computeScore(pillar, findings), findings };
};
const skipped = (pillar: Pillar): Part => {
  const findings = [finding({ id: `${pillar}-0`, pillar, outcome: 'skip' })];
  return { score: computeScore(pillar, findings), findings };
};
const six = (...scores: readonly number[]): Part[] =>
  PILLARS.map((pillar, index) => part(pillar, scores[index] ?? 100));

describe('the total', () => {
  test('is the rounded mean when nothing limits it', () => {
    expect(computeTotal(six(70, 75, 80, 85, 90, 91))).toEqual({ overall: 82, incomplete: false, limit: null });
  });

  test('of one pillar is its score', () => {
    expect(computeTotal([part('seo', 61, [{ weight: 0, total: 39, cap: 39 }])]).limit).toBeNull();
    expect(computeTotal([part('seo', 61)])).toEqual({ overall: 61, incomplete: false, limit: null });
    expect(computeTotal([blind('seo')])).toEqual({ overall: null, incomplete: true, limit: null });
  });

  test('is at most 35 above the lowest pillar', () => {
    expect(computeTotal(six(100, 20))).toEqual({
      overall: 55,
      incomplete: false,
      limit: { by: 'lowest', at: 55, pillar: 'beveiliging' },
    });
    expect(computeTotal(six(100, 59)).limit).toBeNull();
    expect(computeTotal(six(0, 0, 0, 0, 0, 0))).toMatchObject({ overall: 0, limit: null });
  });

  test('ignores caps of checks without weight when finding the lowest pillar', () => {
    const capped = (weight: number) => [...six().slice(0, 5), part('toegankelijkheid', 100, [{ weight, cap: 25 }])];
    expect(computeTotal(capped(0))).toMatchObject({ overall: 88, limit: null });
    expect(computeTotal(capped(1))).toMatchObject({ overall: 60, limit: { by: 'lowest', pillar: 'toegankelijkheid' } });
  });

  test('is at most 89 while a pillar that applies has no score, and names it', () => {
    expect(computeTotal([...six().slice(0, 5), blind('toegankelijkheid')])).toMatchObject({
      overall: 89,
      incomplete: true,
      limit: { by: 'without', at: 89, pillars: ['toegankelijkheid'] },
    });
    expect(computeTotal([...six().slice(0, 5), skipped('toegankelijkheid')])).toEqual({
      overall: 100,
      incomplete: false,
      limit: null,
    });
  });

  test('is at most the lowest total cap that fired, whatever the score of its pillar', () => {
    const cms = part('onderhoud', 0, [{ id: 'cms', total: 74 }]);
    const [domein, beveiliging, , ...rest] = six();
    const all = [domein, beveiliging, part('onderhoud', 90, [{ id: 'cms', total: 74 }]), ...rest] as Part[];
    expect(computeTotal(all)).toMatchObject({ overall: 74, limit: { by: 'check', at: 74, check: 'cms' } });
    expect(computeTotal([...all.slice(1), part('domein', 90, [{ id: 'keys', total: 39 }])])).toMatchObject({
      overall: 39,
      limit: { by: 'check', at: 39, check: 'keys' },
    });
    const unseen = { score: { ...cms.score, score: null }, findings: cms.findings };
    expect(computeTotal([domein, beveiliging, unseen, ...rest] as Part[])).toMatchObject({ overall: 74 });
  });

  test('needs three pillars, and two thirds of those that apply', () => {
    const seen = (count: number, others: (pillar: Pillar) => Part) =>
      computeTotal(PILLARS.map((pillar, index) => (index < count ? part(pillar, 80) : others(pillar))));
    expect(seen(3, blind)).toEqual({
      overall: null,
      incomplete: true,
      limit: { by: 'unseen', pillars: ['seo', 'ai', 'toegankelijkheid'], why: 'denied' },
    });
    expect(seen(4, blind)).toMatchObject({ overall: 80, incomplete: true });
    expect(seen(3, skipped)).toEqual({ overall: 80, incomplete: false, limit: null });
    expect(seen(2, skipped)).toEqual({ overall: null, incomplete: false, limit: { by: 'notApplicable' } });
    expect(computeTotal([])).toMatchObject({ overall: null });
  });

  test('when absent includes what would have limited it', () => {
    const parts = [part('domein', 80, [{ id: 'keys', total: 39 }]), ...PILLARS.slice(1).map(blind)];
    expect(computeTotal(parts).limit).toMatchObject({ by: 'unseen', check: 'keys' });
    const few = [part('domein', 80, [{ id: 'keys', total: 39 }]), ...PILLARS.slice(1).map(skipped)];
    expect(computeTotal(few).limit).toEqual({ by: 'notApplicable', check: 'keys' });
  });

  test('does not depend on the order of the pillars', () => {
    const parts = [...six(40, 40).slice(0, 5), blind('toegankelijkheid')];
    expect(computeTotal(parts.toReversed())).toEqual(computeTotal(parts));
  });

  test('is no higher when the page misled the accessibility engine than when it showed all its faults', () => {
    const five = PILLARS.slice(0, 5).map((pillar) => part(pillar, 90));
    const shown = computeTotal([...five, part('toegankelijkheid', 0)]);
    const findings = [finding({ ...BLIND, why: 'malformed', pillar: 'toegankelijkheid', worst: { points: 100 } })];
    const hidden = computeTotal([...five, { score: computeScore('toegankelijkheid', findings), findings }]);
    expect(hidden.overall).toBeLessThanOrEqual(shown.overall ?? 0);
    expect(hidden.incomplete).toBe(true);
    // A reader who leaves the page mid-scan does not hide anything.
    const left = computeTotal([...five, blind('toegankelijkheid')]);
    expect(left).toMatchObject({ overall: 89, incomplete: true });
  });

  test('is no higher when the site is silent about checks than when it lacks what they ask for', () => {
    const check = fc.record({
      weight: fc.integer({ min: 1, max: 10 }),
      points: fc.integer({ min: 0, max: 60 }),
      cap: fc.constantFrom(null, null, null, 25, 39),
      seen: fc.constantFrom('judged', 'judged', 'silent', 'silent', 'denied'),
    });
    const pillars = fc.array(fc.array(check, { minLength: 1, maxLength: 6 }), { minLength: 6, maxLength: 6 });
    type Drawn = typeof pillars extends fc.Arbitrary<infer Value> ? Value : never;
    const totalOf = (drawn: Drawn, silent: Partial<Finding>): number | null => {
      const parts = PILLARS.map((pillar, index): Part => {
        const findings = (drawn[index] ?? []).map(({ seen, ...one }) => {
          const hidden = seen === 'denied' ? { ...BLIND, points: 0, cap: null } : {};
          return finding({ pillar, outcome: 'fail', ...one, ...hidden, ...(seen === 'silent' ? silent : {}) });
        });
        return { score: computeScore(pillar, findings), findings };
      });
      return computeTotal(parts).overall;
    };
    let [compared, limited] = [0, 0];
    fc.assert(
      fc.property(pillars, (drawn) => {
        const [absent, silent] = [{}, { ...BLIND, why: 'timeout', silent: true } as const].map((one) =>
          totalOf(drawn, one),
        );
        if (absent == null || silent == null) return;
        compared += 1;
        limited += silent < absent ? 1 : 0;
        expect(silent).toBeLessThanOrEqual(absent);
      }),
    );
    expect([compared, limited].every((count) => count > 0)).toBe(true);
  });

  test('is incomplete if any pillar is', () => {
    const dim = part('seo', 90, [{ ...BLIND, weight: 5 }]);
    expect(dim.score.incomplete).toBe(true);
    expect(computeTotal([part('domein', 90), part('ai', 90), dim])).toMatchObject({ overall: 90, incomplete: true });
  });
});
