import type { Locale, Report } from '../../model.ts';
import { toIsoText } from '../../time.ts';
import { makeVisible } from '../../view/visible.ts';
import { formatJson } from '../ci-log.ts';
import { createReportModel, type ReportCheck } from '../report-model.ts';
import { toUri } from '../uri.ts';

/** The page that explains a criterion of WCAG 2.2, as a check's source; page and criterion have the same name. */
const UNDERSTANDING = /^https:\/\/www\.w3\.org\/WAI\/WCAG22\/Understanding\/([a-z-]+)(?:\.html)?$/;

/** The main success criterion of a check, by its address in WCAG 2.2; null when it has none. */
const findCriterion = ({ source }: ReportCheck): string | null => {
  const [, name] = UNDERSTANDING.exec(source) ?? [];
  return name === undefined ? null : `https://www.w3.org/TR/WCAG22/#${name}`;
};

/** A machine has neither passed nor failed what needs a person, deserves attention, or is only worth knowing. */
const OUTCOMES: Readonly<Record<ReportCheck['outcome'], string>> = {
  pass: 'earl:passed',
  fail: 'earl:failed',
  warn: 'earl:cantTell',
  info: 'earl:cantTell',
  skip: 'earl:inapplicable',
  unknown: 'earl:untested',
};

const buildContext = (locale: Locale): object => ({
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  ptr: 'http://www.w3.org/2009/pointers#',
  doap: 'http://usefulinc.com/ns/doap#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  'dct:title': { '@language': locale },
  'dct:description': { '@language': locale },
  'earl:info': { '@language': locale },
  'dct:date': { '@type': 'xsd:dateTime' },
});

/** A selector through frames and shadow roots is not a plain CSS selector. */
const toPointer = (expression: string, page: object): object => ({
  '@type': expression.includes('>>>') ? 'ptr:ExpressionPointer' : 'ptr:CSSSelectorPointer',
  'ptr:expression': expression,
  'ptr:reference': page,
});

const testOf = (check: ReportCheck): object => {
  const criterion = findCriterion(check);
  const source = toUri(check.source);
  return {
    '@type': 'earl:TestCase',
    'dct:identifier': check.id,
    'dct:title': check.title,
    ...(check.why === '' ? {} : { 'dct:description': check.why }),
    ...(source === null ? {} : { 'dct:source': { '@id': source } }),
    ...(criterion === null ? {} : { 'dct:isPartOf': { '@id': criterion, '@type': 'earl:TestRequirement' } }),
  };
};

/** The values that all assertions share. */
interface Frame {
  readonly subject: object;
  /** End of the scan, as xsd:dateTime. */
  readonly date: string;
  /** Checks that leave something for a person to judge. */
  readonly toLookAt: ReadonlySet<string>;
}

const toOutcome = (check: ReportCheck, { toLookAt }: Frame): string =>
  check.outcome === 'pass' && toLookAt.has(check.id) ? 'earl:cantTell' : OUTCOMES[check.outcome];

const toAssertion = (check: ReportCheck, frame: Frame): object => ({
  '@type': 'earl:Assertion',
  'earl:assertedBy': { '@id': '_:pijler' },
  'earl:subject': frame.subject,
  'earl:test': testOf(check),
  'earl:mode': { '@id': 'earl:automatic' },
  'earl:result': {
    '@type': 'earl:TestResult',
    'earl:outcome': { '@id': toOutcome(check, frame) },
    'dct:description': check.conclusion,
    'dct:date': frame.date,
    ...(check.items.length === 0 ? {} : { 'earl:info': [...check.items, ...check.notes].join('\n') }),
    ...(check.places.length === 0
      ? {}
      : { 'earl:pointer': check.places.map((location) => toPointer(location, frame.subject)) }),
  },
});

const listIdsToLookAt = ({ findings }: Report): ReadonlySet<string> =>
  new Set(findings.filter(({ args }) => Number(args['toCheck'] ?? 0) > 0).map(({ id }) => makeVisible(id)));

/**
 * Formats the accessibility checks of a report as EARL 1.0 (W3C) in JSON-LD: one assertion each, part of its main
 * success criterion of WCAG 2.2, if there is one. A check that passes is never stated as a criterion that is met.
 */
export const reportEarl = (report: Report, locale: Locale): string => {
  const model = createReportModel(report, locale);
  const checks = model.pillars.filter(({ id }) => id === 'toegankelijkheid').flatMap((pillar) => pillar.checks);
  const address = toUri(report.target.url);
  const id = address ?? '_:page';
  const { finishedAt: at } = report;
  const frame = { subject: { '@id': id }, date: toIsoText(at), toLookAt: listIdsToLookAt(report) };
  const graph = [
    {
      '@id': '_:pijler',
      '@type': ['earl:Software', 'earl:Assertor'],
      'doap:name': 'Pijler',
      'doap:release': { '@type': 'doap:Version', 'doap:revision': makeVisible(report.version) },
    },
    { '@id': id, '@type': 'earl:TestSubject', 'dct:title': model.host },
    ...checks.map((check) => toAssertion(check, frame)),
  ];
  return `${formatJson({ '@context': buildContext(locale), '@graph': graph }, 2)}\n`;
};
