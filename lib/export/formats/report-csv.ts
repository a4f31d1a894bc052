import type { Locale, Report } from '../../model.ts';
import { commonWords } from '../../words/common.ts';
import { exportWords } from '../../words/report/export.ts';
import { historyWords } from '../../words/report/history.ts';
import { reportWords } from '../../words/report/report.ts';
import { type Cell, formatCsv } from '../csv.ts';
import { asText } from '../repairs.ts';
import { createReportModel, type ReportModel } from '../report-model.ts';

/** The total as a row among the checks: without check, weight and points. */
const toTotalRow = ({ locale, host, day, overall, word, incomplete, limited }: ReportModel): readonly Cell[] => {
  const { incomplete: partly } = commonWords[locale];
  const text = [word ?? reportWords[locale].noGrade, ...(incomplete ? [partly] : [])].join(', ');
  return [
    host,
    day,
    historyWords[locale].compare.overall,
    overall,
    '',
    '',
    text,
    null,
    null,
    null,
    '',
    limited,
    '',
    '',
    '',
    '',
  ];
};

/** Formats a report for a spreadsheet: one row for the total and one for each check. */
export const reportCsv = (report: Report, locale: Locale): string => {
  const model = createReportModel(report, locale);
  const { columns } = exportWords[locale];
  const rows = model.pillars.flatMap(({ name, score, checks }) =>
    checks.map((check): readonly Cell[] => [
      model.host,
      model.day,
      name,
      score,
      check.id,
      check.title,
      check.outcomeWord,
      check.weight,
      check.points,
      check.step,
      check.who,
      check.conclusion,
      [...check.items, ...(check.more === null ? [] : [check.more])].join('\n'),
      [...check.notes, check.fix, ...check.repairs.map(asText)].join('\n\n'),
      check.source,
      check.decision,
    ]),
  );

  return formatCsv([columns, toTotalRow(model), ...rows], locale === 'nl' ? ',' : '.');
};
