import { describe, expect, test } from 'vitest';
import {
  applyDecisions,
  Decisions,
  listDecisions,
  listLapsedDecisions,
  MAX_DECISIONS,
  replaceDecision,
  type StoredDecision,
  withDecisions,
} from '../lib/decision.ts';
import { reportCsv } from '../lib/export/formats/report-csv.ts';
import { reportHtml } from '../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../lib/export/formats/report-markdown.ts';
import { readReport } from '../lib/export/read-report.ts';
import type { Finding } from '../lib/model.ts';
import { listSteps } from '../lib/view.ts';
import { sampleReport } from './components/sample.ts';

const report = sampleReport();
const [firstStep] = listSteps(report);
const lead = firstStep?.findings[0] as Finding;
const storedOf = (changes: Partial<StoredDecision> = {}): StoredDecision => ({
  ...{
    check: lead.id,
    code: lead.code,
    rules: report.rules,
    kind: 'intended',
    reason: 'Zo gewild.',
    at: 1_700_000_000_000,
  },
  ...changes,
});

describe('a decision', () => {
  test('applies to its check and conclusion under any rules, and lapses when either changes', () => {
    const decided = (one: StoredDecision) => withDecisions(report.findings, [one]).filter(({ decision }) => decision);
    for (const rules of [report.rules, report.rules + 1, report.rules - 3])
      expect(decided(storedOf({ rules })).map(({ id }) => id)).toEqual([lead.id]);
    for (const changes of [{ code: 'anders' }, { check: 'iets-anders' }])
      expect(decided(storedOf(changes))).toEqual([]);
  });

  test('that lapsed is listed only where its finding still needs action', () => {
    const lapsed = (changes: Partial<Finding>, one = storedOf({ code: 'anders' })) =>
      listLapsedDecisions([{ ...lead, ...changes }], [one]).map(({ finding }) => finding.id);
    expect(lapsed({})).toEqual([lead.id]);
    expect(lapsed({}, storedOf())).toEqual([]);
    expect(lapsed({ outcome: 'pass' })).toEqual([]);
    // Not seen this time, so the finding may be unchanged.
    expect(lapsed({ outcome: 'unknown', code: null, why: 'timeout' })).toEqual([]);
    expect(listLapsedDecisions([], [storedOf()])).toEqual([]);
    const renewed = { kind: 'intended', reason: 'Zo gewild.', at: 2 } as const;
    expect(lapsed({ decision: renewed })).toEqual([]);
  });

  test('removes the finding from the path, but not from the score', () => {
    const shown = applyDecisions(report, [storedOf()]);
    expect([shown.overall, shown.scores]).toEqual([report.overall, report.scores]);
    const steps = listSteps(shown);
    expect(steps.flatMap(({ findings }) => findings.map(({ id }) => id))).not.toContain(lead.id);
    expect(steps.length).toBeGreaterThan(3);
    expect(steps[0]?.before).toBe(report.overall);
    // Its cost remains: with everything else done it still limits the total.
    const whole = listSteps(report).at(-1)?.after ?? 0;
    expect(steps.at(-1)?.after).toBeLessThanOrEqual(whole);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
  });

  test('about everything leaves no path, and the total unchanged', () => {
    const all = report.findings.map(({ id, code }) => storedOf({ check: id, code }));
    expect(listSteps(applyDecisions(report, all))).toEqual([]);
  });

  test('about nothing leaves the report unchanged', () => expect(applyDecisions(report, [])).toBe(report));
});

describe('the stored decisions', () => {
  test('apply to the site with and without www, and to no other', () => {
    const all = replaceDecision({}, { host: 'www.voorbeeld.nl', check: lead.id }, storedOf());
    expect(listDecisions(all, 'voorbeeld.nl')).toEqual([storedOf()]);
    expect(listDecisions(all, 'www.voorbeeld.nl')).toEqual([storedOf()]);
    for (const host of ['winkel.voorbeeld.nl', 'www.www.voorbeeld.nl', 'constructor', '__proto__'])
      expect(listDecisions(all, host)).toEqual([]);
    expect(Decisions.parse(all)).toEqual(all);
  });

  test('can be replaced and removed', () => {
    const all = replaceDecision({}, { host: 'a.nl', check: lead.id }, storedOf());
    const again = replaceDecision(all, { host: 'a.nl', check: lead.id }, storedOf({ reason: 'Beter.' }));
    expect(listDecisions(again, 'a.nl').map(({ reason }) => reason)).toEqual(['Beter.']);
    expect(replaceDecision(again, { host: 'a.nl', check: lead.id }, null)).toEqual({});
  });

  test('are limited: the sites with the oldest decisions are removed first', () => {
    const many = Object.fromEntries(
      Array.from({ length: MAX_DECISIONS.hosts }, (_, index) => [`s${index}.nl`, [storedOf({ at: index + 1 })]]),
    );
    const next = replaceDecision(many, { host: 'nieuw.nl', check: 'x' }, storedOf({ check: 'x', at: 9_999 }));
    expect(Object.keys(next)).toHaveLength(MAX_DECISIONS.hosts);
    expect([Object.hasOwn(next, 's0.nl'), Object.hasOwn(next, 'nieuw.nl')]).toEqual([false, true]);
  });
});

describe('a saved report', () => {
  const shown = applyDecisions(report, [storedOf({ reason: 'De <klant> wil | dit *zo*.' })]);

  test('includes it in every format, as text', () => {
    expect(reportHtml(shown, 'nl')).toContain('Bewust zo: De &lt;klant&gt; wil | dit *zo*.');
    expect(reportMarkdown(shown, 'nl')).toMatch(/Bewust zo: De .*klant.* wil/);
    expect(reportCsv(shown, 'en')).toContain('Intended: De <klant> wil');
  });

  test('survives the round trip through a file, and older reports are still read', () => {
    for (const one of [shown, report]) {
      const read = readReport(JSON.stringify(one));
      expect(read.ok && read.report.findings).toEqual(one.findings);
    }
  });
});
