import axe from 'axe-core';
import jsonld from 'jsonld';
import { describe, expect, test } from 'vitest';
import { AXE_CRITERIA } from '../../lib/data/accessibility/axe-criteria.ts';
import { CLAUSES_BESIDE_WCAG } from '../../lib/data/accessibility/en-301-549-clauses.ts';
import { CRITERIA } from '../../lib/data/accessibility/wcag-criteria.ts';
import { listCriteriaResults } from '../../lib/export/criteria.ts';
import { reportEarl } from '../../lib/export/formats/report-earl.ts';
import { reportEn301549, reportStatement, reportVpat } from '../../lib/export/formats/report-offices.ts';
import { reportWcagEm } from '../../lib/export/formats/report-wcag-em.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { officeWords } from '../../lib/words/report/offices.ts';
import { sampleReport } from '../components/sample.ts';

/** The value at a path; undefined if there is none. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);

const report = sampleReport();
const own = report.findings.filter(({ pillar }) => pillar === 'toegankelijkheid');
const allOf = (outcome: Finding['outcome']): Report => ({
  ...report,
  findings: report.findings.map((finding) => ({ ...finding, outcome, items: [], args: {} })),
});
const images = (changes: Partial<Finding>): Report => ({
  ...allOf('pass'),
  findings: allOf('pass').findings.map((one) => (one.id === 'image-alternatives' ? { ...one, ...changes } : one)),
});
const outcomeOf = (one: Report, number: string) =>
  listCriteriaResults(one).find(({ criterion }) => criterion.number === number)?.outcome;

describe('the tables of criteria', () => {
  test('contain the 31 and 24 criteria of WCAG 2.2 at A and AA, and 4.1.1', () => {
    const current = CRITERIA.filter(({ number }) => number !== '4.1.1');
    const count = (level: string) => current.filter((one) => one.level === level).length;
    expect([count('A'), count('AA'), new Set(CRITERIA.map(({ number }) => number)).size]).toEqual([31, 24, 56]);
    expect(CRITERIA.filter(({ since }) => since !== '2.2')).toHaveLength(50);
  });

  test('contain the 137 clauses that the directive requires of websites, of which 45 about documents and three of 6.2.3', () => {
    const wcag = CRITERIA.filter(({ since, number }) => since !== '2.2' && number !== '1.2.4').length;
    expect(CLAUSES_BESIDE_WCAG.length - 1 + 45 + 3 + wcag).toBe(137);
  });

  test('the criterion explained by each check’s source is one of these, or of level AAA', () => {
    const fragments = own.flatMap(({ source }) => /Understanding\/([a-z-]+)/.exec(source)?.[1] ?? []);
    const AAA = ['contrast-enhanced', 'animation-from-interactions'];
    expect(fragments.filter((one) => !AAA.includes(one) && !CRITERIA.some(({ fragment }) => fragment === one))).toEqual(
      [],
    );
    expect(fragments.length).toBeGreaterThan(20);
  });

  test('rules of the accessibility engine map to the criteria of its own tags', () => {
    const rules = axe.getRules();
    for (const { ruleId, tags } of rules) {
      const criteria = tags.flatMap((tag) => {
        const [, a, b, c] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
        return a === undefined ? [] : [`${a}.${b}.${c}`];
      });
      if (AXE_CRITERIA[ruleId] !== undefined) expect(AXE_CRITERIA[ruleId], ruleId).toEqual(criteria);
    }
    expect(rules.length).toBeGreaterThan(80);
    const known = new Set(rules.map(({ ruleId }) => ruleId));
    expect(Object.keys(AXE_CRITERIA).filter((rule) => !known.has(rule))).toEqual([]);
  });
});

describe('the tables agree with the tags of the accessibility engine', () => {
  /** As its makers tag them: `wcag21aa` is of level AA since 2.1, `wcag1410` is 1.4.10, `EN-9.1.4.10` the clause of EN 301 549. */
  const rules = axe.getRules().flatMap(({ ruleId, tags }) => {
    const [, version, level] =
      tags.map((tag) => /^wcag(2|21|22)(a{1,2})$/.exec(tag)).find((found) => found !== null) ?? [];
    const numbers = tags.flatMap((tag) => /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)?.slice(1).join('.') ?? []);
    const clauses = tags.flatMap((tag) => /^EN-(9\.[\d.]+)$/.exec(tag)?.[1] ?? []);
    return version === undefined ? [] : [{ ruleId, version, level: level?.toUpperCase(), numbers, clauses, tags }];
  });

  test('on the level of a criterion, and the version that introduced it', () => {
    const held = rules.flatMap(({ ruleId, version, level, numbers }) =>
      CRITERIA.filter(({ number }) => numbers.includes(number)).map((one) => ({ ruleId, version, level, one })),
    );
    expect(new Set(held.map(({ one }) => one.number)).size).toBeGreaterThan(20);
    for (const { ruleId, version, level, one } of held)
      expect([one.level, one.since.replace('.0', '').replace('.', '')], `${ruleId}, ${one.number}`).toEqual([
        level,
        version,
      ]);
  });

  test.each(['nl', 'en'] as const)('on the clause of EN 301 549 of a criterion, in %s', (locale) => {
    const text = reportEn301549(report, locale);
    const clauses = new Set(rules.flatMap((rule) => (rule.tags.includes('EN-301-549') ? rule.clauses : [])));
    // Of level AAA, which is not in that standard.
    clauses.delete('9.2.1.3');
    expect(clauses.size).toBeGreaterThan(20);
    for (const clause of clauses) {
      const { name = '' } = CRITERIA.find(({ number }) => `9.${number}` === clause) ?? {};
      expect(text, clause).toContain(`\n| ${clause} | ${locale === 'en' ? name : ''}`);
    }
  });
});

describe('a criterion', () => {
  test('fails by a violated rule of its own, whatever the check’s own criterion is', () => {
    const broken = images({ outcome: 'fail', items: ['image-alt: img — <img>'] });
    expect(outcomeOf(broken, '1.1.1')).toBe('failed');
    const other = images({ outcome: 'fail', items: ['input-image-alt: input — <input>'] });
    expect([outcomeOf(other, '4.1.2'), outcomeOf(other, '1.1.1')]).toEqual(['failed', 'failed']);
  });

  test('is never met by a machine: a pass needs review, and an unseen check is not tested', () => {
    for (const outcome of ['pass', 'warn', 'info', 'skip', 'unknown'] as const)
      expect(listCriteriaResults(allOf(outcome)).some((one) => one.outcome === 'failed')).toBe(false);
    expect(outcomeOf(allOf('pass'), '1.1.1')).toBe('cantTell');
    expect(outcomeOf(allOf('unknown'), '1.1.1')).toBe('untested');
    expect(outcomeOf(allOf('pass'), '1.2.4')).toBe('untested');
  });

  test('does not fail by a rule of another criterion', () => {
    const best = images({ outcome: 'fail', items: ['image-redundant-alt: img — <img>'] });
    expect(outcomeOf(best, '1.1.1')).toBe('cantTell');
  });
});

describe.each(['nl', 'en'] as const)('formal reports in %s', (locale) => {
  const texts = { en: reportEn301549, vpat: reportVpat, statement: reportStatement };

  test.each(Object.entries(texts))('%s never claims conformance', (_, write) => {
    for (const one of [report, allOf('pass')]) {
      const text = write(one, locale).replace(/“[^”]*”/g, '');
      expect(text).not.toMatch(/(?<!Partially )(?<!Does Not )\bSupports\b|\bvoldoet (?!niet|volledig)|\bconforms\b/i);
    }
  });

  test('the table of EN 301 549 has a row for each clause, in the order of the standard', () => {
    const text = reportEn301549(report, locale);
    for (const { number, since } of CRITERIA) expect(text.includes(`\n| 9.${number} | `), number).toBe(since !== '2.2');
    for (const { number } of CLAUSES_BESIDE_WCAG) expect(text).toContain(`\n| ${number} | `);
    const numbers = [...text.matchAll(/^\| (\d[\d.]*) \|/gm)].map(([, number = '']) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
    expect(numbers).toHaveLength(50 + CLAUSES_BESIDE_WCAG.length);
    expect(text.match(/^\| (?!---)/gm)).toHaveLength(numbers.length + 1);
  });

  test('conformance with WCAG fails with any of its criteria, and is otherwise left to a person', () => {
    const { outcomes } = officeWords[locale];
    const rowOf = (one: Report) => /^\| 9\.6 \|.*$/m.exec(reportEn301549(one, locale))?.[0];
    expect(rowOf(images({ outcome: 'fail', code: 'some' }))).toContain(`| ${outcomes.failed} |`);
    expect(rowOf(allOf('pass'))).toContain(`| ${outcomes.untested} |`);
  });

  test('the VPAT has the columns and rows of its template: WCAG 2.2, and 4.1.1', () => {
    const text = reportVpat(report, locale);
    expect(text.match(/^\| Criteria \| Conformance Level \| Remarks and Explanations \|$/gm)).toHaveLength(2);
    const rows = text.split('\n').filter((line) => /^\| `?\d\.\d\.\d+/.test(line));
    expect(rows).toHaveLength(56);
    expect(rows.find((row) => row.includes('4.1.1'))).toContain(officeWords[locale].vpat.parsing);
    expect(text.replace(/“[^”]*”/g, '')).not.toContain('Not Evaluated');
  });

  test('the statement has the nine questions of its form, and all details of each deviation', () => {
    const failing = { ...images({ outcome: 'fail', code: 'some', items: [] }), platforms: ['wordpress', 'nginx'] };
    const text = reportStatement(failing, locale);
    const { statement } = officeWords[locale];
    expect([...text.matchAll(/^## (\d)\\?\. /gm)].map(([, number]) => number)).toEqual([...'123456789']);
    expect(text).toContain('WordPress\n');
    expect(text).not.toContain('nginx');
    const one = text.split('\n### 1.1.1 ')[1] ?? '';
    const { description, cause, effect, alternative, measure, until, exception } = statement;
    for (const label of [description, cause, effect, alternative, measure, until, exception])
      expect(one).toContain(`- ${label}:`);
  });

  test('a hostile page adds no row or markup', () => {
    const hostile = images({ outcome: 'fail', code: 'x', items: ['image-alt: a | b\n| 9.9 | — <script>'] });
    expect(reportEn301549(hostile, locale)).not.toMatch(/^\| 9\.9/m);
    expect(reportStatement(hostile, locale)).not.toContain('<script');
  });

  test('the WCAG-EM Report Tool reads its criteria, page and outcomes', async () => {
    const value = JSON.parse(reportWcagEm(report, locale));
    const expanded: unknown = await jsonld.expand(value);
    const EM = 'http://www.w3.org/TR/WCAG-EM/#';
    const EARL = 'http://www.w3.org/ns/earl#';
    expect(at(expanded, 0, '@type', 0)).toBe(`${EM}procedure`);
    const audit = at(expanded, 0, `${EM}step4`) as readonly unknown[];
    expect(audit).toHaveLength(50);
    expect(audit.slice(0, 2).map((one) => at(one, `${EARL}test`, 0, '@id'))).toEqual([
      'http://www.w3.org/TR/WCAG21/#non-text-content',
      'http://www.w3.org/TR/WCAG21/#audio-only-and-video-only-prerecorded',
    ]);
    const page = at(expanded, 0, `${EM}step3`, 0, `${EM}step3a`, 0, '@id');
    expect(new Set(audit.map((one) => at(one, `${EARL}subject`, 0, '@id')))).toEqual(new Set([page]));
    const outcomes = audit.map((one) => at(one, `${EARL}result`, 0, `${EARL}outcome`, 0, '@id'));
    expect(new Set(outcomes)).toEqual(new Set(['failed', 'cantTell', 'untested'].map((name) => EARL + name)));
    const target = at(expanded, 0, `${EM}step1`, 0, `${EM}step1b`, 0, '@value');
    expect(target).toBe('AA');
  });

  test('values for the form of the tool are plain text, since its frame has no language terms', async () => {
    const value = JSON.parse(reportWcagEm(report, locale));
    const terms: Record<string, unknown> = { ...value['@context'] };
    expect(Object.keys(terms)).not.toContain('@language');
    const frame = { '@context': terms, '@type': ['Evaluation', 'wcagem:Evaluation'] };
    const framed: unknown = await jsonld.frame(await jsonld.expand(value), frame);
    const words = officeWords[locale];
    expect(at(framed, 'language')).toBe(locale);
    expect(at(framed, 'defineScope')).toMatchObject({
      ...{ conformanceTarget: 'AA', wcagVersion: '2.1' },
      scope: { title: 'voorbeeld.nl', description: words.scope({ host: 'voorbeeld.nl' }) },
    });
    expect(at(framed, 'reportFindings')).toMatchObject({
      ...{ title: words.evaluation({ host: 'voorbeeld.nl' }), summary: words.machineOnly, commissioner: '' },
      ...{ evaluator: `Pijler ${report.version}`, evaluationSpecifics: words.notAnEvaluation },
    });
    const page = at(framed, 'selectSample', 'structuredSample');
    expect(page).toMatchObject({ title: 'voorbeeld.nl', description: 'https://voorbeeld.nl/' });
    const outcomes = ['passed', 'failed', 'cantTell', 'inapplicable', 'untested'].map((name) => `earl:${name}`);
    const audit = at(framed, 'auditSample') as readonly unknown[];
    expect(audit).toHaveLength(50);
    for (const one of audit) {
      expect(at(one, 'subject', 'id')).toBe(at(page, 'id'));
      expect(at(one, 'test', 'id')).toMatch(/^WCAG21:[a-z-]+$/);
      expect(outcomes).toContain(at(one, 'result', 'outcome', 'id'));
      expect(at(one, 'result', 'description')).toBeTypeOf('string');
    }
  });

  test('each EARL assertion has assertor, subject, test, mode and outcome, and nothing else', () => {
    const graph = JSON.parse(reportEarl(report, locale))['@graph'] as readonly Record<string, unknown>[];
    const ids = graph.flatMap((node) => node['@id'] ?? []);
    const assertions = graph.filter((node) => node['@type'] === 'earl:Assertion');
    expect(assertions.length).toBeGreaterThan(20);
    for (const one of assertions) {
      // EARL 1.0 Schema §2.1, §2.6 and §2.7: one of each, and an outcome of five.
      expect(ids).toContain(at(one, 'earl:assertedBy', '@id'));
      expect(ids).toContain(at(one, 'earl:subject', '@id'));
      expect(at(one, 'earl:test', '@type')).toBe('earl:TestCase');
      expect(at(one, 'earl:mode', '@id')).toBe('earl:automatic');
      expect(at(one, 'earl:result', 'earl:outcome', '@id')).toMatch(
        /^earl:(?:passed|failed|cantTell|inapplicable|untested)$/,
      );
    }
  });
});
