import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Blind, Finding, Report } from '../../lib/model.ts';
import { CHANGES, type Change, compare } from '../../lib/view/compare/compare.ts';
import { sampleReport } from '../components/sample.ts';

const report: Report = { ...sampleReport(), access: true };
const [sample] = report.findings;
if (sample === undefined) throw new Error('the sample has findings');

const finding = (changes: Partial<Finding>): Finding => ({ ...sample, id: 'hsts', cap: null, why: null, ...changes });
const pass = finding({ outcome: 'pass', credit: 1, points: 0 });
const warn = finding({ outcome: 'warn', credit: 0.5, points: 5 });
const fail = finding({ outcome: 'fail', credit: 0, points: 10 });
const skip = finding({ outcome: 'skip', credit: 1, points: 0 });
const info = finding({ outcome: 'info', credit: 1, points: 0, weight: 0 });
const unknown = (why: Blind = 'timeout') => finding({ outcome: 'unknown', code: null, why, credit: 1, points: 0 });
const holding = (findings: readonly Finding[]): Report => ({ ...report, findings });

const changeFrom = (before: Finding | null, after: Finding | null): Change => {
  const { changes } = compare(holding(before ? [before] : []), holding(after ? [after] : []));
  const found = CHANGES.filter((change) => changes[change].length > 0);
  expect(found).toHaveLength(1);
  return found[0] ?? 'unchanged';
};

describe('the change of a check', () => {
  test.each([
    ['pass', 'fail', pass, fail, 'worse'],
    ['pass', 'warn', pass, warn, 'worse'],
    ['warn', 'fail', warn, fail, 'worse'],
    ['skip', 'fail', skip, fail, 'worse'],
    ['fail', 'pass', fail, pass, 'better'],
    ['fail', 'warn', fail, warn, 'better'],
    ['warn', 'skip', warn, skip, 'better'],
    ['part', 'more', warn, finding({ outcome: 'warn', credit: 0.8 }), 'better'],
    ['info', 'info that caps', info, { ...info, cap: 69 }, 'worse'],
    ['a lower cap', 'a higher one', { ...fail, cap: 40 }, { ...fail, cap: 60 }, 'better'],
    ['pass', 'pass', pass, pass, 'unchanged'],
    ['pass', 'info', pass, info, 'unchanged'],
    ['pass', 'skip', pass, skip, 'unchanged'],
    ['unknown', 'fail', unknown(), fail, 'new'],
    ['nothing', 'pass', null, pass, 'new'],
    ['pass', 'unknown', pass, unknown(), 'gone'],
    ['fail', 'unknown', fail, unknown(), 'gone'],
    ['fail', 'nothing', fail, null, 'gone'],
    ['unknown', 'unknown', unknown(), unknown('denied'), 'unchanged'],
    ['nothing', 'unknown', null, unknown(), 'unchanged'],
  ] as const)('from %s to %s', (_from, _to, before, after, change) => {
    expect(changeFrom(before, after)).toBe(change);
  });

  test('is reported as unchanged when only its weight changed', () => {
    expect(changeFrom(fail, { ...fail, weight: 4, points: 5 })).toBe('unchanged');
  });

  test('puts the biggest change first', () => {
    const before = holding([pass, { ...pass, id: 'b' }, { ...pass, id: 'c' }]);
    const after = holding([warn, { ...fail, id: 'b' }, { ...warn, id: 'c', points: 7 }]);
    expect(compare(before, after).changes.worse.map(({ id }) => id)).toEqual(['b', 'c', 'hsts']);
  });
});

describe('the grades', () => {
  const better: Report = {
    ...report,
    overall: 90,
    scores: report.scores.map((score) => ({ ...score, score: 90 })),
  };

  test('differ in points under the same conditions', () => {
    const { differences, overall, pillars } = compare(report, better);
    expect(differences).toEqual([]);
    expect(overall).toEqual({ before: report.overall, after: 90, delta: 90 - (report.overall ?? 0), shared: null });
    for (const { before, delta } of pillars) expect(delta).toBe(90 - (before ?? 0));
  });

  test.each([
    ['rules', { rules: report.rules - 1 }, String(report.rules), String(report.rules - 1)],
    ['version', { version: '9.9.9' }, '0.1.0', '9.9.9'],
    ['data', { data: { number: 3, day: '2026-12-10' } }, 'own', '3 (2026-12-10)'],
    ['level', { target: { ...report.target, level: 'A' } }, 'B', 'A'],
    ['access', { access: false }, 'granted', 'denied'],
    ['browser', { target: { ...report.target, browser: 'firefox' } }, 'chromium', 'firefox'],
    ['pillar', { target: { ...report.target, pillar: 'seo' } }, 'all', 'seo'],
    ['view', { findings: [unknown('login')] }, 'open', 'login'],
    ['view', { findings: [unknown('wall')] }, 'open', 'wall'],
    ['view', { findings: [unknown('elsewhere')] }, 'open', 'elsewhere'],
  ] as const)('are not compared when the %s differs', (condition, changes, before, after) => {
    const comparison = compare(report, { ...better, ...changes } as Report);
    expect(comparison.differences).toEqual([{ condition, before, after }]);
    expect(comparison.overall.delta).toBeNull();
    expect(comparison.pillars.every(({ delta }) => delta === null)).toBe(true);
  });

  test('a report from before access was stored differs from one with it', () => {
    const { access: _, ...older } = better;
    expect(compare(older, report).differences).toEqual([{ condition: 'access', before: 'unknown', after: 'granted' }]);
    expect(compare(older, older).differences).toEqual([]);
  });

  test('have no difference when one is missing', () => {
    expect(compare({ ...report, overall: null }, better).overall.delta).toBeNull();
  });
});

const anyFinding = fc.constantFrom(pass, warn, fail, skip, info, unknown());
const anyReport = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), anyFinding), { selector: ([id]) => id })
  .map((all) => holding(all.map(([id, one]) => ({ ...one, id: `c${id}` }))));
const OPPOSITE: Readonly<Record<Change, Change>> = {
  worse: 'better',
  better: 'worse',
  new: 'gone',
  gone: 'new',
  unchanged: 'unchanged',
};

describe('always', () => {
  const ids = (changes: ReturnType<typeof compare>['changes'], change: Change) =>
    changes[change].map(({ id }) => id).toSorted();

  test('every check of either scan is in exactly one group, and the reverse comparison is the opposite', () => {
    fc.assert(
      fc.property(anyReport, anyReport, (one, other) => {
        const [forth, back] = [compare(one, other).changes, compare(other, one).changes];
        const all = CHANGES.flatMap((change) => ids(forth, change)).toSorted();
        expect(all).toEqual([...new Set([...one.findings, ...other.findings].map(({ id }) => id))].toSorted());
        for (const change of CHANGES) expect(ids(forth, change)).toEqual(ids(back, OPPOSITE[change]));
      }),
    );
  });

  test('a scan equals itself', () => {
    fc.assert(
      fc.property(anyReport, (one) => {
        const { changes, overall } = compare(one, one);
        expect(changes.unchanged).toHaveLength(one.findings.length);
        expect(overall.delta ?? 0).toBe(0);
      }),
    );
  });
});
