import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import jsonld from 'jsonld';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { reportEarl } from '../../lib/export/formats/report-earl.ts';
import type { Finding, Outcome, Report } from '../../lib/model.ts';
import { sampleReport } from '../components/sample.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

/** Compared with the terms of W3C's own vocabulary, after JSON-LD expansion. */
const EARL = 'http://www.w3.org/ns/earl#';
const entry = createRequire(import.meta.url).resolve('@vocabulary/earl/package.json');
const vocabulary = readFileSync(join(entry, '../earl.nq'), 'utf8');
const TERMS = new Set([...vocabulary.matchAll(/^<(http:\/\/www\.w3\.org\/ns\/earl#\w+)>/gm)].map(([, term]) => term));
/** The range of a property in the vocabulary. */
const rangeOf = (property: string): string | undefined =>
  new RegExp(`^<${EARL}${property}> <[^>]+#range> <([^>]+)>`, 'm').exec(vocabulary)?.[1];

const report = sampleReport();
const own = report.findings.filter(({ pillar }) => pillar === 'toegankelijkheid');
const fail = own.find(({ outcome }) => outcome === 'fail') as Finding;
const withOnly = (finding: Partial<Finding>): Report => ({ ...report, findings: [{ ...fail, ...finding }] });

type Node = Readonly<Record<string, unknown>>;
const assertionsOf = (of: Report, locale: 'nl' | 'en' = 'nl'): readonly Node[] =>
  JSON.parse(reportEarl(of, locale))['@graph'].filter((node: Node) => node['@type'] === 'earl:Assertion');
/** One node of the assertion about one check. */
const partOf = (finding: Partial<Finding>, part: string): Readonly<Record<string, Node | undefined>> =>
  (assertionsOf(withOnly(finding))[0]?.[part] ?? {}) as Readonly<Record<string, Node | undefined>>;
const outcomeOf = (finding: Partial<Finding>) => partOf(finding, 'earl:result')['earl:outcome']?.['@id'];

/** Every vocabulary IRI in a document, as property, type or value. */
const termsIn = (expanded: unknown): readonly string[] =>
  [...JSON.stringify(expanded).matchAll(/"(http:\/\/www\.w3\.org\/ns\/earl#[^"]*)"/g)].map(([, term = '']) => term);

describe('the EARL vocabulary', () => {
  test.each(['nl', 'en'] as const)('contains every term, and expansion loses nothing, %s', async (locale) => {
    const document = JSON.parse(reportEarl(report, locale));
    const expanded = await jsonld.expand(document, { safe: true });
    const terms = termsIn(expanded);
    expect(new Set(terms).size).toBeGreaterThan(12);
    expect(terms.filter((term) => !TERMS.has(term))).toEqual([]);
    // A prefix missing from the context is silently taken as a URL scheme.
    expect(JSON.stringify(expanded).match(/"(?:earl|dct|ptr|doap|xsd|foaf):\w+"/g) ?? []).toEqual([]);
    expect(expanded).toHaveLength(own.length + 2);
    expect(await jsonld.toRDF(document, { format: 'application/n-quads', safe: true })).toContain(`${EARL}Assertion`);
  });

  test('a test is part of the WCAG criterion that its source explains, if any', () => {
    const requirementOf = (source: string) => partOf({ source }, 'earl:test')['dct:isPartOf'];
    expect(requirementOf('https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html')).toEqual({
      '@id': 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
      '@type': 'earl:TestRequirement',
    });
    expect(requirementOf('https://www.rfc-editor.org/rfc/rfc9116')).toBeUndefined();
  });

  test('rejects terms that it does not have', () => {
    expect(TERMS.size).toBeGreaterThan(20);
    expect(TERMS.has(`${EARL}warning`)).toBe(false);
    expect(rangeOf('result')).toBe(`${EARL}TestResult`);
  });

  test('every assertion has the properties required by the schema: assertor, subject, test, mode and result', async () => {
    const expanded = await jsonld.expand(JSON.parse(reportEarl(report, 'nl')));
    const assertions = expanded.filter((node: Node) => String(node['@type']) === `${EARL}Assertion`);
    expect(assertions).toHaveLength(own.length);
    for (const assertion of assertions) {
      for (const part of ['assertedBy', 'subject', 'test', 'mode', 'result'])
        expect(assertion).toHaveProperty([`${EARL}${part}`, 0]);
      expect(assertion).toHaveProperty([`${EARL}result`, 0, '@type', 0], rangeOf('result'));
      expect(assertion).toHaveProperty([`${EARL}result`, 0, `${EARL}outcome`, 0, '@id']);
    }
  });

  test(
    'includes untrusted text as text only',
    async () => {
      for (const text of fc.sample(hostile, Math.min(RUNS, 500))) {
        const spoilt = reportWith(text);
        const expanded = await jsonld.expand(JSON.parse(reportEarl(spoilt, 'nl')), { safe: true });
        expect(termsIn(expanded).filter((term) => !TERMS.has(term))).toEqual([]);
        expect(expanded).toHaveLength(3);
      }
    },
    LONG,
  );
});

describe('outcomes', () => {
  test.each([
    ['pass', 'earl:passed'],
    ['fail', 'earl:failed'],
    ['warn', 'earl:cantTell'],
    ['info', 'earl:cantTell'],
    ['skip', 'earl:inapplicable'],
  ] as const satisfies readonly (readonly [Outcome, string])[])('%s is %s', (outcome, result) => {
    expect(outcomeOf({ outcome, args: {} })).toBe(result);
  });

  test('an unseen check is untested, and one with items to review has not passed', () => {
    expect(outcomeOf({ outcome: 'unknown', code: null, why: 'denied' })).toBe('earl:untested');
    expect(outcomeOf({ outcome: 'pass', args: { toCheck: 2 } })).toBe('earl:cantTell');
    expect(outcomeOf({ outcome: 'pass', args: { toCheck: 0 } })).toBe('earl:passed');
    expect(outcomeOf({ outcome: 'fail', args: { toCheck: 2 } })).toBe('earl:failed');
  });
});

test('a check is a test case of its own, part of its criterion if there is one', () => {
  const criterionFor = (source: string) => partOf({ source }, 'earl:test')['dct:isPartOf']?.['@id'];
  const sources = CHECKS.toegankelijkheid.checks.map(({ source }) => source);
  const about = sources.filter((source) => source.includes('/Understanding/'));
  expect(about.length).toBeGreaterThan(25);
  for (const source of about) expect(criterionFor(source)).toMatch(/^https:\/\/www\.w3\.org\/TR\/WCAG22\/#[a-z-]+$/);
  expect(criterionFor('https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html')).toBe(
    'https://www.w3.org/TR/WCAG22/#contrast-minimum',
  );
  expect(criterionFor('https://overlayfactsheet.com/')).toBeUndefined();
});

test('a place is a pointer, but not a CSS selector when it is inside a frame', () => {
  const places = [
    { at: '#kop', saw: '' },
    { at: 'iframe >>> #kop', saw: '' },
  ];
  const pointers = Object.values(partOf({ items: ['a', 'b'], places }, 'earl:result')['earl:pointer'] ?? {}) as Node[];
  expect(pointers.map((pointer) => [pointer['@type'], pointer['ptr:expression']])).toEqual([
    ['ptr:CSSSelectorPointer', '#kop'],
    ['ptr:ExpressionPointer', 'iframe >>> #kop'],
  ]);
});

test('a scan of another pillar has no assertions', () => {
  expect(assertionsOf({ ...report, scores: report.scores.filter(({ pillar }) => pillar === 'seo') })).toEqual([]);
});
