import { scanResult, toPillarState } from '../../../lib/api/compose.ts';
import { toNotGradable } from '../../../lib/api/not-gradable.ts';
import { type ScanAnswer, toScanAnswer } from '../../../lib/api/outgoing.ts';
import type { Evidence } from '../../../lib/evidence.ts';
import { type Finding, PILLARS, type Pillar, type Tier } from '../../../lib/model.ts';
import { assess } from '../../../lib/scan.ts';
import { computeTotal } from '../../../lib/score.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { explainNotGradable } from '../../../lib/words/report/not-gradable.ts';
import { sayFinding, sayLimit } from '../../../lib/words/say.ts';

export interface Wanted {
  /** Normalised, without protocol. */
  readonly domain: string;
  readonly pillar: Pillar | null;
  readonly tier: Tier;
  /** The service's own address. */
  readonly base: string;
}

/** What the engine makes of a site's evidence, in the shape of docs/scan-api.md. */
export const scanAnswer = (evidence: Partial<Evidence>, { domain, pillar, tier, base }: Wanted): ScanAnswer => {
  const judged = (pillar === null ? PILLARS : [pillar]).map((one) => assess(one, evidence));
  const states = judged.map((one) => toPillarState(one, tier, (finding: Finding) => sayFinding(finding, 'nl')));
  const whole = computeTotal(judged);
  const result = scanResult(states, {
    domain,
    tier,
    total: whole,
    limit: whole.limit
      ? sayLimit({ limit: whole.limit, findings: judged.flatMap(({ findings }) => findings) }, 'nl')
      : null,
    scanUrl: `${base}/scan/${encodeURIComponent(domain)}`,
    names: commonWords.nl.pillars,
    notGradable: toNotGradable({ total: whole, parts: judged }),
  });
  return toScanAnswer(result, explainNotGradable('nl'));
};
