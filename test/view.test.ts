import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, type Outcome, PILLARS, type Report } from '../lib/model.ts';
import { computePoints, gradeFindings } from '../lib/score.ts';
import { groupByOutcome, listPillarViews, listSteps } from '../lib/view.ts';
import { reportWords } from '../lib/words/report/report.ts';
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
    points: computePoints(weight, credit, BUDGET),
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
  return { ...sampleReport(), findings, ...gradeFindings(findings, pillars) };
};

describe('groups of findings', () => {
  test('issues come first, then the others, those that do not apply last; within a group by cost', () => {
    const groups = groupByOutcome([
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
        for (const { sum } of listPillarViews(any)) {
          const tenths = sum.rows.reduce((total, { points }) => total + Math.round(points * 10), 0);
          expect(tenths).toBe(Math.round(sum.lost * 10));
          expect(sum.uncapped).toBe(Math.max(0, Math.round(100 - sum.lost)));
          if (sum.score !== null) expect(sum.score).toBe(Math.min(sum.uncapped, sum.cap?.at ?? 100));
        }
      }),
    );
  });

  test('every finding of the report is in exactly one group', () => {
    fc.assert(
      fc.property(anyReport, (any) => {
        const shown = listPillarViews(any).flatMap(({ groups }) => groups.flatMap(({ findings }) => findings));
        expect(shown.map(({ id }) => id).sort()).toEqual(any.findings.map(({ id }) => id).sort());
      }),
    );
  });

  test('three numbers accompany a score: issues, places for a person to check, and unmeasured checks', () => {
    const sample = sampleReport();
    const here = (changes: Partial<Finding>) => finding({ pillar: 'toegankelijkheid', ...changes });
    const findings = [
      here({ outcome: 'warn', args: { faults: 3, toCheck: 2 } }),
      here({ outcome: 'info', args: { toCheck: 5 } }),
      here({ outcome: 'pass', args: { toCheck: 'some' } }),
      here({ outcome: 'unknown' }),
      here({ outcome: 'skip' }),
    ];
    const view = listPillarViews({ ...sample, findings }).find(({ pillar }) => pillar === 'toegankelijkheid');
    expect(view?.counts).toEqual({ issues: 1, toCheck: 7, unmeasured: 1, carriedOut: 3 });
    const words = { issues: 1, toCheck: 7, manual: 19, unmeasured: 1 };
    expect(reportWords.nl.pillar.three(words)).toContain('7 plekken en 19 punten');
    expect(reportWords.nl.pillar.three({ ...words, toCheck: 0 })).not.toContain('plek');
  });

  test('pillars are in the order of the scan API', () => {
    const order = listPillarViews(sampleReport()).map(({ pillar }) => pillar);
    expect(order).toEqual(PILLARS.filter((pillar) => order.includes(pillar)));
  });
});

describe('the path of a report', () => {
  const one = report([
    ...PILLARS.map((pillar) => finding({ id: `fine-${pillar}`, pillar, outcome: 'pass', weight: 20 })),
    finding({ id: 'absent' }),
  ]);

  test('includes the total after each step', () => {
    expect(listSteps(one)).toMatchObject([{ cause: 'absent', before: 97, after: 100 }]);
  });

  test('under other rules has steps and points, but no total computed by the current rules', () => {
    const { limit, ...old } = one;
    const ofRules4 = { ...old, rules: 4, overall: 12 };
    const [step] = listSteps(ofRules4);
    expect(step).toMatchObject({ cause: 'absent', points: 20, before: null, after: null, countsWith: null });
  });
});
