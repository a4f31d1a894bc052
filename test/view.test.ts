import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, type Outcome, PILLARS, type Report } from '../lib/model.ts';
import { overall, pointsOf, score } from '../lib/score.ts';
import { actionsOf, groupsOf, pillarViews } from '../lib/view.ts';
import { reportWords } from '../lib/words/report.ts';
import { sampleReport } from './components/sample.ts';

const BUDGET = 40;
const CREDIT: Readonly<Record<Outcome, number>> = { pass: 1, warn: 0.5, fail: 0, info: 1, skip: 1, unknown: 1 };

const finding = (changes: Partial<Finding>): Finding => {
  const outcome = changes.outcome ?? 'fail';
  const weight = changes.weight ?? 8;
  const credit = changes.credit ?? CREDIT[outcome];
  return {
    id: 'hsts',
    pillar: 'beveiliging',
    outcome,
    code: 'absent',
    why: outcome === 'unknown' ? 'denied' : null,
    weight,
    credit,
    points: pointsOf(weight, credit, BUDGET),
    cap: null,
    args: {},
    items: [],
    who: 'hostingpartij',
    source: 'https://www.rfc-editor.org/rfc/rfc6797',
    ...changes,
  };
};

const report = (findings: readonly Finding[]): Report => {
  const pillars = PILLARS.filter((pillar) => findings.some((one) => one.pillar === pillar));
  const scores = pillars.map((pillar) =>
    score(
      pillar,
      findings.filter((one) => one.pillar === pillar),
    ),
  );
  return { ...sampleReport(), findings, scores, ...overall(scores) };
};

describe('what to do', () => {
  test('puts what brings the pillar most first, and says what it makes of the grade', () => {
    const actions = actionsOf(
      report([
        finding({ id: 'small', weight: 4, outcome: 'warn' }),
        finding({ id: 'big', weight: 10 }),
        finding({ id: 'fine', outcome: 'pass' }),
      ]),
    );
    expect(actions.map(({ finding: { id } }) => id)).toEqual(['big', 'small']);
    expect(actions[0]).toMatchObject({ gain: 25, pillarAfter: 95, overallAfter: 95 });
    expect(actions[1]).toMatchObject({ gain: 5, pillarAfter: 75, overallAfter: 75 });
  });

  test('a repair under a cap brings nothing, the one that lifts the cap everything', () => {
    const actions = actionsOf(
      report([finding({ id: 'other', weight: 10 }), finding({ id: 'capping', weight: 2, cap: 40 })]),
    );
    expect(actions.map(({ finding: { id }, gain }) => [id, gain])).toEqual([
      ['capping', 35],
      ['other', 0],
    ]);
  });

  test('a second cap stays when the first is lifted', () => {
    const actions = actionsOf(
      report([finding({ id: 'low', weight: 2, cap: 25 }), finding({ id: 'next', weight: 2, cap: 40 })]),
    );
    expect(actions.map(({ finding: { id }, gain }) => [id, gain])).toEqual([
      ['low', 15],
      ['next', 0],
    ]);
  });

  test('a pillar at 0 points stays there until enough is repaired', () => {
    const [first] = actionsOf(
      report(Array.from({ length: 8 }, (_, index) => finding({ id: `c${index}`, weight: 10 }))),
    );
    expect(first).toMatchObject({ gain: 0, pillarAfter: 0 });
  });

  test('a check with weight 0 that limits its pillar is something to do', () => {
    const actions = actionsOf(
      report([finding({ id: 'info', outcome: 'info', weight: 0, cap: 69 }), finding({ id: 'p', outcome: 'pass' })]),
    );
    expect(actions).toMatchObject([{ gain: 31, pillarAfter: 100 }]);
  });

  test('a pillar without a score has no gain to promise', () => {
    const unseen = Array.from({ length: 4 }, (_, index) => finding({ id: `u${index}`, outcome: 'unknown' }));
    expect(actionsOf(report([finding({}), ...unseen]))).toMatchObject([{ gain: 0, pillarAfter: null }]);
  });
});

describe('groups', () => {
  test('faults come first, what does not apply last, and the dearest leads', () => {
    const groups = groupsOf([
      finding({ id: 'skip', outcome: 'skip' }),
      finding({ id: 'cheap', weight: 1 }),
      finding({ id: 'pass', outcome: 'pass' }),
      finding({ id: 'dear', weight: 9 }),
      finding({ id: 'unknown', outcome: 'unknown' }),
    ]);
    expect(groups.map(({ outcome, findings }) => [outcome, findings.map(({ id }) => id)])).toEqual([
      ['fail', ['dear', 'cheap']],
      ['unknown', ['unknown']],
      ['pass', ['pass']],
      ['skip', ['skip']],
    ]);
  });
});

const outcomes = fc.constantFrom<Outcome>('pass', 'warn', 'fail', 'info', 'skip', 'unknown');
const anyFinding = fc
  .record({
    outcome: outcomes,
    weight: fc.integer({ min: 0, max: 10 }),
    cap: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 8 }),
    pillar: fc.constantFrom(...PILLARS),
  })
  .map(({ cap, ...rest }) => finding({ ...rest, cap: rest.outcome === 'fail' ? cap : null }));
const anyReport = fc
  .array(anyFinding, { minLength: 1, maxLength: 60 })
  .map((findings) => report(findings.map((one, index) => ({ ...one, id: `c${index}` }))));

describe('the sums', () => {
  test('add up to the numbers shown', () => {
    fc.assert(
      fc.property(anyReport, (any) => {
        for (const { sum } of pillarViews(any)) {
          const tenths = sum.rows.reduce((total, { points }) => total + Math.round(points * 10), 0);
          expect(tenths).toBe(Math.round(sum.lost * 10));
          expect(sum.uncapped).toBe(Math.max(0, Math.round(100 - sum.lost)));
          if (sum.score !== null) expect(sum.score).toBe(Math.min(sum.uncapped, sum.cap?.at ?? 100));
        }
      }),
    );
  });

  test('a repair brings what the rule gives for findings of which that one is good', () => {
    fc.assert(
      fc.property(anyReport, (any) => {
        for (const action of actionsOf(any)) {
          const { pillar, id } = action.finding;
          const own = any.findings.filter((one) => one.pillar === pillar);
          const good = { outcome: 'pass', credit: 1, points: 0, cap: null } as const;
          const after = score(
            pillar,
            own.map((one) => (one.id === id ? { ...one, ...good } : one)),
          );
          expect(action.pillarAfter).toBe(after.score);
          expect(action.overallAfter).toBe(
            overall(any.scores.map((one) => (one.pillar === pillar ? after : one))).overall,
          );
        }
      }),
    );
  });

  test('no repair lowers the grade of its pillar', () => {
    fc.assert(
      fc.property(anyReport, (any) => {
        for (const { gain } of actionsOf(any)) expect(gain).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('every finding of the report is in exactly one group', () => {
    fc.assert(
      fc.property(anyReport, (any) => {
        const shown = pillarViews(any).flatMap(({ groups }) => groups.flatMap(({ findings }) => findings));
        expect(shown.map(({ id }) => id).sort()).toEqual(any.findings.map(({ id }) => id).sort());
      }),
    );
  });

  test('three numbers stand beside a score: faults, places for a person, what was not measured', () => {
    const sample = sampleReport();
    const here = (changes: Partial<Finding>) => finding({ pillar: 'toegankelijkheid', ...changes });
    const findings = [
      here({ outcome: 'warn', args: { faults: 3, toCheck: 2 } }),
      here({ outcome: 'info', args: { toCheck: 5 } }),
      here({ outcome: 'pass', args: { toCheck: 'some' } }),
      here({ outcome: 'unknown' }),
      here({ outcome: 'skip' }),
    ];
    const view = pillarViews({ ...sample, findings }).find(({ pillar }) => pillar === 'toegankelijkheid');
    expect(view?.counts).toEqual({ faults: 1, toCheck: 7, unmeasured: 1, carriedOut: 3 });
    const words = { faults: 1, toCheck: 7, manual: 19, unmeasured: 1 };
    expect(reportWords.nl.pillar.three(words)).toContain('7 plekken en 19 punten');
    expect(reportWords.nl.pillar.three({ ...words, toCheck: 0 })).not.toContain('plek');
  });

  test('pillars come in the order of the scan API', () => {
    const order = pillarViews(sampleReport()).map(({ pillar }) => pillar);
    expect(order).toEqual(PILLARS.filter((pillar) => order.includes(pillar)));
  });
});
