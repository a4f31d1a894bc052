import { describe, expect, test } from 'vitest';
import { scanResult, toPillarState } from '../../lib/api/compose.ts';
import { toPublicResult } from '../../lib/api/demoted.ts';
import type { ScanResult } from '../../lib/api/result.ts';
import { type Finding, PILLARS, type Report } from '../../lib/model.ts';
import { gradeFindings } from '../../lib/score.ts';
import { type Against, compareToEarlier, isWorse } from '../../lib/view/compare/against.ts';
import { commonWords } from '../../lib/words/common.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';

const report: Report = { ...sampleReport(), access: true };
const idOf = (outcome: Finding['outcome']): string =>
  report.findings.find((one) => one.outcome === outcome && one.weight > 0 && one.cap === null)?.id ?? '';
const [passing, failing] = [idOf('pass'), idOf('fail')];

/** The sample with some findings replaced, graded again. */
const having = (id: string, changes: Partial<Finding>): Report => {
  const findings = report.findings.map((one) => (one.id === id ? { ...one, ...changes } : one));
  return { ...report, ...gradeFindings(findings, PILLARS), findings };
};
const failed: Partial<Finding> = { outcome: 'fail', credit: 0, points: 10, code: 'x' };
const unseen: Partial<Finding> = { outcome: 'unknown', code: null, why: 'timeout', credit: 1, points: 0 };

const resultOf = (of: Report): ScanResult => {
  const pillars = of.scores.map((score) => {
    const findings = of.findings.filter(({ pillar }) => pillar === score.pillar);
    return toPillarState({ pillar: score.pillar, findings, score }, 'partner', (finding) => sayFinding(finding, 'nl'));
  });
  const total = { overall: of.overall, incomplete: of.incomplete, limit: null };
  const frame = { domain: of.target.host, total, limit: null, scanUrl: 'x', names: commonWords.nl.pillars };
  return scanResult(pillars, { ...frame, tier: 'partner' });
};

const ids = (result: Against): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (['worse', 'better', 'changed', 'gone', 'fresh'] as const).flatMap((name) =>
      result[name].length === 0 ? [] : [[name, result[name].map(({ id }) => id)]],
    ),
  );
const textOf = (before: Report, after: Report): Against => compareToEarlier({ report: before }, after, 'partner');

describe('compared with a report', () => {
  test('the same site is not worse', () => {
    expect(ids(textOf(report, report))).toEqual({});
    expect(isWorse(textOf(report, report))).toBe(false);
  });

  test('a check that got worse or better is reported as such', () => {
    const fell = textOf(report, having(passing, failed));
    expect([ids(fell), isWorse(fell)]).toEqual([{ worse: [passing] }, true]);
    const rose = textOf(having(passing, failed), report);
    expect([ids(rose), isWorse(rose)]).toEqual([{ better: [passing] }, false]);
  });

  test('an untested check is neither, and a lower total because of it is not worse', () => {
    const blind = textOf(report, having(failing, unseen));
    expect([ids(blind), isWorse(blind)]).toEqual([{ gone: [failing] }, false]);
    const seen = textOf(having(failing, unseen), report);
    expect([ids(seen), isWorse(seen), (seen.overall.after ?? 0) <= (seen.overall.before ?? 0)]).toEqual([
      { fresh: [failing] },
      false,
      true,
    ]);
  });

  test.each([
    { rules: 1 },
    { version: '0.0.9' },
    { access: false },
    { target: { ...report.target, level: 'A' } },
    { target: { ...report.target, pillar: 'seo' } },
  ] satisfies readonly Partial<Report>[])('with %o a change is not attributed to the site', (other) => {
    const before = { ...report, ...other };
    const after = textOf(before, having(passing, failed));
    expect([ids(after), isWorse(after), after.overall.delta]).toEqual([{ changed: [passing] }, null, null]);
  });

  test('another host or address makes no difference', () => {
    const elsewhere = {
      ...report,
      target: { ...report.target, host: 'x.voorbeeld.nl', url: 'https://x.voorbeeld.nl/y' },
    };
    expect(isWorse(textOf(elsewhere, report))).toBe(false);
    expect(textOf(elsewhere, report).earlier.host).toBe('x.voorbeeld.nl');
  });

  test('on the public tier only the scores are compared', () => {
    const after = compareToEarlier({ report }, having(passing, failed), 'public');
    expect([ids(after), after.known, isWorse(after)]).toEqual([{}, 'scores', null]);
  });
});

describe('compared with a result', () => {
  test('with checks, differing verdicts are listed, and none is called worse', () => {
    const after = compareToEarlier({ result: resultOf(report) }, having(passing, failed), 'partner');
    expect([ids(after), after.known, isWorse(after)]).toEqual([{ changed: [passing] }, 'verdicts', null]);
    expect(after.overall).toMatchObject({ before: report.overall, delta: null });
    expect(ids(compareToEarlier({ result: resultOf(report) }, having(failing, unseen), 'partner'))).toEqual({
      gone: [failing],
    });
    expect(ids(compareToEarlier({ result: resultOf(having(failing, unseen)) }, report, 'partner'))).toEqual({
      fresh: [failing],
    });
    expect(ids(compareToEarlier({ result: resultOf(report) }, report, 'partner'))).toEqual({});
  });

  test('without checks, only the scores are compared', () => {
    const after = compareToEarlier({ result: toPublicResult(resultOf(report)) }, having(passing, failed), 'partner');
    expect([ids(after), after.known]).toEqual([{}, 'scores']);
    expect(after.pillars.map(({ before }) => before)).toEqual(report.scores.map(({ score }) => score));
  });
});
