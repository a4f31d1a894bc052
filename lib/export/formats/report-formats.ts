import type { Locale, Report } from '../../model.ts';
import { reportCsv } from './report-csv.ts';
import { reportEarl } from './report-earl.ts';
import { reportHtml } from './report-html.ts';
import { reportJunit } from './report-junit.ts';
import { reportMarkdown } from './report-markdown.ts';
import { reportEn301549, reportStatement, reportVpat } from './report-offices.ts';
import { reportSarif } from './report-sarif.ts';
import { reportWcagEm } from './report-wcag-em.ts';

/** The file formats that contain every check, by the name that `--format` takes: the only place where another is added. */
export const REPORT_FORMATS = {
  md: reportMarkdown,
  html: reportHtml,
  csv: reportCsv,
  sarif: reportSarif,
  junit: reportJunit,
  earl: reportEarl,
  'wcag-em': reportWcagEm,
  'en-301-549': reportEn301549,
  vpat: reportVpat,
  statement: reportStatement,
} as const satisfies Readonly<Record<string, (report: Report, locale: Locale) => string>>;

export type ReportFormat = keyof typeof REPORT_FORMATS;
