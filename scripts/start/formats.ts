import { REPORT_FORMATS, type ReportFormat } from '../../lib/export/formats/report-formats.ts';

export type Format = 'table' | 'json' | ReportFormat;

export const isReportFormat = (format: Format): format is ReportFormat => Object.hasOwn(REPORT_FORMATS, format);

export const FORMATS: readonly Format[] = ['table', 'json', 'md', 'html', 'csv', 'sarif', 'junit', 'earl'];
