import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanResult, toPillarState } from '../../lib/api/compose.ts';
import { ScanResult } from '../../lib/api/result.ts';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { reportEarl } from '../../lib/export/formats/report-earl.ts';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportJunit } from '../../lib/export/formats/report-junit.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { reportSarif } from '../../lib/export/formats/report-sarif.ts';
import { readReport } from '../../lib/export/read-report.ts';
import { createReportModel } from '../../lib/export/report-model.ts';
import type { Report } from '../../lib/model.ts';
import { toColumns } from '../../lib/view/compare/columns.ts';
import { compare } from '../../lib/view/compare/compare.ts';
import { findPrevious, groupBySite } from '../../lib/view/compare/history.ts';
import { toTrend } from '../../lib/view/compare/trend.ts';
import { findDetected } from '../../lib/view/detected.ts';
import { listFootnotes } from '../../lib/view/footnotes.ts';
import { groupByHost } from '../../lib/view/ledger.ts';
import { toPlainReport } from '../../lib/view/plain-report.ts';
import { listPillarViews, listSteps } from '../../lib/view.ts';
import { commonWords } from '../../lib/words/common.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { sayFinding, sayLimit } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';
import { CHANGES, extremeReport } from '../kit/extreme-reports.ts';
import { inputs } from '../kit/inputs.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { LONG } from './hostile.ts';

/** A whole report for each of fourteen exports takes long: 10,000 took eighteen minutes, half of a part of the full run. */
const RUNS = Math.min(inputs(50), 2_000);
const sample = sampleReport();

const resultOf = (report: Report): unknown => {
  const pillars = report.scores.map((score) => {
    const findings = report.findings.filter(({ pillar }) => pillar === score.pillar);
    return toPillarState({ pillar: score.pillar, findings, score }, 'partner', (finding) => sayFinding(finding, 'nl'));
  });
  const { overall, incomplete, limit = null, target } = report;
  const text = limit && sayLimit(report, 'nl');
  const frame = {
    domain: target.host,
    total: { overall, incomplete, limit },
    limit: text,
    scanUrl: 'x',
    names: commonWords.nl.pillars,
  };
  return ScanResult.parse(scanResult(pillars, { ...frame, tier: 'partner' }));
};

const historyOf = (report: Report): unknown => {
  const { id, target, finishedAt, overall } = report;
  const stored = { id, host: target.host, finishedAt, overall, incomplete: true, limited: true } as const;
  const marks = { tier: 'partner', pinned: false, imported: true } as const;
  return groupBySite([{ ...stored, ...marks, report }]).map((site) => [toTrend(site.scans), findPrevious(site)]);
};

/** Everything derived from a report before it is shown. */
const EXPORTS: Readonly<Record<string, (report: Report) => unknown>> = {
  'what to do': listSteps,
  'the pillars and footnotes': (report) => listFootnotes(listPillarViews(report)),
  'the plain words': toPlainReport,
  'a comparison': (report) => [compare(report, sample), compare(sample, report)],
  'the columns': ({ scores }) => toColumns(scores.map(({ pillar, score }) => ({ id: pillar, score }))),
  'the ledger': ({ ledger }) => groupByHost(ledger),
  'the platforms': (report) => findDetected(report, PLATFORM_NAMES),
  'the history': historyOf,
  'the result': resultOf,
  'the text': (report) => [createReportModel(report, 'nl'), createReportModel(report, 'en')],
  'the page': (report) => [reportHtml(report, 'nl'), reportHtml(report, 'en')],
  'the Markdown': (report) => [reportMarkdown(report, 'nl'), reportMarkdown(report, 'en')],
  'the spreadsheet': (report) => [reportCsv(report, 'nl'), reportCsv(report, 'en')],
  'what other tools read': (report) => [reportSarif(report, 'nl'), reportJunit(report, 'nl'), reportEarl(report, 'nl')],
};

test('there are enough extreme values of every kind', () => expect(CHANGES).toBeGreaterThan(1_000));

describe('every report that the schema accepts can be shown', () => {
  test.each(sampleOf(Object.entries(EXPORTS), 3))(
    '%s',
    (_, make) => {
      fc.assert(
        fc.property(extremeReport, (report) => {
          expect(() => make(report)).not.toThrow();
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  test(
    'can be read back from a file',
    () => {
      fc.assert(
        fc.property(extremeReport, (report) => {
          const read = readReport(JSON.stringify(report));
          // Two checks of one name are refused, which no schema can tell.
          expect(read.ok || read.where === 'findings' || read.where === 'scores').toBe(true);
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );
});
