import { type ImportFault, readReportValue } from '../../../../lib/export/read-report.ts';
import type { Report } from '../../../../lib/model.ts';
import type { SiteFault } from '../../../../lib/words/service/sites.ts';
import { toFigures } from '../../scans/worker/figures.ts';
import type { ImportedReport } from '../store/scans-of-site.ts';
import { type ParseResult, toBareHost } from './fields.ts';

/* Reports saved by the extension and imported for a site: the limits of one request, and how each is parsed. */

/** Maximum reports in one request, and its maximum size in bytes. */
export const MAX_REPORTS = 50;
export const MAX_REPORTS_BYTES = 8_000_000;

/** Limits on the rows of a request: the evidence of a report has at most 1 MB, and its sentences are generated from it. */
export const REPORT_ROWS = { longest: 1_500_000, most: MAX_REPORTS };

/** Tolerated clock difference in ms. */
const MAX_CLOCK_SKEW = 300_000;

const FIELD_FAULTS: Readonly<Record<ImportFault, SiteFault>> = {
  tooLarge: 'report',
  notJson: 'report',
  notAReport: 'report',
  damaged: 'report',
  otherVersion: 'version',
  wrongSums: 'sums',
};

const findFault = ({ target, finishedAt }: Report, { domain, now }: Wanted): SiteFault | null => {
  if (toBareHost(target.host) !== toBareHost(domain)) return 'otherHost';
  if (target.pillar !== null) return 'onePillar';
  return finishedAt > now + MAX_CLOCK_SKEW ? 'future' : null;
};

interface Wanted {
  /** Domain of the site. */
  readonly domain: string;
  readonly now: number;
}

/** Parses a report imported for a site: nothing in it is trusted until it fits the schema, adds up and is of that site. */
export const readImportedReport = (value: unknown, wanted: Wanted): ParseResult<ImportedReport> => {
  const read = readReportValue(value);
  if (!read.ok) return { ok: false, fault: FIELD_FAULTS[read.fault] };
  const { report } = read;
  const fault = findFault(report, wanted);
  if (fault !== null) return { ok: false, fault };
  const pillars = report.scores.map(({ pillar, score }) => ({ id: pillar, score }));
  const figures = toFigures({ overall_score: report.overall, pillars: pillars as never }, report);
  return { ok: true, value: { report, figures } };
};
