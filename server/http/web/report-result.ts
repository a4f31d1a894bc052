import { pillarState, scanResult } from '../../../lib/api/compose.ts';
import { PartnerResult } from '../../../lib/api/result.ts';
import type { Locale, Report } from '../../../lib/model.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { say, sayLimit } from '../../../lib/words/say.ts';

/** The scan result that belongs to a report which came without one, in a language. */
export const resultOfReport = (report: Report, locale: Locale): PartnerResult => {
  const { overall, incomplete, limit = null, target } = report;
  const pillars = report.scores.map((score) => {
    const findings = report.findings.filter(({ pillar }) => pillar === score.pillar);
    return pillarState({ pillar: score.pillar, findings, score }, 'partner', (finding) => say(finding, locale));
  });
  const told = scanResult(pillars, {
    ...{ domain: target.host, total: { overall, incomplete, limit }, limit: limit && sayLimit(report, locale) },
    ...{ tier: 'partner', scanUrl: target.url, names: commonWords[locale].pillars },
  });
  return PartnerResult.parse(told);
};
