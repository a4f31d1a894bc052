import type { Locale, Report } from '../../model.ts';
import { toIsoText } from '../../time.ts';
import { makeVisible } from '../../view/visible.ts';
import { formatHeadline } from '../../words/headline.ts';
import { officeWords } from '../../words/report/offices.ts';
import { getCheckTitle } from '../../words/say.ts';
import { formatJson } from '../ci-log.ts';
import { type CriterionResult, listCriteriaResults } from '../criteria.ts';
import { toShownText } from '../shown.ts';
import { toUri } from '../uri.ts';

/**
 * Terms of WCAG-EM, EARL, Dublin Core and schema.org with their addresses, as the WCAG-EM Report Tool reads them
 * (JSON-LD 1.0).
 */
const CONTEXT = {
  reporter: 'https://github.com/w3c/wcag-em-report-tool/',
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  step1b: { '@id': 'wcagem:step1b', '@type': '@id' },
  conformanceTarget: 'step1b',
  exploreTarget: 'wcagem:step2',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  evaluationSpecifics: 'wcagem:step5b',
  commissioner: 'wcagem:commissioner',
  evaluator: 'reporter:blob/master/dist/index.html#evaluator',
  WAI: 'http://www.w3.org/WAI/',
  AA: 'WAI:WCAG2AA-Conformance',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  WCAG21: 'http://www.w3.org/TR/WCAG21/#',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  TestSubject: 'earl:TestSubject',
  TestResult: 'earl:TestResult',
  TestCriterion: 'earl:TestCriterion',
  assertedBy: 'earl:assertedBy',
  mode: 'earl:mode',
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  W3CDTF: 'http://www.w3.org/TR/NOTE-datetime',
  date: { '@id': 'dcterms:date', '@type': 'W3CDTF' },
  schema: 'http://schema.org/',
  WebSite: 'schema:WebSite',
  WebPage: 'schema:WebPage',
  id: '@id',
  type: '@type',
  language: '@language',
} as const;

/** What was found for a criterion, as text for the field of the person who continues the evaluation. */
const describeResult = ({ outcome, findings, tested }: CriterionResult, locale: Locale): string => {
  const words = officeWords[locale];
  const found = findings.map((finding) => {
    const items = finding.items.slice(0, 5).map((item) => `- ${toShownText(item).replace(/\s+/g, ' ').slice(0, 300)}`);
    return [toShownText(formatHeadline(finding, locale)), ...items].join('\n');
  });
  const titles = tested.map((id) => getCheckTitle(id, locale)).join(', ');
  if (outcome === 'untested') return words.remarks.untested;
  return [...found, outcome === 'failed' ? words.remarks.failed : words.remarks.cantTell({ tested: titles })].join(
    '\n\n',
  );
};

const PAGE = '_:subject_2';

const toAssertion = (
  result: CriterionResult,
  { date, locale }: { readonly date: string; readonly locale: Locale },
) => ({
  type: 'Assertion',
  assertedBy: '_:pijler',
  date,
  mode: { type: 'earl:TestMode', '@id': 'earl:automatic' },
  subject: { id: PAGE },
  test: { id: `WCAG21:${result.criterion.fragment}`, type: 'TestCriterion' },
  result: {
    type: 'TestResult',
    date,
    description: describeResult(result, locale),
    outcome: { id: `earl:${result.outcome}` },
  },
});

/**
 * Formats a report as JSON-LD that the WCAG-EM Report Tool of W3C opens, to continue an evaluation by hand: one page in
 * the sample, and for every criterion of WCAG 2.1 at the levels A and AA what a machine found. None is ever stated as
 * met.
 */
export const reportWcagEm = (report: Report, locale: Locale): string => {
  const words = officeWords[locale];
  const { finishedAt: at, target } = report;
  const date = toIsoText(at);
  const host = toShownText(target.host);
  const page = { id: PAGE, type: ['TestSubject', 'WebPage'], title: host, description: toUri(target.url) ?? host };
  const results = listCriteriaResults(report).filter(({ criterion }) => criterion.since !== '2.2');
  const value = {
    '@context': CONTEXT,
    type: 'Evaluation',
    // One language for the whole, as the tool writes it: a language per text would turn each into an object, and the
    // tool shows none of those.
    language: locale,
    defineScope: {
      id: '_:defineScope',
      scope: { id: '_:subject_1', type: ['TestSubject', 'WebSite'], title: host, description: words.scope({ host }) },
      conformanceTarget: 'AA',
      wcagVersion: '2.1',
    },
    exploreTarget: { id: '_:exploreTarget', technologiesReliedUpon: [] },
    selectSample: { id: '_:selectSample', structuredSample: [page], randomSample: [] },
    auditSample: results.map((result) => toAssertion(result, { date, locale })),
    reportFindings: {
      date,
      title: words.evaluation({ host }),
      summary: words.machineOnly,
      commissioner: '',
      evaluator: `Pijler ${makeVisible(report.version)}`,
      evaluationSpecifics: words.notAnEvaluation,
    },
  };
  return `${formatJson(value, 2)}\n`;
};
