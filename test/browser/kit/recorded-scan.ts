import { scanResult, toPillarState } from '../../../lib/api/compose.ts';
import { type Locale, PILLARS, type Report } from '../../../lib/model.ts';
import type { Stored } from '../../../lib/platform/storage/history.ts';
import { assess } from '../../../lib/scan.ts';
import { gradeFindings } from '../../../lib/score.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { sayFinding, sayLimit } from '../../../lib/words/say.ts';
import { SAMPLE_TIME, sampleReport } from '../../components/sample.ts';
import type { Archetype } from '../../sites/archetypes.ts';
import { recorded } from '../../sites/recorded.ts';

/** One archetype's recorded scan as history holds it, with every check, in a language. */
export const recordedScan = ({ name, url }: Pick<Archetype, 'name' | 'url'>, locale: Locale): Stored => {
  const judged = PILLARS.map((pillar) => assess(pillar, recorded(name, 'granted')));
  const findings = judged.flatMap((one) => one.findings);
  const { hostname } = new URL(url);
  const sample = sampleReport();
  const report: Report = {
    ...sample,
    id: name,
    target: { ...sample.target, url, host: hostname },
    findings,
    ...gradeFindings(findings, PILLARS),
    ledger: [],
  };
  const result = scanResult(
    judged.map((one) => toPillarState(one, 'partner', (finding) => sayFinding(finding, locale))),
    {
      domain: hostname,
      total: { overall: report.overall, incomplete: report.incomplete, limit: report.limit ?? null },
      limit: report.limit ? sayLimit(report, locale) : null,
      tier: 'partner',
      names: commonWords[locale].pillars,
      scanUrl: `report.html?domain=${hostname}`,
    },
  );
  return { id: name, domain: hostname, finishedAt: SAMPLE_TIME, result, report };
};
