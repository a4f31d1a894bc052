import { pillarState, scanResult } from '../../lib/api/compose.ts';
import { type ImportFault, LARGEST_IMPORT, readReport } from '../../lib/export/read-report.ts';
import type { Locale, Report } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import { type Stored, scanById } from '../../lib/platform/storage/history.ts';
import { commonWords } from '../../lib/words/common.ts';
import { say, sayLimit } from '../../lib/words/say.ts';

/** A report as history keeps it, with the scan result that belongs to it. */
const storedOf = (report: Report, locale: Locale): Stored => {
  const { overall, incomplete, limit = null, target } = report;
  const { host } = target;
  const pillars = report.scores.map((score) => {
    const findings = report.findings.filter(({ pillar }) => pillar === score.pillar);
    return pillarState({ pillar: score.pillar, findings, score }, 'partner', (finding) => say(finding, locale));
  });
  const result = scanResult(pillars, {
    domain: host,
    total: { overall, incomplete, limit },
    limit: limit && sayLimit(report, locale),
    tier: 'partner',
    scanUrl: browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(host)}`),
    names: commonWords[locale].pillars,
  });
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
