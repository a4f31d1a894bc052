import { scanResult, toPillarState } from '../../api/compose.ts';
import { toNotGradable } from '../../api/not-gradable.ts';
import { PartnerResult } from '../../api/result.ts';
import type { Locale, NotGradable, Pillar, Report } from '../../model.ts';
import { commonWords } from '../../words/common.ts';
import { sayFinding, sayLimit } from '../../words/say.ts';

/** The scan result of a report, on the partner tier and in one language; `scanUrl` is the address where it is shown. */
export const toScanResult = (report: Report, locale: Locale, scanUrl: string): PartnerResult => {
  const { overall, incomplete, limit = null, target } = report;
  const parts = report.scores.map((score) => ({
    pillar: score.pillar,
    score,
    findings: report.findings.filter(({ pillar }) => pillar === score.pillar),
  }));
  const states = parts.map((part) => toPillarState(part, 'partner', (finding) => sayFinding(finding, locale)));
  const result = scanResult(states, {
    domain: target.host,
    total: { overall, incomplete, limit },
    limit: limit && sayLimit(report, locale),
    notGradable: report.notGradable ?? toNotGradable({ total: { overall, limit }, parts }),
    tier: 'partner',
    scanUrl,
    names: commonWords[locale].pillars,
  });
  return PartnerResult.parse(result);
};

/** The reason that applies to the whole page, whatever is looked at. */
const findPageReason = ({ notGradable }: Report): NotGradable | undefined =>
  notGradable?.reason === 'maintenance' ? notGradable : undefined;

/** Reduces a report of all pillars to one pillar, as if only that had been requested. */
export const reportOfPillar = (report: Report, pillar: Pillar): Report => {
  const { limit: _, range: __, notGradable: wall, ...rest } = report;
  const findings = report.findings.filter((finding) => finding.pillar === pillar);
  const scores = report.scores.filter((score) => score.pillar === pillar);
  const [score] = scores;
  const { score: overall = null, incomplete = true, range } = score ?? {};
  const parts = scores.map((one) => ({ findings, score: one }));
  const walled = wall?.reason === 'wall';
  const notGradable = findPageReason(report) ?? toNotGradable({ total: { overall, limit: null }, parts, walled });
  return {
    ...rest,
    target: { ...report.target, pillar },
    findings,
    scores,
    overall,
    incomplete,
    limit: null,
    ...(range !== undefined && { range }),
    ...(notGradable !== null && { notGradable }),
  };
};
