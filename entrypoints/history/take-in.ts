import { type ImportFault, LARGEST_IMPORT, readReport } from '../../lib/export/read-report.ts';
import { resultOfReport } from '../../lib/export/report-result.ts';
import type { Locale, Report } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import { type Stored, scanById } from '../../lib/platform/storage/history.ts';

/** A report as history keeps it, with the scan result that belongs to it. */
const storedOf = (report: Report, locale: Locale): Stored => {
  const { host } = report.target;
  const scanUrl = browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(host)}`);
  const result = resultOfReport(report, locale, scanUrl);
  return { id: report.id, domain: host, finishedAt: report.finishedAt, result, report, imported: true };
};

export type TakenIn =
  | { readonly is: 'new' | 'present'; readonly scan: Stored }
  | { readonly is: 'fault'; readonly fault: ImportFault; readonly where: string };

/** Reads a file as a kept scan; one that is kept already stays as it is. */
export const takeIn = async (file: File, locale: Locale): Promise<TakenIn> => {
  if (file.size > 4 * LARGEST_IMPORT) return { is: 'fault', fault: 'tooLarge', where: '' };
  const read = readReport(await file.text());
  if (!read.ok) return { is: 'fault', fault: read.fault, where: read.where };
  const present = await scanById(read.report.id);
  return present ? { is: 'present', scan: present } : { is: 'new', scan: storedOf(read.report, locale) };
};
