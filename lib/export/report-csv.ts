import type { Locale, Report } from '../model.ts';
import { exportWords } from '../words/export.ts';
import { type Cell, csv } from './csv.ts';
import { tell } from './tell.ts';

/** Every check of a report as a row, for a spreadsheet. */
export const reportCsv = (report: Report, locale: Locale): string => {
  const told = tell(report, locale);
  const { columns } = exportWords[locale];
  const rows = told.pillars.flatMap(({ name, score, checks }) =>
    checks.map((check): readonly Cell[] => [
      told.host,
      told.day,
      name,
      score,
      check.id,
      check.title,
      check.outcomeWord,
      check.weight,
      check.points,
      check.gain,
      check.who,
      check.conclusion,
      [...check.items, ...(check.more === null ? [] : [check.more])].join('\n'),
      check.fix,
      check.source,
    ]),
  );
  return csv([columns, ...rows], locale === 'nl' ? ',' : '.');
};
