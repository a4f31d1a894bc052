import { describe, expect, test } from 'vitest';
import type { Report } from '../../lib/model.ts';
import { toPlainReport } from '../../lib/view/plain-report.ts';
import { listSteps } from '../../lib/view.ts';
import { sampleReport } from '../components/sample.ts';

const report = sampleReport();
const spotless: Report = {
  ...report,
  findings: report.findings.map((one) => ({ ...one, outcome: 'pass', credit: 1, points: 0, cap: null, why: null })),
  scores: report.scores.map((score) => ({ ...score, score: 100, lost: 0, cap: null })),
  overall: 100,
};

describe('a report in plain words', () => {
  const steps = listSteps(report);
  const { tasks } = toPlainReport(report);
  const shown = tasks.flatMap(({ steps: theirs }) => theirs.map(({ number }) => number));

  test('gives the first five steps of the path to who does them, and each person’s first one', () => {
    expect(shown).toHaveLength(5);
    for (const { who, steps: theirs, more } of tasks) {
      const all = steps.filter((step) => step.who === who);
      expect(theirs).toEqual(all.slice(0, theirs.length));
      expect(theirs.length).toBeGreaterThan(0);
      expect(more).toBe(all.length - theirs.length);
    }
    const own = tasks.map(({ steps: [first] }) => first?.number ?? 0);
    const last = Math.max(...shown.filter((number) => !own.includes(number)));
    const left = steps.map(({ number }) => number).filter((number) => !shown.includes(number));
    expect(Math.min(...left)).toBeGreaterThan(last);
  });

  test('lists people in the order in which the path needs them', () => {
    const firsts = tasks.map(({ steps: [first] }) => first?.number ?? 0);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    expect(firsts[0]).toBe(1);
  });

  test('shows the total after the first three steps', () => {
    const first = steps.slice(0, 3);
    const last = first.at(-1)?.after ?? 0;
    const opens = first.some((step) => step.opens);
    expect(toPlainReport(report).after).toEqual(
      opens || last <= (report.overall ?? 0) ? null : { total: last, count: 3 },
    );
  });

  test('shows no gain and no tasks when all is well', () => {
    expect(toPlainReport(spotless)).toMatchObject({ step: 5, tasks: [], after: null, untested: 0 });
  });

  test('shows no total to reach when there is no grade', () => {
    expect(toPlainReport({ ...report, overall: null })).toMatchObject({ step: 0, overall: null, after: null });
  });

  test('counts the checks that could not be tested and have weight', () => {
    const unseen = report.findings.filter(({ outcome, weight }) => outcome === 'unknown' && weight > 0);
    expect(toPlainReport(report).untested).toBe(unseen.length);
    expect(unseen.length).toBeGreaterThan(0);
  });
});
