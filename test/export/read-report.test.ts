import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_FINDINGS } from '../../lib/bounds.ts';
import { readReport } from '../../lib/export/read-report.ts';
import { ReportSchema } from '../../lib/export/report-schema.ts';
import { PILLARS, type Report } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { gradeFindings } from '../../lib/score.ts';
import { toPlainReport } from '../../lib/view/plain-report.ts';
import { exportWords } from '../../lib/words/report/export.ts';
import { sampleReport } from '../components/sample.ts';
import { isNarrowed } from '../kit/inputs.ts';
import { ARCHETYPES } from '../sites/archetypes.ts';
import { recorded } from '../sites/recorded.ts';
import { hostile, LONG, RUNS } from './hostile.ts';

const report = sampleReport();
const faultOf = (value: unknown): string => {
  const read = readReport(typeof value === 'string' ? value : JSON.stringify(value));
  return read.ok ? 'none' : `${read.fault} ${read.where}`.trim();
};
const [first, ...others] = report.findings;

test('a saved report is read back without loss', () => {
  const full: Report = { ...report, access: true };
  expect(readReport(`${JSON.stringify(full, null, 2)}\n`)).toEqual({ ok: true, report: full });
  expect(readReport(`\ufeff${JSON.stringify(report)}`)).toEqual({ ok: true, report });
});

test('a report from before domain and mail had their own person is read unchanged', () => {
  const old = {
    ...report,
    findings: report.findings.map((finding) =>
      finding.who === 'domeinbeheerder' ? { ...finding, who: 'hostingpartij' as const } : finding,
    ),
  };
  expect(old.findings).not.toEqual(report.findings);
  expect(readReport(JSON.stringify(old))).toEqual({ ok: true, report: old });
  expect(toPlainReport(old).tasks.map(({ who }) => who)).not.toContain('domeinbeheerder');
  expect(toPlainReport(report).tasks.map(({ who }) => who)).toContain('domeinbeheerder');
});

test('a field added by a later version is preserved', () => {
  const later = { ...report, later: { a: [1] }, target: { ...report.target, later: 'x' } };
  expect(readReport(JSON.stringify(later))).toEqual({ ok: true, report: later });
});

test(
  'the texts of a scan survive the round trip',
  () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const changed = { ...report, findings: [{ ...first, items: [text], args: { text } }, ...others] };
        const read = readReport(JSON.stringify(changed));
        expect(read.ok && read.report.findings[0]).toMatchObject({ items: [text], args: { text } });
      }),
      { numRuns: RUNS },
    );
  },
  LONG,
);

describe('rejects', () => {
  test.each<readonly [string, unknown, string]>([
    ['a text that is not JSON', 'geen json', 'notJson'],
    ['an empty file', '', 'notJson'],
    ['another JSON', { ok: true, domain: 'a.nl' }, 'notAReport'],
    ['a list', [report], 'notAReport'],
    ['null', null, 'notAReport'],
    ['a later version', { ...report, schema: 'pijler/report-2' }, 'otherVersion pijler/report-2'],
    [
      'a much later version',
      { schema: `pijler/report-${'9'.repeat(50)}` },
      `otherVersion pijler/report-${'9'.repeat(26)}`,
    ],
    ['another schema', { ...report, schema: 'https://a.nl/report-1' }, 'notAReport'],
    ['a byte order mark within the text', `{"a":\ufeff1}`, 'notJson'],
    [
      'one better pillar of many',
      { ...report, scores: report.scores.map((one, index) => (index === 5 ? { ...one, score: 100 } : one)) },
      'wrongSums',
    ],
    [
      'one pillar that lost less',
      { ...report, scores: report.scores.map((one, index) => (index === 1 ? { ...one, lost: 0 } : one)) },
      'wrongSums',
    ],
    ['a changed “incomplete” flag', { ...report, incomplete: !report.incomplete }, 'wrongSums'],
    ['a missing field', { ...report, target: undefined }, 'damaged target'],
    [
      'a weight out of range',
      { ...report, findings: [{ ...first, weight: 11 }, ...others] },
      'damaged findings.0.weight',
    ],
    ['an end after the last possible date', { ...report, finishedAt: 1e300 }, 'damaged finishedAt'],
    ['an end at the last possible date', { ...report, finishedAt: 8.64e15 }, 'damaged finishedAt'],
    ['an end before 1970', { ...report, finishedAt: -1 }, 'damaged finishedAt'],
    [
      'a start after the last possible date',
      { ...report, target: { ...report.target, at: 1e300 } },
      'damaged target.at',
    ],
    ...(['at', 'ms', 'bytes', 'status'] as const).map(
      (field) =>
        [
          `a contact whose ${field} is beyond all measure`,
          { ...report, ledger: [{ ...report.ledger[0], [field]: 1e300 }] },
          `damaged ledger.0.${field}`,
        ] as const,
    ),
    [
      'points out of range',
      { ...report, findings: [{ ...first, points: 1e300 }, ...others] },
      'damaged findings.0.points',
    ],
    [
      'a check with an endless name',
      { ...report, findings: [{ ...first, id: 'x'.repeat(101) }] },
      'damaged findings.0.id',
    ],
    ['an endless version', { ...report, version: '1'.repeat(101) }, 'damaged version'],
    [
      'more checks than possible',
      { ...report, findings: Array.from({ length: 501 }, (_, index) => ({ ...first, id: `one-${index}` })) },
      'damaged findings',
    ],
    ['an invalid id', { ...report, id: '<b>' }, 'damaged id'],
    ['a duplicate check', { ...report, findings: [first, ...report.findings] }, 'damaged findings'],
    ['a duplicate pillar', { ...report, scores: [report.scores[0], ...report.scores.slice(0, 5)] }, 'damaged scores'],
    ['a better overall score', { ...report, overall: 99 }, 'wrongSums'],
    ['another limit', { ...report, limit: { by: 'lowest', at: 20, pillar: 'seo' } }, 'wrongSums'],
    ['a better pillar', { ...report, scores: report.scores.map((one) => ({ ...one, score: 100 })) }, 'wrongSums'],
    ['a file that is too large', 'x'.repeat(5_000_001), 'tooLarge'],
  ])('%s', (_, value, fault) => expect(faultOf(value)).toBe(fault));

  test('accepts inconsistent sums of other rules', () => {
    expect(faultOf({ ...report, rules: 999, overall: 99 })).toBe('none');
  });

  test(
    'any other value in a file',
    () => {
      fc.assert(
        fc.property(fc.jsonValue(), (value) => faultOf(value) !== 'none'),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  test('with a message in both languages', () => {
    for (const { faults } of [exportWords.nl, exportWords.en]) {
      expect(faults.damaged({ where: 'findings.0.weight' })).toContain('findings.0.weight');
      expect(faults.otherVersion({ where: 'pijler/report-2' })).toContain('pijler/report-2');
    }
  });
});

test('the limits leave room for real scans: every archetype fits, and half as many checks again', {
  tags: ['full'],
}, () => {
  for (const { name } of ARCHETYPES.filter((_, index) => !isNarrowed || index % 4 === 0)) {
    for (const access of ['granted', 'plain'] as const) {
      const judged = PILLARS.map((pillar) => assess(pillar, recorded(name, access)));
      const findings = judged.flatMap((one) => one.findings);
      const created = { ...report, id: name, findings, ...gradeFindings(findings, PILLARS) };
      expect(readReport(JSON.stringify(created)), `${name} ${access}`).toMatchObject({ ok: true });
      expect(ReportSchema.safeParse(created).success, `${name} ${access}, as it is stored`).toBe(true);
    }
  }
  expect(1.5 * report.findings.length).toBeLessThanOrEqual(MAX_FINDINGS);
});

test('accepts wrong clocks: 1970, the last day of 2099, and set back during the scan', () => {
  const at = (start: number, end: number): Report => ({
    ...report,
    target: { ...report.target, at: start },
    finishedAt: end,
    ledger: report.ledger.map((contact) => ({ ...contact, at: end - start })),
  });
  const last = Date.UTC(2099, 11, 31);
  for (const [start, end] of [
    [0, 0],
    [last, last],
    [last, 0],
  ] as const)
    expect(faultOf(at(start, end))).toBe('none');
});
