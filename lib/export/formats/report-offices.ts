import { CLAUSES_BESIDE_WCAG } from '../../data/accessibility/en-301-549-clauses.ts';
import type { Finding, Locale, Report } from '../../model.ts';
import { detectedIn } from '../../view/detected.ts';
import { visible } from '../../view/visible.ts';
import { dayIn } from '../../words/format.ts';
import { headlineIn } from '../../words/headline.ts';
import { PLATFORM_NAMES } from '../../words/platforms.ts';
import { officeWords } from '../../words/report/offices.ts';
import { say, titleOf } from '../../words/say.ts';
import { plainForLog } from '../ci-log.ts';
import { type CriterionResult, criteriaResults } from '../criteria.ts';
import { inline } from '../markdown-text.ts';
import { shown } from '../shown.ts';

/** Tables that offices ask for, as Markdown: what a machine could and could not say. None of them ever says that something is met. */

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

/** Characters of one finding in a cell. */
const LONGEST = 500;

const foundIn = ({ findings }: CriterionResult, locale: Locale): readonly string[] =>
  findings.map((finding) => {
    return inline(shown(headlineIn(finding, locale)).replace(/\s+/g, ' ').slice(0, LONGEST));
  });

const remarksOf = (result: CriterionResult, locale: Locale): string => {
  const { remarks } = officeWords[locale];
  const tested = result.tested.map((id) => titleOf(id, locale)).join(', ');
  if (result.outcome === 'untested') return inline(remarks.untested);
  const closing = result.outcome === 'failed' ? remarks.failed : remarks.cantTell({ tested });
  return [...foundIn(result, locale), inline(closing)].join('<br>');
};

const headOf = (title: string, { target, finishedAt, version }: Report, locale: Locale): readonly string[] => {
  const words = officeWords[locale];
  return [
    `# ${inline(title)}`,
    `${inline(shown(target.url))}, ${inline(dayIn(locale, finishedAt))}, Pijler ${inline(visible(version))}.`,
    inline(words.machineOnly),
  ];
};

/** Rows in the standard’s own order: by the numbers of their clauses. */
const byClause = ([one = '']: readonly string[], [other = '']: readonly string[]): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** A report as a table by the clauses of EN 301 549 V3.2.1 for web pages, which are WCAG 2.1 at the levels A and AA. */
export const reportEn301549 = (report: Report, locale: Locale): string => {
  const { en, outcomes } = officeWords[locale];
  const results = criteriaResults(report).filter(({ criterion }) => criterion.since !== '2.2');
  const rows = results.map((result) => [
    `9.${result.criterion.number}`,
    inline(`${result.criterion.name} (${result.criterion.level})`),
    inline(outcomes[result.outcome]),
    remarksOf(result, locale),
  ]);
  const isFailed = results.some(({ outcome }) => outcome === 'failed');
  const beside = CLAUSES_BESIDE_WCAG.map(({ number, name, when }) =>
    number === '9.6' && isFailed
      ? [number, inline(name), inline(outcomes.failed), inline(en.conformance)]
      : [number, inline(name), inline(outcomes.untested), inline(en.when[when])],
  );
  const parts = [...headOf(en.title, report, locale), table(en.head, [...rows, ...beside].toSorted(byClause))];
  return plainForLog(`${parts.join('\n\n')}\n`);
};

/**
 * A report as the rows of an accessibility conformance report by VPAT 2.5 (tables 1 and 2), to be taken over by who fills that in.
 * The level is left open: "Not Evaluated" may be said of level AAA alone, and which other one applies is for a person to say.
 */
export const reportVpat = (report: Report, locale: Locale): string => {
  const { vpat, levels } = officeWords[locale];
  const results = criteriaResults(report);
  const tableOf = (level: 'A' | 'AA'): string =>
    table(
      vpat.head,
      results
        .filter(({ criterion }) => criterion.level === level)
        .map((result) => [
          `${result.criterion.number} ${inline(`${result.criterion.name} (WCAG ${result.criterion.since})`)}`,
          inline(levels[result.outcome]),
          result.criterion.number === '4.1.1' ? inline(vpat.parsing) : remarksOf(result, locale),
        ]),
    );
  const parts = [
    ...headOf(vpat.title, report, locale),
    inline(vpat.note),
    `## ${inline(vpat.table({ number: 1, level: 'A' }))}`,
    tableOf('A'),
    `## ${inline(vpat.table({ number: 2, level: 'AA' }))}`,
    tableOf('AA'),
  ];
  return plainForLog(`${parts.join('\n\n')}\n`);
};

const conclusionOf = (report: Report, id: string, locale: Locale): string => {
  const finding = report.findings.find((one): one is Finding => one.id === id);
  return finding === undefined ? officeWords[locale].statement.nothing : shown(say(finding, locale).conclusion);
};

/** Lines of a list; an answer that only the owner can give is left open. */
const lines = (entries: readonly (readonly [label: string, answer: string | null])[]): string =>
  entries.map(([label, answer]) => `- ${inline(label)}: ${answer === null ? '…' : inline(answer)}`).join('\n');

/** A deviation as the statement asks for it: the criterion, what was found, and what only its owner can say. */
const deviation = (result: CriterionResult, locale: Locale): string => {
  const { statement } = officeWords[locale];
  const { number, name } = result.criterion;
  const found = foundIn(result, locale).map((line) => `  - ${line}`);
  const { cause, effect, alternative, measure, until, exception } = statement;
  const open = lines([cause, effect, alternative, measure, until, exception].map((label) => [label, null]));
  return [`### ${number} ${inline(name)}`, [`- ${inline(statement.description)}:`, ...found, open].join('\n')].join(
    '\n\n',
  );
};

/** Content systems and site builders, which the statement asks for; servers and mail services are none. */
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

/** The content system that the site was seen to run on, by name; null where none was seen. */
const contentSystemOf = (report: Report): string | null =>
  detectedIn(report, CONTENT_SYSTEMS)
    .map((one) => CONTENT_SYSTEMS[one])
    .join(', ') || null;

/** The answers to the first three questions: the website, its addresses and the status. */
const answersAboutSite = (report: Report, failed: number, locale: Locale): readonly (readonly [string, string])[] => {
  const { statement } = officeWords[locale];
  const status = failed > 0 ? statement.notFull({ count: failed }) : statement.noStatus;
  const site = lines([
    [statement.host, shown(report.target.host)],
    [statement.platform, contentSystemOf(report)],
    [statement.owner, null],
  ]);
  const addresses = lines([
    [statement.scanned, shown(report.target.url)],
    [statement.others, null],
  ]);
  const now = conclusionOf(report, 'accessibility-statement', locale);
  const statusLines = lines([
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
 * The questions of the Dutch accessibility statement, with what a scan found beside each, in the order of the nine steps of the form
 * that public bodies must use (https://www.digitoegankelijk.nl/toegankelijkheidsverklaring/invulassistent); of each deviation what that
 * form and the model of Implementing Decision (EU) 2018/1523 ask. The Dutch model that replaced it on 1 October 2026 (Staatscourant
 * 2026, 515) asks for exceptions and alternatives by name, so both have a line.
 */
export const reportStatement = (report: Report, locale: Locale): string => {
  const { statement } = officeWords[locale];
  const results = criteriaResults(report).filter(({ criterion }) => criterion.since !== '2.2');
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const names = failed.map(({ criterion }) => `- ${criterion.number} ${inline(criterion.name)} (${criterion.level})`);
  const rest = inline(statement.rest({ count: results.length - failed.length }));
  const questions: readonly (readonly [title: string, answer: string])[] = [
    ...answersAboutSite(report, failed.length, locale),
    [statement.research, inline(statement.researchNote)],
    [statement.criteria({ count: failed.length }), [names.join('\n'), rest].filter((part) => part !== '').join('\n\n')],
    [statement.deviations, failed.map((one) => deviation(one, locale)).join('\n\n') || inline(statement.none)],
    [statement.measures, inline(statement.byPerson)],
    [statement.contact, inline(statement.byPerson)],
    [statement.signed, inline(statement.byPerson)],
  ];
  const parts = [
    ...headOf(statement.title, report, locale),
    inline(statement.model),
    ...questions.map(([title, answer]) => `## ${inline(title)}\n\n${answer}`),
  ];
  return plainForLog(`${parts.join('\n\n')}\n`);
};
