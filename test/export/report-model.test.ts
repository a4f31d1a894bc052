import { describe, expect, test } from 'vitest';
import { createReportModel, listCircumstances, type ReportCheck } from '../../lib/export/report-model.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { listSteps } from '../../lib/view.ts';
import { commonWords } from '../../lib/words/common.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleReport, withoutStates } from '../components/sample.ts';

const report = sampleReport();
const checksOf = (of: Report): readonly ReportCheck[] =>
  createReportModel(of, 'nl').pillars.flatMap(({ checks }) => checks);
const findingOf = (outcome: Finding['outcome']): Finding =>
  report.findings.find((one) => one.outcome === outcome) as Finding;
const reportOf = (finding: Finding): ReportCheck => checksOf(report).find(({ id }) => id === finding.id) as ReportCheck;

describe('a check', () => {
  test.each(['pass', 'warn', 'fail', 'unknown'] as const)('that is %s includes the whole finding', (outcome) => {
    const finding = findingOf(outcome);
    const said = sayFinding(finding, 'nl');
    const isFault = outcome === 'warn' || outcome === 'fail';
    expect(reportOf(finding)).toMatchObject({
      id: finding.id,
      title: said.title,
      outcome,
      outcomeWord: commonWords.nl.outcomes[outcome],
      who: commonWords.nl.whoName[finding.who],
      weight: finding.weight,
      points: finding.points,
      conclusion: said.conclusion,
      items: finding.items,
      more: null,
      why: said.why,
      fix: isFault ? said.fix : said.remedy,
      source: finding.source,
    });
  });

  test('that costs points names the step that fixes it, others none', () => {
    const places = listSteps(report).flatMap(({ number, findings }) => findings.map(({ id }) => [id, number] as const));
    const numbers = new Map(places);
    for (const { id, step } of checksOf(report)) expect(step).toBe(numbers.get(id) ?? null);
    expect(numbers.size).toBeGreaterThan(10);
  });

  test.each([
    [20, 20, null],
    [21, 20, 'En nog 1; in de JSON staan ze allemaal.'],
  ])('with %i offenders shows %i', (count, shown, more) => {
    const fail = findingOf('fail');
    const items = Array.from({ length: count }, (_, index) => `${index}`);
    const findings = report.findings.map((one) => (one === fail ? { ...one, items } : one));
    const result = checksOf({ ...report, findings }).find(({ id }) => id === fail.id);
    expect([result?.items.length, result?.more]).toEqual([shown, more]);
  });
});

describe('a report', () => {
  test('lists its pillars with score, step and limit', () => {
    const result = createReportModel(report, 'nl');
    expect(result.pillars.map(({ id, name, score }) => [id, name, score])).toEqual(
      report.scores.map(({ pillar, score }) => [pillar, commonWords.nl.pillars[pillar], score]),
    );
    const scores = report.scores.map((score) =>
      score.pillar === 'beveiliging' ? { ...score, cap: { at: 40, check: 'hsts' }, incomplete: true } : score,
    );
    const pillar = createReportModel({ ...report, scores }, 'nl').pillars.find(({ id }) => id === 'beveiliging');
    expect(pillar?.remarks).toHaveLength(2);
    expect(pillar?.remarks[1]).toMatch(/^Begrensd op 40: (?!Browsers gebruiken alleen https)/);
  });

  test.each([
    [90, 5],
    [75, 4],
    [60, 3],
    [40, 2],
    [39, 1],
    [null, 0],
  ])('with the score %s has step %i', (score, step) => {
    const scores = report.scores.map((one) => ({ ...one, score }));
    const result = createReportModel({ ...report, overall: score, scores }, 'nl');
    expect([result.step, result.overall, ...new Set(result.pillars.map((one) => one.step))]).toEqual([
      step,
      score,
      step,
    ]);
  });

  test('summarises the result, and names the strongest and the weakest pillar', () => {
    const words = reportWords.nl;
    // With a danger no pillar is called strong.
    const calm = withoutStates(report);
    const scored = calm.scores.map(({ pillar, score }) => ({
      pillar: commonWords.nl.pillars[pillar],
      score: score ?? 0,
    }));
    const sorted = scored.toSorted((a, b) => b.score - a.score);
    const [best, worst] = [sorted[0], sorted.at(-1)];
    if (best === undefined || worst === undefined || calm.overall === null) throw new Error('a sample without scores');
    const { summary } = createReportModel({ ...calm, limit: null, incomplete: false }, 'nl');
    expect(summary).toContain(words.strongest(best));
    expect(summary).toContain(words.weakest(worst));
    expect(
      summary.startsWith(words.inShort({ word: createReportModel(calm, 'nl').word ?? '', score: calm.overall })),
    ).toBe(true);
    expect(createReportModel({ ...calm, limit: null, incomplete: true }, 'nl').summary).toBe(
      `${summary} ${words.incompleteNote}`,
    );
    const limited = createReportModel(
      { ...calm, limit: { by: 'lowest', at: 55, pillar: 'beveiliging' } },
      'nl',
    ).summary;
    expect(limited, 'the roof names the weakest itself').not.toContain(words.weakest(worst));
    expect(limited).toContain('Begrensd op 55');
    expect(createReportModel({ ...calm, overall: null, limit: null }, 'nl').summary).toBe(words.noGradeBecause);
    const equal = calm.scores.map((one) => ({ ...one, score: 61 }));
    expect(createReportModel({ ...calm, scores: equal, limit: null, incomplete: false }, 'nl').summary).toBe(
      words.inShort({ word: createReportModel(calm, 'nl').word ?? '', score: calm.overall }),
    );
  });

  test('has the first ten steps of the path', () => {
    const { steps } = createReportModel(report, 'nl');
    const all = listSteps(report).map(({ findings: [lead] }) => sayFinding(lead, 'nl').imperative);
    expect(steps.map(({ imperative }) => imperative)).toEqual(all.slice(0, 10));
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('lists every condition and every contact', () => {
    const words = reportWords.nl.conditions;
    expect(listCircumstances(report, 'nl').map(([name]) => name)).toEqual([
      words.address,
      words.day,
      words.level,
      words.browser,
      words.version,
      words.rules,
      words.scan,
    ]);
    const { contacts } = createReportModel(report, 'nl');
    expect(contacts.map(([, host]) => host)).toEqual(report.ledger.map(({ host }) => host));
    expect(contacts.map((cells) => cells.length)).toEqual(report.ledger.map(() => 6));
    const [row] = report.ledger;
    const unread = createReportModel({ ...report, ledger: [{ ...row, bytes: null }] } as Report, 'nl').contacts;
    expect(unread[0]?.[5]).toBe('–');
  });
});
