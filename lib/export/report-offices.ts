import type { Finding, Locale, Report } from '../model.ts';
import { visible } from '../view/visible.ts';
import { dayIn } from '../words/format.ts';
import { officeWords } from '../words/offices.ts';
import { say, titleOf } from '../words/say.ts';
import { plainForLog } from './ci-log.ts';
import { type CriterionResult, criteriaResults } from './criteria.ts';
import { inline } from './markdown-text.ts';
import { shown } from './shown.ts';

/** Tables that offices ask for, as Markdown: what a machine could and could not say. None of them ever says that something is met. */

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

/** Characters of one finding in a cell. */
const LONGEST = 500;

const foundIn = ({ findings }: CriterionResult, locale: Locale): readonly string[] =>
  findings.map((finding) => {
    const text = shown(say(finding, locale).conclusion).replace(/\s+/g, ' ').slice(0, LONGEST);
    return inline(`${titleOf(finding.id, locale)}: ${text}`);
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

/**
 * Clauses of EN 301 549 V3.2.1 about websites that are beside WCAG's criteria (annex A, table A.1), and about documents that they
 * offer, of which no machine says anything.
 */
const BESIDE = ['5.2', '5.3', '5.4', '6', '7', '9.6', '10', '11.7', '11.8', '12.1', '12.2'] as const;

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
  const beside = BESIDE.map((clause) => [
    clause,
    inline(en.beside[clause]),
    inline(outcomes.untested),
    inline(en.byPerson),
  ]);
  const parts = [...headOf(en.title, report, locale), table(en.head, [...rows, ...beside])];
  return plainForLog(`${parts.join('\n\n')}\n`);
};

/**
 * A report as the rows of an accessibility conformance report by VPAT 2.5 (tables 1 and 2), to be taken over by who fills that in.
 * The level is left open: "Not Evaluated" may be said of level AAA alone, and which other one applies is for a person to say.
 */
export const reportVpat = (report: Report, locale: Locale): string => {
  const { vpat, levels } = officeWords[locale];
  const results = criteriaResults(report).filter(({ criterion }) => criterion.number !== '4.1.1');
  const tableOf = (level: 'A' | 'AA'): string =>
    table(
      vpat.head,
      results
        .filter(({ criterion }) => criterion.level === level)
        .map((result) => [
          `${result.criterion.number} ${inline(`${result.criterion.name} (WCAG ${result.criterion.since})`)}`,
          inline(levels[result.outcome]),
          remarksOf(result, locale),
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

/** A deviation as the statement asks for it: the criterion, what was found, and what only its owner can say. */
const deviation = (result: CriterionResult, locale: Locale): string => {
  const { statement } = officeWords[locale];
  const { number, name } = result.criterion;
  const found = foundIn(result, locale).map((line) => `- ${line}`);
  const open = [statement.cause, statement.effect, statement.measure, statement.until].map(
    (one) => `- ${inline(one)}: …`,
  );
  return [`### ${number} ${inline(name)}`, [...found, ...open].join('\n')].join('\n\n');
};

/** The questions of the Dutch accessibility statement, with what a scan found beside each. */
export const reportStatement = (report: Report, locale: Locale): string => {
  const { statement } = officeWords[locale];
  const results = criteriaResults(report).filter(({ criterion }) => criterion.since !== '2.2');
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const open = results.filter(({ outcome }) => outcome !== 'failed').length;
  const question = (title: string, answer: string): string => `## ${inline(title)}\n\n${answer}`;
  const status = failed.length > 0 ? statement.notFull({ count: failed.length }) : statement.noStatus;
  const parts = [
    ...headOf(statement.title, report, locale),
    question(statement.which, inline(shown(report.target.host))),
    question(statement.is, inline(conclusionOf(report, 'accessibility-statement', locale))),
    question(statement.status, inline(status)),
    question(statement.research, inline(statement.researchNote)),
    question(
      statement.deviations({ count: failed.length }),
      [inline(statement.rest({ count: open })), ...failed.map((result) => deviation(result, locale))].join('\n\n'),
    ),
    question(statement.measures, inline(statement.byPerson)),
    question(statement.contact, inline(statement.byPerson)),
    question(statement.signed, inline(statement.byPerson)),
  ];
  return plainForLog(`${parts.join('\n\n')}\n`);
};
