import type { Locale, Report } from '../model.ts';
import { commonWords } from '../words/common.ts';
import { exportWords } from '../words/export.ts';
import { tenthsIn } from '../words/format.ts';
import { reportWords } from '../words/report.ts';
import { plainForLog } from './ci-log.ts';
import { fenced, inline } from './markdown-text.ts';
import type { ToldRepair } from './repairs.ts';
import { type ToldCheck, type ToldPillar, type ToldReport, type ToldStep, tell } from './tell.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

/** One check: conclusion, evidence, repair. */
export const checkBlock = (check: ToldCheck, locale: Locale, heading = '####'): string => {
  const { check: words } = reportWords[locale];
  const cost = commonWords[locale].costs({ points: tenthsIn(locale, check.points) });
  const parts = [
    `${heading} ${inline(check.outcomeWord)}: ${inline(check.title)}`,
    `${inline(check.conclusion)}${check.points > 0 ? ` (${cost}; ${inline(check.who)})` : ''}`,
    check.items.length > 0 ? fenced(check.items.join('\n')) : '',
    check.more === null ? '' : inline(check.more),
    check.step === null ? '' : inline(check.why),
    check.decision === '' ? '' : `**${inline(check.decision)}**`,
    ...check.notes.map(inline),
    check.fix === '' ? '' : `**${words.fix}:** ${inline(check.fix)}`,
    ...check.repairs.map(repairBlock),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
};

const repairBlock = ({ name, before, snippet, after }: ToldRepair): string =>
  [`**${inline(name)}**`, ...before.map(inline), snippet === '' ? '' : fenced(snippet), ...after.map(inline)]
    .filter((part) => part !== '')
    .join('\n\n');

const pillarBlock = (pillar: ToldPillar, locale: Locale): string =>
  [
    `### ${inline(pillar.name)}: ${pillar.score ?? commonWords[locale].noScore}`,
    ...pillar.remarks.map(inline),
    ...pillar.checks.map((check) => checkBlock(check, locale)),
  ].join('\n\n');

const stepLine = ({ number, kind, worth, ...step }: ToldStep): string =>
  [
    `${number}. ${kind}: **${inline(step.imperative)}** (${inline(worth)}). ${inline(step.statement)}`,
    ...[step.consequence, `${step.who}.`, step.how, step.verify, step.terms].filter((part) => part !== '').map(inline),
  ].join(' ');

const blocks = (told: ToldReport): readonly string[] => {
  const { locale } = told;
  const words = reportWords[locale];
  const { ledger } = commonWords[locale];
  const { columns, checks } = exportWords[locale];
  return [
    `# ${words.heading}: ${inline(told.host)}`,
    inline(words.scannedOn({ day: told.day })),
    inline(told.summary),
    table(
      [columns[2] ?? '', columns[3] ?? ''],
      told.pillars.map(({ name, score }) => [inline(name), String(score ?? '–')]),
    ),
    `## ${words.todo.title}`,
    told.steps.length === 0 ? words.todo.none : told.steps.map(stepLine).join('\n'),
    `## ${checks}`,
    ...told.pillars.map((pillar) => pillarBlock(pillar, locale)),
    `## ${words.conditions.title}`,
    told.conditions.map(([name, value]) => `- ${inline(name)}: ${inline(value)}`).join('\n'),
    ...(told.extras.length === 0 ? [] : [`## ${words.extras}`]),
    ...told.extras.map(({ heading, lines }) =>
      [inline(heading), '', ...lines.map((line) => `- ${inline(line.replace(/^- /, ''))}`)].join('\n'),
    ),
    `## ${ledger.title}`,
    table(
      [ledger.at, ledger.host, ledger.path, ledger.purpose, ledger.status, ledger.bytes],
      told.contacts.map((cells) => cells.map(inline)),
    ),
  ];
};

/** A report as Markdown, for a ticket or a note. */
export const reportMarkdown = (report: Report, locale: Locale): string =>
  plainForLog(`${blocks(tell(report, locale)).join('\n\n')}\n`);
