import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportSarif } from '../../lib/export/formats/report-sarif.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { commonWords } from '../../lib/words/common.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

/** Validated against the schema of SARIF 2.1.0 in Microsoft's own matcher. */
const { resolve } = createRequire(import.meta.url);
const schemaFile = resolve('@microsoft/jest-sarif').replace(/index\.js$/, 'schemas/sarif-2.1.0-rtm.5.json');
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv as never);
const isValid = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));
const faultsOf = (log: unknown) => (isValid(log) ? [] : isValid.errors);

const report = sampleReport();
const fail = report.findings.find(({ outcome }) => outcome === 'fail') as Finding;
const withOnly = (finding: Partial<Finding>): Report => ({ ...report, findings: [{ ...fail, ...finding }] });
const runOf = (of: Report, locale: 'nl' | 'en' = 'nl') => JSON.parse(reportSarif(of, locale)).runs[0];

describe('the SARIF schema', () => {
  test.each(['nl', 'en'] as const)('accepts the sample, %s', (locale) => {
    expect(faultsOf(JSON.parse(reportSarif(report, locale)))).toEqual([]);
  });

  test('does not accept everything', () => {
    const log = JSON.parse(reportSarif(report, 'nl'));
    log.runs[0].results[0].level = 'grave';
    expect(faultsOf(log)).not.toEqual([]);
    const misplaced = JSON.parse(reportSarif(withOnly({}), 'nl'));
    misplaced.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri = 'geen adres';
    expect(faultsOf(misplaced)).not.toEqual([]);
  });

  test('accepts any untrusted text', { tags: ['full'], timeout: LONG }, () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const log = JSON.parse(reportSarif(reportWith(text), 'nl'));
        expect(faultsOf(log)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('results', () => {
  test('are the failures and warnings, each at its level', () => {
    const result = runOf(report).results.map(({ ruleId, level }: { ruleId: string; level: string }) => [ruleId, level]);
    const faulty = report.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
    const expected = faulty.map(({ id, outcome }) => [id, outcome === 'fail' ? 'error' : 'warning']);
    expect(result.toSorted()).toEqual(expected.toSorted());
    expect(result.length).toBeGreaterThan(5);
  });

  test('have the page as location, and each element once', () => {
    const at = { at: '#kop > a', saw: '<a>' };
    const [result] = runOf(withOnly({ items: ['a', 'b', 'c'], places: [at, null, at] })).results;
    expect(result.locations).toEqual([
      {
        physicalLocation: { artifactLocation: { uri: report.target.url } },
        logicalLocations: [{ fullyQualifiedName: '#kop > a', kind: 'element' }],
      },
    ]);
    const nowhere = { ...withOnly({ items: [] }), target: { ...report.target, url: 'verslag.html' } };
    expect(runOf(nowhere).results[0].locations).toEqual([]);
  });

  test('have stable fingerprints, whatever the query, the words and the number of places', () => {
    const printOf = (of: Report, locale: 'nl' | 'en' = 'nl') => runOf(of, locale).results[0].partialFingerprints;
    const { target } = report;
    const later = { ...withOnly({ items: ['anders'] }), finishedAt: report.finishedAt + 9, id: 'later' };
    expect(printOf({ ...later, target: { ...target, url: `${target.url}?a=1` } }, 'en')).toEqual(printOf(withOnly({})));
    expect(printOf({ ...later, target: { ...target, url: `${target.url}ander` } })).not.toEqual(printOf(withOnly({})));
  });

  test('quote untrusted text without placeholders or links', () => {
    const [{ message }] = runOf(withOnly({ items: ['{0} [klik](https://elders.nl)'] })).results;
    expect(message.text).toContain('{{0}} [klik] (https://elders.nl)');
  });
});

test('every check is a rule with its help and source, in the reader’s language', () => {
  const { rules } = runOf(report, 'en').tool.driver;
  expect(rules.map(({ id }: { id: string }) => id).toSorted()).toEqual(report.findings.map(({ id }) => id).toSorted());
  const [rule] = runOf(withOnly({}), 'en').tool.driver.rules;
  const said = sayFinding(fail, 'en');
  expect(rule).toMatchObject({ shortDescription: { text: said.title }, helpUri: fail.source });
  // What follows explains the terms in it.
  const terms = ['https', 'certificate'].map((term) => `${term}: ${commonWords.en.glossary[term]}.`);
  expect(rule.help.text).toBe(`${said.why}\n\n${said.fix}\n\n${terms.join(' ')}`);
  const blind = { outcome: 'unknown', code: null, why: 'otherBrowser' } as const;
  expect(runOf(withOnly(blind), 'en').tool.driver.rules).toEqual([rule]);
  expect(runOf(withOnly({ source: 'javascript:alert(1)' })).tool.driver.rules[0]).not.toHaveProperty('helpUri');
});

test('an untested check is a notification with its reason, never a result', () => {
  const blind = withOnly({ outcome: 'unknown', code: null, why: 'denied', points: 0 });
  const { invocations, results } = runOf(blind);
  expect(results).toEqual([]);
  const [{ message, associatedRule }] = invocations[0].toolExecutionNotifications;
  expect(message.text).toContain(sayFinding(blind.findings[0] as Finding, 'nl').conclusion);
  expect(associatedRule).toEqual({ id: fail.id, index: 0 });
});
