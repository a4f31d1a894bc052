import type { Locale, Report } from '../../model.ts';
import { toIsoText } from '../../time.ts';
import { makeVisible } from '../../view/visible.ts';
import { commonWords } from '../../words/common.ts';
import { findTerms, formatTerms } from '../../words/glossary.ts';
import { sayFinding } from '../../words/say.ts';
import { formatJson } from '../ci-log.ts';
import { createReportModel, type ReportCheck, type ReportModel } from '../report-model.ts';
import { toUri } from '../uri.ts';

/** Address of the schema of SARIF 2.1.0 (OASIS Standard, March 2020). */
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json';

/**
 * Outcomes that become results: one that passes, is only worth knowing or does not arise does not, and what was not
 * seen is a notification.
 */
const LEVELS = { fail: 'error', warn: 'warning' } as const;
type IssueOutcome = keyof typeof LEVELS;
type IssueCheck = ReportCheck & { readonly outcome: IssueOutcome };
const isIssue = (check: ReportCheck): check is IssueCheck => Object.hasOwn(LEVELS, check.outcome);

/**
 * Escapes the text of a SARIF message: a brace is doubled (§3.11.5), and a closing bracket followed by a parenthesis
 * would make a link (§3.11.6), which foreign text must not do.
 */
const toMessage = (text: string) => ({
  text: text.replace(/[{}]/g, '$&$&').replaceAll('](', '] ('),
});

/** Explains words of these texts, for readers of a single result or rule; empty when there is nothing to explain. */
const listMeanings = (texts: readonly string[], locale: Locale): readonly string[] => {
  const said = formatTerms(findTerms(texts, commonWords[locale].glossary));
  return said === '' ? [] : [said];
};

/** How to repair each check's fault, whatever this scan found: a rule is the same in every file. */
type Fixes = ReadonlyMap<string, string>;
const indexFixes = ({ findings }: Report, locale: Locale): Fixes =>
  new Map(findings.map((finding) => [makeVisible(finding.id), sayFinding(finding, locale).fix]));

const toRule = (
  check: ReportCheck,
  tag: string,
  { fixes, locale }: { readonly fixes: Fixes; readonly locale: Locale },
) => {
  const fix = fixes.get(check.id) ?? '';
  const help = [check.why, fix].filter((part) => part !== '');
  const helpUri = toUri(check.source);
  return {
    id: check.id,
    shortDescription: { text: check.title },
    ...(check.why === '' ? {} : { fullDescription: { text: check.why } }),
    help: { text: [...help, ...listMeanings([check.title, ...help], locale)].join('\n\n') || check.title },
    ...(helpUri === null ? {} : { helpUri }),
    properties: { tags: [tag] },
  };
};

interface Page {
  /** Address of the page, if it is a valid one. */
  readonly uri: string | null;
  /** The same without query and fragment: a later scan of it is about the same page. */
  readonly name: string;
}

const toPage = ({ target }: Report): Page => {
  const uri = toUri(target.url);
  return { uri, name: uri === null ? makeVisible(target.host) : (uri.split(/[?#]/)[0] ?? uri) };
};

/** The page, and each element in it that the check found. */
const listLocations = ({ places }: ReportCheck, { uri }: Page): readonly object[] => {
  const page = uri === null ? {} : { physicalLocation: { artifactLocation: { uri } } };
  if (places.length === 0) return uri === null ? [] : [page];
  return places.map((selector) => ({ ...page, logicalLocations: [{ fullyQualifiedName: selector, kind: 'element' }] }));
};

const toResult = (
  check: IssueCheck,
  page: Page,
  { index: ruleIndex, locale }: { readonly index: number; readonly locale: Locale },
) => ({
  ruleId: check.id,
  ruleIndex,
  kind: 'fail',
  level: LEVELS[check.outcome],
  message: toMessage(
    [
      ...[check.imperative, check.conclusion, ...check.items, check.more ?? '', ...check.notes],
      ...listMeanings([check.imperative, check.conclusion], locale),
    ]
      .filter((line) => line !== '')
      .join('\n'),
  ),
  locations: listLocations(check, page),
  // One result per check and page, whatever its words or the number of places.
  partialFingerprints: { 'pageAndCheck/v1': `${page.name}#${check.id}` },
  properties: { points: check.points, who: check.who },
  ...(check.decision === '' ? {} : { suppressions: [{ kind: 'external', justification: check.decision }] }),
});

const toNotification = (check: ReportCheck, index: number) => ({
  level: 'note',
  message: toMessage(`${check.outcomeWord}: ${check.title}. ${check.conclusion}`),
  associatedRule: { id: check.id, index },
});

/** All checks in their order, which is also that of the rules. */
const listChecks = ({ pillars }: ReportModel) =>
  pillars.flatMap(({ id, checks }) => checks.map((check) => ({ check, tag: id })));

const runOf = (report: Report, model: ReportModel): object => {
  const checks = listChecks(model);
  const page = toPage(report);
  const at = report.finishedAt;
  const fixes = indexFixes(report, model.locale);
  const scores = model.pillars.map(({ id, score }) => [id, score] as const);
  return {
    tool: {
      driver: {
        name: 'Pijler',
        version: makeVisible(report.version),
        language: model.locale,
        rules: checks.map(({ check, tag }) => toRule(check, tag, { fixes, locale: model.locale })),
      },
    },
    language: model.locale,
    automationDetails: { id: `pijler/${model.host}/${report.target.pillar ?? ''}` },
    invocations: [
      {
        executionSuccessful: true,
        endTimeUtc: toIsoText(at),
        toolExecutionNotifications: checks.flatMap(({ check }, index) =>
          check.outcome === 'unknown' ? [toNotification(check, index)] : [],
        ),
      },
    ],
    results: checks.flatMap(({ check }, index) =>
      isIssue(check) ? [toResult(check, page, { index, locale: model.locale })] : [],
    ),
    properties: { overall: model.overall, scores: Object.fromEntries(scores) },
  };
};

/**
 * Formats a report as SARIF 2.1.0 (OASIS), for programs that collect the findings of many tools: every check is a rule,
 * and a fail (error) or a warning is a result at the page's address and the elements' selectors. What was not tested is
 * a notification.
 */
export const reportSarif = (report: Report, locale: Locale): string =>
  `${formatJson({ $schema: SCHEMA, version: '2.1.0', runs: [runOf(report, createReportModel(report, locale))] }, 2)}\n`;
