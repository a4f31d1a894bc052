import { reportCsv } from '../../lib/export/report-csv.ts';
import { reportEarl } from '../../lib/export/report-earl.ts';
import { reportHtml } from '../../lib/export/report-html.ts';
import { reportJunit } from '../../lib/export/report-junit.ts';
import { reportMarkdown } from '../../lib/export/report-markdown.ts';
import { reportSarif } from '../../lib/export/report-sarif.ts';
import type { Locale, Report } from '../../lib/model.ts';

/** Forms that tell of every check, which takes a partner key, by the name that `--format` takes. */
export const REPORT_FORMATS = {
  md: reportMarkdown,
  html: reportHtml,
  csv: reportCsv,
  sarif: reportSarif,
  junit: reportJunit,
  earl: reportEarl,
} as const satisfies Readonly<Record<string, (report: Report, locale: Locale) => string>>;

export type ReportFormat = keyof typeof REPORT_FORMATS;
export type Format = 'table' | 'json' | ReportFormat;

export const isReportFormat = (format: Format): format is ReportFormat => Object.hasOwn(REPORT_FORMATS, format);

export const FORMATS: readonly Format[] = ['table', 'json', 'md', 'html', 'csv', 'sarif', 'junit', 'earl'];
