import { describe, expect, test } from 'vitest';
import { toPillarState } from '../../lib/api/compose.ts';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { readReport } from '../../lib/export/read-report.ts';
import type { Finding, LedgerEntry, Report } from '../../lib/model.ts';
import { computeScore, gradeFindings } from '../../lib/score.ts';
import { parseAccessMatrix } from '../../lib/view/access-matrix.ts';
import { compare } from '../../lib/view/compare/compare.ts';
import { findPrevious, groupBySite, type StoredScan } from '../../lib/view/compare/history.ts';
import { toTrend } from '../../lib/view/compare/trend.ts';
import { findDetected } from '../../lib/view/detected.ts';
import { listFootnotes } from '../../lib/view/footnotes.ts';
import { groupByHost } from '../../lib/view/ledger.ts';
import { toPlainReport } from '../../lib/view/plain-report.ts';
import { summarizeChecks } from '../../lib/view/scan-state.ts';
import { listPillarViews, listSteps } from '../../lib/view.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { formatAccessMatrix } from '../../lib/words/report/access-matrix.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';

/** Every view is at most linear in its rows: field accesses of each row are counted, for n rows and for 2n. */

const N = 100;
/** A sort accesses each row once more for every doubling; quadratic code, twice as often. */
const LINEAR = 2.4;

let looked = 0;
/** Counts every access of a row's own fields. */
const counted = <T extends object>(row: T): T =>
  new Proxy(row, {
    get: (target, name) => {
      looked += 1;
      return Reflect.get(target, name);
    },
    ownKeys: (target) => {
      looked += 1;
      return Reflect.ownKeys(target);
    },
  });

const looks = (work: () => unknown): number => {
  looked = 0;
  work();
  return looked;
};

const sample = sampleReport();
const issues = sample.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');

/** This many findings, all of them issues of one pillar, in no sorted order. */
const findingsOf = (count: number): readonly Finding[] =>
  Array.from({ length: count }, (_, index) => {
    const shuffled = (index * 7_919) % count;
    const fault = issues[index % issues.length] as Finding;
    return counted({
      ...fault,
      id: `one-${index}`,
      pillar: 'seo' as const,
      points: shuffled / 100,
      cap: index % 3 === 0 ? shuffled % 100 : null,
    });
  });

const contactsOf = (count: number): readonly LedgerEntry[] =>
  Array.from({ length: count }, (_, index) =>
    counted({
      ...(sample.ledger[index % sample.ledger.length] as LedgerEntry),
      host: `${index % (count / 2)}.voorbeeld.nl`,
    }),
  );

const reportOf = (count: number): Report => {
  const findings = findingsOf(count);
  return { ...sample, findings, ...gradeFindings(findings, ['seo']), ledger: contactsOf(count) };
};

const scansOf = (count: number): readonly StoredScan[] =>
  Array.from({ length: count }, (_, index) =>
    counted({
      id: `scan-${index}`,
      host: 'voorbeeld.nl',
      finishedAt: (index * 7_919) % count,
      overall: 50,
      incomplete: false,
      limited: false,
      tier: 'partner' as const,
      pinned: false,
      imported: false,
      report: index % 2 === 0 ? sample : null,
    }),
  );

const stateOf = (count: number) => {
  const findings = findingsOf(count);
  return toPillarState({ pillar: 'seo', findings, score: computeScore('seo', findings) }, 'partner', (one) =>
    sayFinding(one, 'nl'),
  );
};

const matrixOf = (count: number) => {
  const items = Array.from(
    { length: count },
    (_, index) => `Bedrijf ${index}\n✓ Robot${index} | a | b | c | d | e | f`,
  );
  const matrix = parseAccessMatrix({ id: 'assistant-access-matrix', items });
  return matrix === null ? null : { ...matrix, rows: matrix.rows.map(counted) };
};

/** The accesses while building a view of this many rows; making the rows themselves is not counted. */
const VIEWS: Readonly<Record<string, (count: number) => () => unknown>> = {
  'what to do': (count) => {
    const report = reportOf(count);
    return () => listSteps(report);
  },
  'the pillars': (count) => {
    const report = reportOf(count);
    return () => listFootnotes(listPillarViews(report));
  },
  'the plain words': (count) => {
    const report = reportOf(count);
    return () => toPlainReport(report);
  },
  'two scans side by side': (count) => {
    const [before, after] = [reportOf(count), reportOf(count)];
    return () => compare(before, after);
  },
  'the platforms': (count) => {
    const report = reportOf(count);
    return () => findDetected(report, PLATFORM_NAMES);
  },
  'the ledger': (count) => {
    const contacts = contactsOf(count);
    return () => groupByHost(contacts);
  },
  'the popup': (count) => {
    const rows = (stateOf(count).checks ?? []).map(counted);
    return () => summarizeChecks(rows);
  },
  'the result of a scan': (count) => {
    const findings = findingsOf(count);
    const of = computeScore('seo', findings);
    return () => toPillarState({ pillar: 'seo', findings, score: of }, 'partner', (one) => sayFinding(one, 'nl'));
  },
  'the history': (count) => {
    const scans = scansOf(count);
    return () => groupBySite(scans).map((site) => [toTrend(site.scans), findPrevious(site)]);
  },
  'a saved page': (count) => {
    const report = reportOf(count);
    return () => reportHtml(report, 'nl');
  },
  'a saved text': (count) => {
    const report = reportOf(count);
    return () => reportMarkdown(report, 'nl');
  },
  'a saved spreadsheet': (count) => {
    const report = reportOf(count);
    return () => reportCsv(report, 'nl');
  },
  'the table of crawlers': (count) => {
    const matrix = matrixOf(count);
    return () => (matrix === null ? null : formatAccessMatrix(matrix, 'nl'));
  },
};

describe('twice as many rows are accessed about twice as often', () => {
  test.each(Object.entries(VIEWS))('in %s', (_, viewOf) => {
    const [once, twice] = [looks(viewOf(N)), looks(viewOf(2 * N))];
    expect(once).toBeGreaterThan(0);
    expect(twice / once).toBeLessThan(LINEAR);
  });

  test('a quadratic count would fail', () => {
    const pairs = (count: number): number => {
      const rows = findingsOf(count);
      return looks(() => rows.map(({ id }) => rows.find((one) => one.id === id)));
    };
    expect(pairs(2 * N) / pairs(N)).toBeGreaterThan(LINEAR);
  });
});

test('a report read from a file has its own limit of findings', () => {
  const findings = Array.from({ length: 501 }, (_, index) => ({ ...issues[0], id: `one-${index}` }));
  expect(readReport(JSON.stringify({ ...sample, rules: 999, findings }))).toMatchObject({
    ok: false,
    fault: 'damaged',
    where: 'findings',
  });
});
