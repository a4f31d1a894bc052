import { toFindingFault } from '../fault.ts';
import {
  type Blind,
  type Finding,
  isFailOrWarn,
  type NotGradable,
  type Pillar,
  type Score,
  type Tier,
  type Total,
} from '../model.ts';
import type { PillarState } from '../state.ts';
import { withoutChecks } from './demoted.ts';
import { formatGrade } from './grade.ts';
import type { CheckResult, ScanResult, TotalLimit } from './result.ts';
import { RATE_LIMIT } from './tier.ts';

/** Puts a finding into the report's language; supplied by the caller. */
export type Say = (finding: Finding) => {
  readonly title: string;
  /** What to do about it; '' when the conclusion costs nothing. */
  readonly imperative: string;
  readonly conclusion: string;
  readonly fix: string;
};

/** One judged pillar: its findings and the score they make. */
export interface JudgedPillar {
  readonly pillar: Pillar;
  readonly findings: readonly Finding[];
  readonly score: Score;
}

const LIMIT = { evidence: 20, length: 2_000 };

const checkResult = (finding: Finding, say: Say): CheckResult => {
  const { title, conclusion, fix } = say(finding);
  const { id, outcome, weight, points, why, who, source } = finding;
  return {
    id,
    title,
    outcome,
    weight,
    points,
    ...(why === null ? {} : { reason: why }),
    evidence: [conclusion, ...finding.items].slice(0, LIMIT.evidence).map((line) => line.slice(0, LIMIT.length)),
    advice: isFailOrWarn({ outcome }) ? fix : '',
    who,
    source,
  };
};

/** Counts findings by the reason for which they were not seen. An error of ours is counted whatever its part weighs. */
const countByReason = (
  findings: readonly Finding[],
  reasonOf: (finding: Finding) => Blind | null,
): PillarState['unseen'] => {
  const blind = findings.filter((one) => reasonOf(one) === 'fault' || (reasonOf(one) !== null && one.weight > 0));
  return [...Map.groupBy(blind, reasonOf)].flatMap(([why, group]) =>
    why === null
      ? []
      : [{ why, count: group.length, ...(why === 'fault' ? { faults: group.map(toFindingFault) } : {}) }],
  );
};

/** How many scored parts were not tested, and how many in part, by reason. */
const countUnseen = (findings: readonly Finding[]): PillarState['unseen'] => [
  ...countByReason(findings, ({ why }) => why),
  ...countByReason(findings, ({ partial = null }) => partial).map((group) => ({ ...group, inPart: true as const })),
];

const limitOf = ({ findings, score }: JudgedPillar, say: Say): PillarState['limitedBy'] => {
  const { cap } = score;
  const finding = findings.find(({ id }) => id === cap?.check);
  return cap === null || finding === undefined
    ? null
    : { cap: cap.at, check: cap.check, reason: say(finding).conclusion };
};

/**
 * What a tier may see of a judged pillar. On the public tier no findings pass: only the score, and how many parts were
 * not tested for which reason.
 */
export const toPillarState = (judged: JudgedPillar, tier: Tier, say: Say): PillarState => {
  const { pillar: id, findings, score } = judged;
  const shown: PillarState = {
    id,
    phase: 'done',
    score: score.score,
    incomplete: score.incomplete,
    unseen: countUnseen(findings),
    ...(score.applies === false ? { applies: false as const } : {}),
    ...(score.range === undefined ? {} : { range: score.range }),
  };
  if (tier === 'public') return withoutChecks(shown);
  return { ...shown, checks: findings.map((finding) => checkResult(finding, say)), limitedBy: limitOf(judged, say) };
};

/** The parts of a result other than its pillars. */
export interface Frame {
  /** The host, normalised, without protocol. */
  readonly domain: string;
  readonly total: Total;
  /** What limits the total, or why there is none, in a sentence of the report's language; null for no limit. */
  readonly limit: string | null;
  /** Why there is no grade (`not-gradable.ts`); absent or null when there is one. */
  readonly notGradable?: NotGradable | null;
  readonly tier: Tier;
  readonly scanUrl: string;
  /** Display names in the report's language. */
  readonly names: Readonly<Record<Pillar, string>>;
}

const toTotalLimit = ({ total: { limit }, limit: reason }: Frame): TotalLimit | null => {
  if (limit === null || reason === null) return null;
  const check = 'check' in limit ? limit.check : undefined;
  return { cap: 'at' in limit ? limit.at : null, check: check ?? null, reason };
};

const toNotGradableField = ({ notGradable: why = null }: Frame) =>
  why === null
    ? {}
    : { not_gradable: { reason: why.reason, ...(why.retryAfter !== undefined && { retry_after: why.retryAfter }) } };

/** A scan's result as it is stored and shown; with checks on the partner tier only. */
export const scanResult = (pillars: readonly PillarState[], frame: Frame): ScanResult => {
  const { domain, total, tier, scanUrl, names } = frame;
  const { overall } = total;
  const shared = {
    ok: true as const,
    domain,
    overall_score: overall,
    grade_label: formatGrade(overall, 'nl'),
    ...toNotGradableField(frame),
  };
  const toBasicPillar = (pillar: PillarState) => ({ id: pillar.id, name: names[pillar.id], score: pillar.score });
  if (tier === 'public') {
    const { public: rate_limit } = RATE_LIMIT;
    return { ...shared, pillars: pillars.map(toBasicPillar), scan_url: scanUrl, api_tier: tier, rate_limit };
  }
  const whole = { incomplete: total.incomplete, limited_by: toTotalLimit(frame) };
  const toFullPillar = (pillar: PillarState) => ({
    ...toBasicPillar(pillar),
    limited_by: pillar.limitedBy ?? null,
    checks: pillar.checks ?? [],
  });
  const { partner: rate_limit } = RATE_LIMIT;
  return { ...shared, ...whole, pillars: pillars.map(toFullPillar), scan_url: scanUrl, api_tier: tier, rate_limit };
};
