import { describe, expect, test } from 'vitest';
import type { Report } from '../../lib/model.ts';
import { plainOf } from '../../lib/view/plain.ts';
import { stepsOf } from '../../lib/view.ts';
import { sampleReport } from '../components/sample.ts';

const report = sampleReport();
const spotless: Report = {
  ...report,
  findings: report.findings.map((one) => ({ ...one, outcome: 'pass', credit: 1, points: 0, cap: null, why: null })),
  scores: report.scores.map((score) => ({ ...score, score: 100, lost: 0, cap: null })),
  overall: 100,
};

describe('a report in plain words', () => {
  test('names the first three steps of the path, and the total after them', () => {
    const { first, after, overall } = plainOf(report);
    const steps = stepsOf(report);
    expect(first).toEqual(steps.slice(0, 3));
    expect(overall).toBe(report.overall);
    const opens = first.some((step) => step.opens);
    const last = first.at(-1)?.after ?? 0;
    expect(after).toBe(opens || last <= (overall ?? 0) ? null : last);
  });

  test('counts every step once, by who does it', () => {
    const total = plainOf(report).tasks.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(stepsOf(report).length);
  });

  test('promises nothing and gives nobody a task when all is well', () => {
    expect(plainOf(spotless)).toMatchObject({ step: 5, tasks: [], first: [], after: null, untested: 0 });
  });

  test('has no grade to promise where there is none', () => {
    expect(plainOf({ ...report, overall: null })).toMatchObject({ step: 0, overall: null, after: null });
  });

  test('counts what could not be tested and would have counted', () => {
    const unseen = report.findings.filter(({ outcome, weight }) => outcome === 'unknown' && weight > 0);
    expect(plainOf(report).untested).toBe(unseen.length);
    expect(unseen.length).toBeGreaterThan(0);
  });
});
