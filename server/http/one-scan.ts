import { publicResult } from '../../lib/api/demoted.ts';
import type { PartnerResult, PublicResult, ScanResult } from '../../lib/api/result.ts';
import { reportOfPillar, resultOfReport } from '../../lib/export/report-result.ts';
import type { Report } from '../../lib/model.ts';
import { commonWords } from '../../lib/words/common.ts';
import type { Question } from '../jobs/question.ts';

/* What a scan of a page says to a question: in its language, and of the pillar that it asks for. */

type ResultRequest = Pick<Question, 'pillar' | 'locale'>;

/** Out of a report, with everything that partners get; `scanUrl` is where it is shown. */
export const partnerView = (report: Report, scanUrl: string, { pillar, locale }: ResultRequest): PartnerResult => {
  const isOther = pillar !== null && report.target.pillar !== pillar;
  return resultOfReport(isOther ? reportOfPillar(report, pillar) : report, locale, scanUrl);
};

/** Out of a public result, and out of the findings of a scan that is of more than is asked for. */
export const publicView = (
  { result, details }: { readonly result: PublicResult | PartnerResult; readonly details?: Report },
  request: ResultRequest,
): ScanResult => {
  const { pillar, locale } = request;
  const isOther = pillar !== null && result.pillars.some(({ id }) => id !== pillar);
  if (isOther && details !== undefined) return publicResult(partnerView(details, result.scan_url, request));
  const names = commonWords[locale].pillars;
  const shown = publicResult(result);
  return { ...shown, pillars: shown.pillars.map((one) => ({ ...one, name: names[one.id] })) } as ScanResult;
};
