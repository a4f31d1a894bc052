import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, PILLARS, type Report } from '../../lib/model.ts';
import { gradeFindings } from '../../lib/score.ts';
import { compare } from '../../lib/view/compare/compare.ts';
import { computeSharedGrade } from '../../lib/view/shared-grade.ts';
import { sampleReport } from '../components/sample.ts';

const base: Report = { ...sampleReport(), access: true };
const [sample] = base.findings;
if (sample === undefined) throw new Error('the sample has findings');

const finding = (id: string, changes: Partial<Finding> = {}): Finding => ({
  ...sample,
  ...{ id, pillar: 'seo', outcome: 'pass', why: null, weight: 10, credit: 1, points: 0, cap: null },
  ...changes,
});
const fail = (id: string, changes: Partial<Finding> = {}): Finding =>
  finding(id, { outcome: 'fail', credit: 0, points: 20, ...changes });
const blind = (id: string, changes: Partial<Finding> = {}): Finding =>
  finding(id, { outcome: 'unknown', code: null, why: 'time', ...changes });

/** A report with the grade computed from its findings. */
const reportOf = (findings: readonly Finding[]): Report => {
  const pillars = PILLARS.filter((pillar) => findings.some((one) => one.pillar === pillar));
  return { ...base, findings, ...gradeFindings(findings, pillars) };
};

const good = ['a', 'b', 'c', 'd'].map((id) => finding(id));

describe('the grade on the checks that two scans both tested', () => {
  test('is null when they tested the same', () => {
    expect(computeSharedGrade(reportOf([...good, fail('x')]), reportOf([...good, finding('x')]))).toBeNull();
    expect(
      computeSharedGrade(reportOf([...good, blind('x')]), reportOf([...good, blind('x', { why: 'denied' })])),
    ).toBeNull();
  });

  test('leaves out what only one tested, whichever it was', () => {
    const [worse, unseen] = [reportOf([...good, fail('x')]), reportOf([...good, blind('x')])];
    expect([worse.overall, unseen.overall]).toEqual([80, 100]);
    expect(computeSharedGrade(worse, unseen)).toMatchObject({ before: { overall: 100 }, after: { overall: 100 } });
    expect(computeSharedGrade(unseen, worse)).toMatchObject({ before: { overall: 100 }, after: { overall: 100 } });
  });

  test('includes changes in what both tested', () => {
    const before = reportOf([...good, fail('x'), fail('y')]);
    const after = reportOf([...good, blind('x'), finding('y')]);
    expect(computeSharedGrade(before, after)).toMatchObject({ before: { overall: 80 }, after: { overall: 100 } });
    expect(compare(before, after).overall).toEqual({
      ...{ before: 60, after: 100, delta: 20 },
      shared: { before: 80, after: 100 },
    });
  });

  test('is not capped by what only one tested', () => {
    const capped = reportOf([...good, finding('x', { outcome: 'info', weight: 0, cap: 40 })]);
    const after = reportOf([...good, blind('x', { weight: 0 })]);
    expect(computeSharedGrade(capped, after)).toMatchObject({ before: { overall: 100 }, after: { overall: 100 } });
  });

  test('is null where too little is left, by the usual rule', () => {
    const before = reportOf([finding('a'), ...['b', 'c', 'd'].map((id) => blind(id))]);
    const after = reportOf([finding('a'), ...['b', 'c', 'd'].map((id) => finding(id))]);
    expect(computeSharedGrade(before, after)?.after).toMatchObject({
      overall: null,
      scores: [{ score: null, seen: 0.25 }],
    });
    expect(compare(before, after).overall.delta).toBeNull();
  });

  test('does not depend on findings that the other scan did not test', () => {
    const any = fc.array(fc.constantFrom(finding, fail, blind), { minLength: 6, maxLength: 6 });
    const create = (kinds: readonly (typeof finding)[]) => kinds.map((make, at) => make(`c${at}`));
    fc.assert(
      fc.property(any, any, (one, other) => {
        const [before, after] = [create(one), create(other)];
        const flipped = before.map((was, at) =>
          was.outcome !== 'unknown' && after[at]?.outcome === 'unknown'
            ? (was.outcome === 'fail' ? finding : fail)(was.id)
            : was,
        );
        expect(computeSharedGrade(reportOf(flipped), reportOf(after))).toEqual(
          computeSharedGrade(reportOf(before), reportOf(after)),
        );
      }),
    );
  });
});

describe('untested checks as a condition', () => {
  test('are counted for each scan, with the reason', () => {
    const before = reportOf([...good, blind('x'), blind('y'), blind('z', { why: 'denied' })]);
    const after = reportOf([...good, finding('x'), blind('y'), blind('z', { why: 'denied' })]);
    expect(compare(before, after).untested).toEqual({
      before: [
        { why: 'time', count: 2 },
        { why: 'denied', count: 1 },
      ],
      after: [
        { why: 'time', count: 1 },
        { why: 'denied', count: 1 },
      ],
    });
  });

  test('are counted too if different checks ran out of time', () => {
    const before = reportOf([...good, blind('x'), finding('y')]);
    const after = reportOf([...good, finding('x'), blind('y')]);
    const { untested, changes } = compare(before, after);
    expect(untested).toEqual({ before: [{ why: 'time', count: 1 }], after: [{ why: 'time', count: 1 }] });
    expect([changes.new, changes.gone].map((all) => all.map(({ id }) => id))).toEqual([['x'], ['y']]);
  });

  test('are omitted when the same were untested for the same reasons', () => {
    const one = reportOf([...good, blind('x')]);
    expect(compare(one, reportOf([...good, blind('x')])).untested).toBeNull();
    expect(compare(one, reportOf([...good, blind('x', { why: 'timeout' })])).untested).not.toBeNull();
  });
});
