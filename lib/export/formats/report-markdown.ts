import type { Locale, Report } from '../../model.ts';
import { commonWords } from '../../words/common.ts';
import { formatTenths } from '../../words/format.ts';
import { exportWords } from '../../words/report/export.ts';
import { reportWords } from '../../words/report/report.ts';
import { escapePlainForLog } from '../ci-log.ts';
import { escapeInline, fenceText, formatTable } from '../markdown-text.ts';
import type { ReportRepair } from '../repairs.ts';
import {
  createReportModel,
  type ReportCheck,
  type ReportModel,
  type ReportPillar,
  type ReportStep,
} from '../report-model.ts';

/** One check: conclusion, evidence, repair. */
export const checkBlock = (check: ReportCheck, locale: Locale, heading = '####'): string => {
  const { check: words } = reportWords[locale];
  const cost = commonWords[locale].costs({ points: formatTenths(locale, check.points) });
  const parts = [
    `${heading} ${escapeInline(check.outcomeWord)}: ${escapeInline(check.heading)}`,
    `${escapeInline(check.lead)}${check.points > 0 ? ` (${cost}; ${escapeInline(check.who)})` : ''}`,
    check.items.length > 0 ? fenceText(check.items.join('\n')) : '',
    check.more === null ? '' : escapeInline(check.more),
    check.step === null ? '' : escapeInline(check.why),
    check.decision === '' ? '' : `**${escapeInline(check.decision)}**`,
    ...check.notes.map(escapeInline),
    check.fix === '' ? '' : `**${words.fix}:** ${escapeInline(check.fix)}`,
    ...check.repairs.map(repairBlock),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
};

const repairBlock = ({ name, before, snippet, after }: ReportRepair): string =>
  [
    `**${escapeInline(name)}**`,
    ...before.map(escapeInline),
    snippet === '' ? '' : fenceText(snippet),
    ...after.map(escapeInline),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

const formatPillar = (pillar: ReportPillar, locale: Locale): string =>
  [
    `### ${escapeInline(pillar.name)}: ${pillar.score ?? commonWords[locale].noScore}`,
    ...pillar.remarks.map(escapeInline),
    ...pillar.checks.map((check) => checkBlock(check, locale)),
  ].join('\n\n');

const formatStep = ({ number, kind, worth, ...step }: ReportStep): string =>
  [
    `${number}. ${kind}: **${escapeInline(step.imperative)}** (${escapeInline(worth)}). ${escapeInline(step.statement)}`,
    ...[step.consequence, `${step.who}.`, step.how, step.verify, step.terms]
      .filter((part) => part !== '')
      .map(escapeInline),
  ].join(' ');

const formatBlocks = (model: ReportModel): readonly string[] => {
  const { locale } = model;
  const words = reportWords[locale];
  const { ledger } = commonWords[locale];
  const { columns, checks } = exportWords[locale];
  return [
    `# ${words.heading}: ${escapeInline(model.host)}`,
    escapeInline(words.scannedOn({ day: model.day })),
    escapeInline(model.summary),
    formatTable(
      [columns[2] ?? '', columns[3] ?? ''],
      model.pillars.map(({ name, score }) => [escapeInline(name), String(score ?? '–')]),
    ),
    `## ${words.todo.title}`,
    model.steps.length === 0 ? words.todo.none : model.steps.map(formatStep).join('\n'),
    `## ${checks}`,
    ...model.pillars.map((pillar) => formatPillar(pillar, locale)),
    `## ${words.conditions.title}`,
    model.conditions.map(([name, value]) => `- ${escapeInline(name)}: ${escapeInline(value)}`).join('\n'),
    ...(model.extras.length === 0 ? [] : [`## ${words.extras}`]),
    ...model.extras.map(({ heading, lines }) =>
      [escapeInline(heading), '', ...lines.map((line) => `- ${escapeInline(line.replace(/^- /, ''))}`)].join('\n'),
    ),
    `## ${ledger.title}`,
    formatTable(
      [ledger.at, ledger.host, ledger.path, ledger.purpose, ledger.status, ledger.bytes],
      model.contacts.map((cells) => cells.map(escapeInline)),
    ),
  ];
};

/** A report as Markdown, for a ticket or a note. */
export const reportMarkdown = (report: Report, locale: Locale): string =>
  escapePlainForLog(`${formatBlocks(createReportModel(report, locale)).join('\n\n')}\n`);
