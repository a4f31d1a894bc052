import type { Locale, Report } from '../../model.ts';
import { toIsoText } from '../../time.ts';
import type { Markup } from '../markup.ts';
import { createReportModel, type ReportCheck, type ReportPillar } from '../report-model.ts';
import { renderElement, renderXmlDocument, toXmlText } from '../xml.ts';

const formatHeadline = ({ outcomeWord, conclusion }: ReportCheck): string => `${outcomeWord}: ${conclusion}`;

/** The conclusion, what was found, how to repair it, and the source: a line each. */
const formatAccount = (check: ReportCheck): string =>
  [check.imperative, formatHeadline(check), ...check.items, check.more ?? '', ...check.notes, check.fix, check.source]
    .filter((line) => line !== '')
    .join('\n');

/** Whether this is a failure that its owner decided about. */
const isLetPass = ({ outcome, decision }: ReportCheck): boolean => outcome === 'fail' && decision !== '';

/** The elements inside a test case: a failure, why it was skipped, or what deserves attention. */
const renderResult = (check: ReportCheck): readonly Markup[] => {
  const { outcome } = check;
  if (outcome === 'pass') return [];
  // What is known, or was decided about, is no failure; a runner shows why it was accepted.
  if (isLetPass(check))
    return [
      renderElement('skipped', { message: check.decision }, [toXmlText(`${check.decision}\n${formatAccount(check)}`)]),
    ];
  if (outcome === 'fail')
    return [renderElement('failure', { message: check.conclusion, type: check.id }, [toXmlText(formatAccount(check))])];
  if (outcome === 'unknown' || outcome === 'skip')
    return [renderElement('skipped', {}, [toXmlText(formatHeadline(check))])];
  return [renderElement('system-out', {}, [toXmlText(formatAccount(check))])];
};

/** The name stays the same from scan to scan, because a build server recognises a test by it. */
const renderCase = (check: ReportCheck, { id }: ReportPillar): Markup =>
  renderElement(
    'testcase',
    { name: check.title, classname: `pijler.${id}.${check.id}`, time: '0', status: check.outcome },
    renderResult(check),
  );

const isSkipped = (check: ReportCheck): boolean =>
  check.outcome === 'unknown' || check.outcome === 'skip' || isLetPass(check);
const countCases = (checks: readonly ReportCheck[]) => ({
  tests: checks.length,
  failures: checks.filter((check) => check.outcome === 'fail' && !isLetPass(check)).length,
  errors: 0,
});

/** Where and when, the same in every suite. */
interface Suite {
  readonly host: string;
  /** UTC without a zone, as Ant writes it. */
  readonly timestamp: string;
}

const renderSuite = (pillar: ReportPillar, { host, timestamp }: Suite, index: number): Markup => {
  const { name, score, checks } = pillar;
  const warned = checks.filter(({ outcome }) => outcome === 'warn');
  const properties = { ...(score === null ? {} : { score }), warnings: warned.length };
  const listed = Object.entries(properties).map(([key, value]) => renderElement('property', { name: key, value }));
  const remarks = [
    ...pillar.remarks,
    ...warned.map((check) => `${check.imperative || check.title}. ${formatHeadline(check)}`),
  ];
  return renderElement(
    'testsuite',
    {
      name,
      ...countCases(checks),
      skipped: checks.filter(isSkipped).length,
      time: '0',
      timestamp,
      hostname: host,
      id: index,
      package: `pijler.${pillar.id}`,
    },
    [
      renderElement('properties', {}, listed),
      ...checks.map((check) => renderCase(check, pillar)),
      ...(remarks.length === 0 ? [] : [renderElement('system-out', {}, [toXmlText(remarks.join('\n'))])]),
    ],
  );
};

/**
 * Formats a report as JUnit XML (the schema that Jenkins publishes), for build servers: a suite for each pillar and a
 * test for each check. A fail is a failure; what was not tested, does not arise, or is known (with a decision) is
 * skipped with its reason; a warning passes, with a remark in its own output and its suite's.
 */
export const reportJunit = (report: Report, locale: Locale): string => {
  const { host, pillars } = createReportModel(report, locale);
  const { finishedAt: at } = report;
  const suite = { host, timestamp: toIsoText(at).slice(0, 19) };
  const time = (Math.max(0, at - report.target.at) / 1000).toFixed(3);
  const counts = countCases(pillars.flatMap(({ checks }) => checks));
  const suites = pillars.map((pillar, index) => renderSuite(pillar, suite, index));
  return renderXmlDocument(renderElement('testsuites', { name: `Pijler: ${host}`, ...counts, time }, suites));
};
