import { CLAUSES_BESIDE_WCAG } from '../../data/accessibility/en-301-549-clauses.ts';
import type { Finding, Locale, Report } from '../../model.ts';
import { findDetected } from '../../view/detected.ts';
import { makeVisible } from '../../view/visible.ts';
import { formatDay } from '../../words/format.ts';
import { formatHeadline } from '../../words/headline.ts';
import { PLATFORM_NAMES } from '../../words/platforms.ts';
import { officeWords } from '../../words/report/offices.ts';
import { getCheckTitle, sayFinding } from '../../words/say.ts';
import { escapePlainForLog } from '../ci-log.ts';
import { type CriterionResult, listCriteriaResults } from '../criteria.ts';
import { escapeInline, formatTable } from '../markdown-text.ts';
import { toShownText } from '../shown.ts';

/**
 * Tables for public bodies, as Markdown: what a machine could and could not determine. None of them ever states that a
 * criterion is met.
 */

/** Characters of one finding in a cell. */
const LONGEST = 500;

const listFound = ({ findings }: CriterionResult, locale: Locale): readonly string[] =>
  findings.map((finding) => {
    return escapeInline(toShownText(formatHeadline(finding, locale)).replace(/\s+/g, ' ').slice(0, LONGEST));
  });

const formatRemarks = (result: CriterionResult, locale: Locale): string => {
  const { remarks } = officeWords[locale];
  const tested = result.tested.map((id) => getCheckTitle(id, locale)).join(', ');
  if (result.outcome === 'untested') return escapeInline(remarks.untested);
  const closing = result.outcome === 'failed' ? remarks.failed : remarks.cantTell({ tested });
  return [...listFound(result, locale), escapeInline(closing)].join('<br>');
};

const formatHead = (title: string, { target, finishedAt, version }: Report, locale: Locale): readonly string[] => {
  const words = officeWords[locale];
  return [
    `# ${escapeInline(title)}`,
    `${escapeInline(toShownText(target.url))}, ${escapeInline(formatDay(locale, finishedAt))}, Pijler ${escapeInline(makeVisible(version))}.`,
    escapeInline(words.machineOnly),
  ];
};

/** Compares rows by the standard’s own order: by the numbers of their clauses. */
const compareClauses = ([one = '']: readonly string[], [other = '']: readonly string[]): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** Formats a report as a table by the clauses of EN 301 549 V3.2.1 for web pages, which are WCAG 2.1 at the levels A and AA. */
export const reportEn301549 = (report: Report, locale: Locale): string => {
  const { en, outcomes } = officeWords[locale];
  const results = listCriteriaResults(report).filter(({ criterion }) => criterion.since !== '2.2');
  const rows = results.map((result) => [
    `9.${result.criterion.number}`,
    escapeInline(`${result.criterion.name} (${result.criterion.level})`),
    escapeInline(outcomes[result.outcome]),
    formatRemarks(result, locale),
  ]);
  const isFailed = results.some(({ outcome }) => outcome === 'failed');
  const beside = CLAUSES_BESIDE_WCAG.map(({ number, name, when }) =>
    number === '9.6' && isFailed
      ? [number, escapeInline(name), escapeInline(outcomes.failed), escapeInline(en.conformance)]
      : [number, escapeInline(name), escapeInline(outcomes.untested), escapeInline(en.when[when])],
  );
  const parts = [
    ...formatHead(en.title, report, locale),
    formatTable(en.head, [...rows, ...beside].toSorted(compareClauses)),
  ];
  return escapePlainForLog(`${parts.join('\n\n')}\n`);
};

/**
 * Formats a report as the rows of an accessibility conformance report by VPAT 2.5 (tables 1 and 2), for a person to
 * copy. The level is left open: "Not Evaluated" is allowed for level AAA only, and a person has to decide which other
 * one applies.
 */
export const reportVpat = (report: Report, locale: Locale): string => {
  const { vpat, levels } = officeWords[locale];
  const results = listCriteriaResults(report);
  const formatLevelTable = (level: 'A' | 'AA'): string =>
    formatTable(
      vpat.head,
      results
        .filter(({ criterion }) => criterion.level === level)
        .map((result) => [
          `${result.criterion.number} ${escapeInline(`${result.criterion.name} (WCAG ${result.criterion.since})`)}`,
          escapeInline(levels[result.outcome]),
          result.criterion.number === '4.1.1' ? escapeInline(vpat.parsing) : formatRemarks(result, locale),
        ]),
    );
  const parts = [
    ...formatHead(vpat.title, report, locale),
    escapeInline(vpat.note),
    `## ${escapeInline(vpat.table({ number: 1, level: 'A' }))}`,
    formatLevelTable('A'),
    `## ${escapeInline(vpat.table({ number: 2, level: 'AA' }))}`,
    formatLevelTable('AA'),
  ];
  return escapePlainForLog(`${parts.join('\n\n')}\n`);
};

const formatConclusion = (report: Report, id: string, locale: Locale): string => {
  const finding = report.findings.find((one): one is Finding => one.id === id);
  return finding === undefined
    ? officeWords[locale].statement.nothing
    : toShownText(sayFinding(finding, locale).conclusion);
};

/** Formats lines of a list; an answer that only the owner can give is left open. */
const formatLines = (entries: readonly (readonly [label: string, answer: string | null])[]): string =>
  entries
    .map(([label, answer]) => `- ${escapeInline(label)}: ${answer === null ? '…' : escapeInline(answer)}`)
    .join('\n');

/** A deviation as the statement requires it: the criterion, what was found, and what only the owner can add. */
const formatDeviation = (result: CriterionResult, locale: Locale): string => {
  const { statement } = officeWords[locale];
  const { number, name } = result.criterion;
  const found = listFound(result, locale).map((line) => `  - ${line}`);
  const { cause, effect, alternative, measure, until, exception } = statement;
  const open = formatLines([cause, effect, alternative, measure, until, exception].map((label) => [label, null]));
  return [
    `### ${number} ${escapeInline(name)}`,
    [`- ${escapeInline(statement.description)}:`, ...found, open].join('\n'),
  ].join('\n\n');
};

/** Content systems and site builders, which the statement asks for; servers and mail services are not among them. */
const { wordpress, joomla, drupal, typo3, shopify, wix, squarespace, webflow } = PLATFORM_NAMES;
const { jimdo, lightspeed, 'ccv-shop': ccv, jouwweb, weebly, googlesites, wordpresscom } = PLATFORM_NAMES;
const CONTENT_SYSTEMS = {
  wordpress,
  joomla,
  drupal,
  typo3,
  shopify,
  wix,
  squarespace,
  webflow,
  jimdo,
  lightspeed,
  'ccv-shop': ccv,
  jouwweb,
  weebly,
  googlesites,
  wordpresscom,
} as const;

/** The names of the content systems that the site was seen to run on; null when none was seen. */
const findContentSystem = (report: Report): string | null =>
  findDetected(report, CONTENT_SYSTEMS)
    .map((one) => CONTENT_SYSTEMS[one])
    .join(', ') || null;

/** The answers to the first three questions: the website, its addresses and the status. */
const listSiteAnswers = (report: Report, failed: number, locale: Locale): readonly (readonly [string, string])[] => {
  const { statement } = officeWords[locale];
  const status = failed > 0 ? statement.notFull({ count: failed }) : statement.noStatus;
  const site = formatLines([
    [statement.host, toShownText(report.target.host)],
    [statement.platform, findContentSystem(report)],
    [statement.owner, null],
  ]);
  const addresses = formatLines([
    [statement.scanned, toShownText(report.target.url)],
    [statement.others, null],
  ]);
  const now = formatConclusion(report, 'accessibility-statement', locale);
  const statusLines = formatLines([
    [statement.now, now],
    [statement.proposal, status],
  ]);
  return [
    [statement.which, site],
    [statement.addresses, addresses],
    [statement.status, statusLines],
  ];
};

/**
 * Formats the questions of the Dutch accessibility statement, with what a scan found for each, in the order of the nine
 * steps of the form that public bodies must use
 * (https://www.digitoegankelijk.nl/toegankelijkheidsverklaring/invulassistent); for each deviation the fields of that
 * form and of the model of Implementing Decision (EU) 2018/1523. The Dutch model that replaced it on 1 October 2026
 * (Staatscourant 2026, 515) requires exceptions and alternatives by name, so both have a line.
 */
export const reportStatement = (report: Report, locale: Locale): string => {
  const { statement } = officeWords[locale];
  const results = listCriteriaResults(report).filter(({ criterion }) => criterion.since !== '2.2');
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const names = failed.map(
    ({ criterion }) => `- ${criterion.number} ${escapeInline(criterion.name)} (${criterion.level})`,
  );
  const rest = escapeInline(statement.rest({ count: results.length - failed.length }));
  const questions: readonly (readonly [title: string, answer: string])[] = [
    ...listSiteAnswers(report, failed.length, locale),
    [statement.research, escapeInline(statement.researchNote)],
    [statement.criteria({ count: failed.length }), [names.join('\n'), rest].filter((part) => part !== '').join('\n\n')],
    [
      statement.deviations,
      failed.map((one) => formatDeviation(one, locale)).join('\n\n') || escapeInline(statement.none),
    ],
    [statement.measures, escapeInline(statement.byPerson)],
    [statement.contact, escapeInline(statement.byPerson)],
    [statement.signed, escapeInline(statement.byPerson)],
  ];
  const parts = [
    ...formatHead(statement.title, report, locale),
    escapeInline(statement.model),
    ...questions.map(([title, answer]) => `## ${escapeInline(title)}\n\n${answer}`),
  ];
  return escapePlainForLog(`${parts.join('\n\n')}\n`);
};
