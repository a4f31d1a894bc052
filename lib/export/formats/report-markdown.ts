import type { Locale, Report } from '../../model.ts';
import { commonWords } from '../../words/common.ts';
import { tenthsIn } from '../../words/format.ts';
import { exportWords } from '../../words/report/export.ts';
import { reportWords } from '../../words/report/report.ts';
import { plainForLog } from '../ci-log.ts';
import { fenced, inline } from '../markdown-text.ts';
import type { ReportRepair } from '../repairs.ts';
import { type ReportCheck, type ReportModel, type ReportPillar, type ReportStep, tell } from '../tell.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

/** One check: conclusion, evidence, repair. */
export const checkBlock = (check: ReportCheck, locale: Locale, heading = '####'): string => {
  const { check: words } = reportWords[locale];
  const cost = commonWords[locale].costs({ points: tenthsIn(locale, check.points) });
  const parts = [
    `${heading} ${inline(check.outcomeWord)}: ${inline(check.heading)}`,
    `${inline(check.lead)}${check.points > 0 ? ` (${cost}; ${inline(check.who)})` : ''}`,
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

const repairBlock = ({ name, before, snippet, after }: ReportRepair): string =>
  [`**${inline(name)}**`, ...before.map(inline), snippet === '' ? '' : fenced(snippet), ...after.map(inline)]
    .filter((part) => part !== '')
    .join('\n\n');

const pillarBlock = (pillar: ReportPillar, locale: Locale): string =>
  [
    `### ${inline(pillar.name)}: ${pillar.score ?? commonWords[locale].noScore}`,
    ...pillar.remarks.map(inline),
    ...pillar.checks.map((check) => checkBlock(check, locale)),
  ].join('\n\n');

const stepLine = ({ number, kind, worth, ...step }: ReportStep): string =>
  [
    `${number}. ${kind}: **${inline(step.imperative)}** (${inline(worth)}). ${inline(step.statement)}`,
    ...[step.consequence, `${step.who}.`, step.how, step.verify, step.terms].filter((part) => part !== '').map(inline),
  ].join(' ');

const blocks = (model: ReportModel): readonly string[] => {
  const { locale } = model;
  const words = reportWords[locale];
  const { ledger } = commonWords[locale];
  const { columns, checks } = exportWords[locale];
  return [
    `# ${words.heading}: ${inline(model.host)}`,
    inline(words.scannedOn({ day: model.day })),
    inline(model.summary),
    table(
      [columns[2] ?? '', columns[3] ?? ''],
      model.pillars.map(({ name, score }) => [inline(name), String(score ?? '–')]),
    ),
    `## ${words.todo.title}`,
    model.steps.length === 0 ? words.todo.none : model.steps.map(stepLine).join('\n'),
    `## ${checks}`,
    ...model.pillars.map((pillar) => pillarBlock(pillar, locale)),
    `## ${words.conditions.title}`,
    model.conditions.map(([name, value]) => `- ${inline(name)}: ${inline(value)}`).join('\n'),
    ...(model.extras.length === 0 ? [] : [`## ${words.extras}`]),
    ...model.extras.map(({ heading, lines }) =>
      [inline(heading), '', ...lines.map((line) => `- ${inline(line.replace(/^- /, ''))}`)].join('\n'),
    ),
    `## ${ledger.title}`,
    table(
      [ledger.at, ledger.host, ledger.path, ledger.purpose, ledger.status, ledger.bytes],
      model.contacts.map((cells) => cells.map(inline)),
    ),
  ];
};

/** A report as Markdown, for a ticket or a note. */
export const reportMarkdown = (report: Report, locale: Locale): string =>
  plainForLog(`${blocks(tell(report, locale)).join('\n\n')}\n`);
