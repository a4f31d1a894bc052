import { describe, expect, test } from 'vitest';
import { scanResult, toPillarState } from '../../lib/api/compose.ts';
import { formatGrade } from '../../lib/api/grade.ts';
import { PartnerResult, PublicResult } from '../../lib/api/result.ts';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { readReport } from '../../lib/export/read-report.ts';
import { createReportModel } from '../../lib/export/report-model.ts';
import { PILLARS, type Report } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { computeTotal, RULES } from '../../lib/score.ts';
import { listPillarViews } from '../../lib/view.ts';
import { commonWords } from '../../lib/words/common.ts';
import { sayFinding, sayLimit } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { ARCHETYPES } from '../sites/archetypes.ts';
import { recorded } from '../sites/recorded.ts';

/** The points shown add up to the number shown, wherever a reader may add them. */

const judgedOf = (name: string) => PILLARS.map((pillar) => assess(pillar, recorded(name, 'plain')));

const reportOf = (name: string): Report => {
  const judged = judgedOf(name);
  const scores = judged.map(({ score }) => score);
  return {
    ...sampleReport(),
    rules: RULES,
    findings: judged.flatMap(({ findings }) => findings),
    scores,
    ...computeTotal(judged),
  };
};

/** Tenths of a point as shown, so that nothing is lost in adding. */
const tenths = (points: readonly number[]): number => points.reduce((sum, one) => sum + Math.round(one * 10), 0);

/** What is left of 100 after these points, and the cap. */
const left = (points: readonly number[], cap: number | null): number =>
  Math.min(Math.max(0, Math.round((1_000 - tenths(points)) / 10)), cap ?? 100);

const mean = (scores: readonly (number | null)[]): number | null => {
  const numbers = scores.filter((score) => score !== null);
  return numbers.length === 0 ? null : Math.round(numbers.reduce((sum, score) => sum + score, 0) / numbers.length);
};

/** The total of the scores shown, and the limit shown; null when at most two pillars have a score. */
const roofed = (pillars: readonly { readonly score: number | null }[], at: number): number | null => {
  const scores = pillars.map(({ score }) => score);
  const whole = mean(scores);
  return whole === null || scores.filter((score) => score !== null).length < 3 ? null : Math.min(whole, at);
};

describe.each(sampleOf(ARCHETYPES, 4).map(({ name }) => [name]))('%s', (name) => {
  const judged = judgedOf(name);
  const report = reportOf(name);
  const shown = (tier: 'public' | 'partner') => {
    const pillars = judged.map((one) => toPillarState(one, tier, (finding) => sayFinding(finding, 'nl')));
    const frame = {
      domain: 'voorbeeld.nl',
      total: { overall: report.overall, incomplete: report.incomplete, limit: report.limit ?? null },
      limit: report.limit ? sayLimit(report, 'nl') : null,
      tier,
      scanUrl: 'x',
      names: commonWords.nl.pillars,
    };
    return scanResult(pillars, frame);
  };

  test('on the partner tier every pillar is 100 less the points of its checks, limited by its cap', () => {
    const result = PartnerResult.parse(shown('partner'));
    for (const { id, score, checks, limited_by: limit } of result.pillars) {
      if (score === null) continue;
      expect(
        left(
          checks.map(({ points }) => points),
          limit?.cap ?? null,
        ),
        id,
      ).toBe(score);
    }
    expect(result.overall_score).toBe(roofed(result.pillars, result.limited_by?.cap ?? 100));
    expect(result.incomplete).toBe(report.incomplete);
  });

  test('on the public tier the total is the mean of the six, with the matching grade', () => {
    const result = PublicResult.parse(shown('public'));
    const at = report.limit && 'at' in report.limit ? report.limit.at : 100;
    expect(result.overall_score).toBe(roofed(result.pillars, at));
    expect(result.grade_label).toBe(result.overall_score === null ? null : formatGrade(result.overall_score, 'nl'));
    expect(JSON.stringify(result)).not.toContain('points');
  });

  test('in the sums of the report', () => {
    for (const { sum, score } of listPillarViews(report)) {
      const lost = tenths(sum.rows.map(({ points }) => points));
      expect(lost).toBe(Math.round(sum.lost * 10));
      expect(
        left(
          sum.rows.map(({ points }) => points),
          null,
        ),
      ).toBe(sum.uncapped);
      if (score.score !== null) expect(Math.min(sum.uncapped, sum.cap?.at ?? 100)).toBe(score.score);
    }
  });

  test('in the exports, and in the file that can be imported again', () => {
    const result = createReportModel(report, 'nl');
    const at = report.limit && 'at' in report.limit ? report.limit.at : 100;
    expect(result.overall).toBe(roofed(result.pillars, at));
    expect(result.limited === '').toBe(report.limit === null);
    for (const [index, { score, checks }] of result.pillars.entries()) {
      const cap = report.scores[index]?.cap?.at ?? null;
      if (score !== null)
        expect(
          left(
            checks.map(({ points }) => points),
            cap,
          ),
        ).toBe(score);
    }
    expect(readReport(JSON.stringify(report))).toMatchObject({ ok: true });
    expect(reportCsv(report, 'nl').trim().split('\n').length).toBeGreaterThan(report.findings.length);
  });
});
