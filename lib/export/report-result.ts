import { pillarState, scanResult } from '../api/compose.ts';
import { notGradableOf } from '../api/not-gradable.ts';
import { PartnerResult } from '../api/result.ts';
import type { Locale, Report } from '../model.ts';
import { commonWords } from '../words/common.ts';
import { say, sayLimit } from '../words/say.ts';

/** The scan result that belongs to a report, on the partner tier and in a language; `scanUrl` is where it is shown. */
export const resultOfReport = (report: Report, locale: Locale, scanUrl: string): PartnerResult => {
  const { overall, incomplete, limit = null, target } = report;
  const parts = report.scores.map((score) => ({
    ...{ pillar: score.pillar, score },
    findings: report.findings.filter(({ pillar }) => pillar === score.pillar),
  }));
  const states = parts.map((part) => pillarState(part, 'partner', (finding) => say(finding, locale)));
  const result = scanResult(states, {
    ...{ domain: target.host, total: { overall, incomplete, limit }, limit: limit && sayLimit(report, locale) },
    ...{ notGradable: report.notGradable ?? notGradableOf({ total: { overall, limit }, parts }) },
    ...{ tier: 'partner', scanUrl, names: commonWords[locale].pillars },
  });
  return PartnerResult.parse(result);
};
