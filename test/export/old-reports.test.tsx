import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Report, type ShownScan } from '../../components/report/Report.tsx';
import { ScanResult } from '../../lib/api/result.ts';
import { REPORT_FORMATS } from '../../lib/export/formats/report-formats.ts';
import { readReportValue } from '../../lib/export/read-report.ts';
import { createReportModel } from '../../lib/export/report-model.ts';
import type { Report as CurrentReport, Finding, Locale, Tier } from '../../lib/model.ts';
import { NO_FILTERS } from '../../lib/view/filters.ts';
import { commonWords } from '../../lib/words/common.ts';
import { RETIRED } from '../../lib/words/retired.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { isNarrowed } from '../kit/inputs.ts';
import { Speaking } from '../kit/speaking.tsx';
import { sampleOf } from '../kit/taking-turns.ts';
import { landedCodes, recordedVersions } from '../reports/kept.ts';

/* Reports of every released version that is stored in test/reports, opened by this one. */

const LOCALES = ['nl', 'en'] as const;
const versions = recordedVersions();

/** Signs of a sentence that lacks a value. */
const BROKEN = /\bundefined\b|\bNaN\b|\[object /;

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const drawn = (report: CurrentReport | null, result: ScanResult, locale: Locale): string => {
  const scan: ShownScan = {
    ...{ finishedAt: 1_763_600_000_000, result, report, incomplete: report?.incomplete ?? false },
    ...{ limit: null, ledger: null, kind: undefined, home: 'https://voorbeeld.nl/', states: null, isExample: false },
  };
  const print = { client: '', agency: '', logo: '', colour: '', namesPijler: true };
  const rest = { appendix: true, filters: NO_FILTERS, onFilter: () => undefined, hasService: false, service: null };
  return renderToString(
    <Speaking locale={locale}>
      <Report {...{ scan, print, ...rest }} linkTo={(anchor) => `#${anchor}`} keyLine={<p />} />
    </Speaking>,
  );
};

/** `npm test` exports and renders one report of each version. */
const scansOf = <Scan,>(scans: readonly Scan[]): readonly Scan[] => (isNarrowed ? scans.slice(0, 1) : scans);

const reportsOf = (): readonly (readonly [string, CurrentReport])[] =>
  versions.flatMap(({ name, scans }) => scansOf(scans).map(({ report }) => [`${name} ${report.id}`, report] as const));

test('reports of at least six released versions are stored, of every rules version since the third', () => {
  expect(versions.length).toBeGreaterThanOrEqual(6);
  expect(new Set(versions.map(({ rules }) => rules))).toEqual(new Set([3, 4, 5, 6, 7, 8]));
});

describe.each(sampleOf(reportsOf(), 6, 2))('the report %s', (_, report) => {
  test('is read unchanged', () => {
    const read = readReportValue(JSON.parse(JSON.stringify(report)));
    expect(read).toEqual({ ok: true, report });
  });

  test.each(LOCALES)('has a sentence for every finding in %s', (locale) => {
    const results = report.findings.map((finding) => ({ id: finding.id, ...sayFinding(finding, locale) }));
    const unsaid: readonly string[] = Object.values(commonWords[locale].unsaid);
    expect(
      results.filter(
        ({ conclusion, title, id }) => unsaid.includes(conclusion) || title === id || BROKEN.test(conclusion),
      ),
    ).toEqual([]);
  });

  test.each(LOCALES)('has the same numbers in %s', (locale) => {
    const result = createReportModel(report, locale);
    expect(result.overall).toBe(report.overall);
    for (const pillar of result.pillars) {
      const score = report.scores.find((one) => one.pillar === pillar.id);
      expect([pillar.score, pillar.lost]).toEqual([score?.score, score?.lost]);
    }
    const points = (all: readonly Pick<Finding, 'id' | 'points'>[]): Record<string, number> =>
      Object.fromEntries(all.map(({ id, points: cost }) => [id, cost]));
    expect(points(result.pillars.flatMap(({ checks }) => checks))).toEqual(points(report.findings));
  });

  test.each(Object.keys(REPORT_FORMATS) as (keyof typeof REPORT_FORMATS)[])(
    'is exported as %s without missing sentences',
    (form) => {
      for (const locale of LOCALES) {
        const text = REPORT_FORMATS[form](report, locale);
        for (const unsaid of Object.values(commonWords[locale].unsaid)) expect(text).not.toContain(unsaid);
        expect(text).not.toMatch(BROKEN);
      }
    },
  );

  test.each(sampleOf(LOCALES, 2))('is rendered in %s with every title and conclusion', (locale) => {
    const stored = versions.flatMap(({ scans }) => scans).find((one) => one.report === report);
    const result = stored?.results[`partner ${locale}`] ?? versions[0]?.scans[0]?.results['partner nl'];
    if (result === undefined) throw new Error('no result');
    const text = textOf(drawn(report, ScanResult.parse(result), locale));
    for (const unsaid of Object.values(commonWords[locale].unsaid)) expect(text).not.toContain(unsaid);
    const missing = report.findings
      .map((finding) => sayFinding(finding, locale).title)
      .filter((title) => !text.includes(title));
    expect(missing).toEqual([]);
    if (report.overall !== null) expect(text).toContain(String(report.overall));
  });
});

describe.each(versions.map((version) => [version.name, version] as const))('the scan results of %s', (_, { scans }) => {
  const results = scansOf(scans).flatMap((scan) => Object.entries(scan.results));
  test.each(results)('%s is read and rendered with the same scores', (name, result) => {
    const [tier, locale] = name.split(' ') as [Tier, Locale];
    const read = ScanResult.parse(result);
    expect(read.api_tier).toBe(tier);
    expect(read.pillars.map(({ score }) => score)).toEqual(result.pillars.map(({ score }) => score));
    const text = textOf(drawn(null, read, locale));
    for (const { score } of read.pillars) if (score !== null) expect(text).toContain(String(score));
  });
});

/** Whether a conclusion has a sentence, with texts or numbers as values. */
const isSaid = (id: string, code: string, locale: Locale): boolean => {
  const unsaid: readonly string[] = Object.values(commonWords[locale].unsaid);
  return ['x', 3, '2026-01-01'].some((value) => {
    const args = new Proxy({}, { get: () => value });
    const { title, conclusion } = sayFinding({ id, why: null, code, args } as unknown as Finding, locale);
    return title !== id && !unsaid.includes(conclusion);
  });
};

test.each(LOCALES)('every conclusion ever released has a sentence in %s', (locale) => {
  const untold = Object.entries(landedCodes()).flatMap(([id, codes]) =>
    codes.filter((code) => !isSaid(id, code, locale)).map((code) => `${id} ${code}`),
  );
  expect(untold, 'a code that is gone moves to lib/words/retired.ts, in the words of its time').toEqual([]);
});

test('retired conclusions are no longer in use', () => {
  for (const locale of LOCALES)
    for (const [id, codes] of Object.entries(RETIRED[locale]))
      for (const code of Object.keys(codes)) expect(landedCodes()[id], `${id} ${code}`).toContain(code);
  expect(Object.keys(RETIRED.nl)).toEqual(Object.keys(RETIRED.en));
});
