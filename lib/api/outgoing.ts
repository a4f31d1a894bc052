import * as z from 'zod/mini';
import { Percentage } from '../bounds.ts';
import { NOT_GRADABLE, PILLARS } from '../model.ts';
import type { ScanResult } from './result.ts';
import { CheckResult, type PartnerPillarResult, PartnerResult, PillarLimit, PublicResult } from './result.ts';

/**
 * Results as they are sent, in the scan API's form (docs/scan-api.md): every number in it is an integer. A pillar
 * without a score is left out, and a result without a grade is the error `not_gradable`. Stored results (`result.ts`)
 * have null instead.
 */

const { ok, domain, scan_url } = PublicResult.shape;

/** A pillar of an answer. */
export const PillarAnswer = z.strictObject({ id: z.enum(PILLARS), name: z.string(), score: Percentage });

export const PartnerPillarAnswer = z.strictObject({
  ...PillarAnswer.shape,
  limited_by: z.nullable(PillarLimit),
  checks: z.array(CheckResult),
});

/** A pillar that could not be judged, with its checks: those that were judged do not count. */
export const NotScored = z.strictObject({
  id: z.enum(PILLARS),
  reason: z.enum(NOT_GRADABLE),
  checks: z.array(CheckResult),
});
export type NotScored = z.infer<typeof NotScored>;

const grade = { ok, domain, overall_score: Percentage, grade_label: z.string() };
const publicTier = { scan_url, api_tier: z.literal('public'), rate_limit: PublicResult.shape.rate_limit };
const partnerTier = { scan_url, api_tier: z.literal('partner'), rate_limit: PartnerResult.shape.rate_limit };

/** Fields for partners in addition to the eight. */
const whole = {
  incomplete: PartnerResult.shape.incomplete,
  limited_by: PartnerResult.shape.limited_by,
  not_scored: z.array(NotScored),
};

/** The public answer: exactly the eight fields. */
export const PublicAnswer = z.strictObject({ ...grade, pillars: z.array(PillarAnswer), ...publicTier });
export type PublicAnswer = z.infer<typeof PublicAnswer>;

export const PartnerAnswer = z.strictObject({
  ...grade,
  ...whole,
  pillars: z.array(PartnerPillarAnswer),
  ...partnerTier,
});
export type PartnerAnswer = z.infer<typeof PartnerAnswer>;

/** Why there is no grade. `message` and `help` are in the language of the answer. */
export const NotGradableError = z.strictObject({
  code: z.literal('not_gradable'),
  message: z.string(),
  reason: z.enum(NOT_GRADABLE),
  /** What would help. */
  help: z.string(),
  /** Seconds. */
  retry_after: z.exactOptional(z.int().check(z.minimum(0))),
});

const refused = { ok: z.literal(false), error: NotGradableError, domain };

/** A scan that was made but has no grade; with its scores. */
export const PublicNotGradable = z.strictObject({ ...refused, pillars: z.array(PillarAnswer), ...publicTier });
export const PartnerNotGradable = z.strictObject({
  ...refused,
  ...whole,
  pillars: z.array(PartnerPillarAnswer),
  ...partnerTier,
});

/** The answer to a scan request whose scan has a result. */
export const ScanAnswer = z.union([PublicAnswer, PartnerAnswer, PublicNotGradable, PartnerNotGradable]);
export type ScanAnswer = z.infer<typeof ScanAnswer>;

type Reason = (typeof NOT_GRADABLE)[number];

/** Explains why there is no grade and what would help; supplied by the caller (`lib/words/report/not-gradable.ts`). */
export type ExplainNotGradable = (reason: Reason) => { readonly message: string; readonly help: string };

const sumWeights = (checks: readonly CheckResult[]): number => checks.reduce((sum, { weight }) => sum + weight, 0);

/** Share of a pillar's weight that must arise so that it applies (`lib/score.ts`). */
const ARISES = 1 / 3;

/** Why a pillar has no score: too few of its questions arise, or the reason why most of it was not seen. */
const explainNotScored = ({ checks }: PartnerPillarResult): Reason => {
  const arising = sumWeights(checks.filter(({ outcome }) => outcome !== 'skip'));
  if (arising === 0 || arising < ARISES * sumWeights(checks)) return 'notApplicable';
  const groups = Map.groupBy(checks, ({ reason }) => reason);
  const [most] = [...groups]
    .filter(([reason]) => reason !== undefined)
    .toSorted(([, one], [, other]) => sumWeights(other) - sumWeights(one));
  return most?.[0] ?? 'tooLittle';
};

const isScored = <P extends { readonly score: number | null }>(pillar: P): pillar is P & { readonly score: number } =>
  pillar.score !== null;

/** The parts of an answer around the grade: pillars with a score and, for partners, why others have none. */
const pickContext = (result: ScanResult) => {
  const { scan_url: page } = result;
  if (result.api_tier === 'public') {
    const { api_tier, rate_limit } = result;
    return { pillars: result.pillars.filter(isScored), scan_url: page, api_tier, rate_limit };
  }
  const { incomplete, limited_by, pillars, api_tier, rate_limit } = result;
  const unscored = pillars.filter((pillar) => !isScored(pillar));
  return {
    ...(incomplete !== undefined && { incomplete }),
    ...(limited_by !== undefined && { limited_by }),
    not_scored: unscored.map((one) => ({ id: one.id, reason: explainNotScored(one), checks: one.checks })),
    pillars: pillars.filter(isScored),
    scan_url: page,
    api_tier,
    rate_limit,
  };
};

/** Why a result has no grade: the stored reason, or that it has no total, as in older results without a stored reason. */
const findReason = ({
  not_gradable: reasonSent,
  overall_score: total,
}: ScanResult): NonNullable<typeof reasonSent> | null =>
  reasonSent ?? (total === null ? { reason: 'tooLittle' } : null);

/** Converts a result to the scan API's form and validates it; `explain` puts into words why there is no grade. */
export const toScanAnswer = (result: ScanResult, explain: ExplainNotGradable): ScanAnswer => {
  const { domain: host, overall_score, grade_label } = result;
  const { rate_limit, ...around } = pickContext(result);
  const why = findReason(result);
  if (why === null)
    return ScanAnswer.parse({ ok: true, domain: host, overall_score, grade_label, ...around, rate_limit });
  const error = { code: 'not_gradable', ...explain(why.reason), ...why };
  return ScanAnswer.parse({ ok: false, error, domain: host, ...around, rate_limit });
};

/**
 * Converts an answer to a stored result, for comparison: pillars without a score have null in it. Null when it is no
 * answer of ours.
 */
export const parseScanAnswer = (value: unknown): ScanResult | null => {
  const read = ScanAnswer.safeParse(value);
  if (!read.success) return null;
  const { data } = read;
  const total = data.ok ? data.overall_score : null;
  const head = {
    ok: true as const,
    domain: data.domain,
    overall_score: total,
    grade_label: data.ok ? data.grade_label : null,
  };
  if (data.api_tier === 'public') {
    const { pillars, scan_url: page, api_tier, rate_limit } = data;
    return { ...head, pillars, scan_url: page, api_tier, rate_limit };
  }
  const { not_scored, pillars, scan_url: page, api_tier, rate_limit } = data;
  const all = [
    ...pillars,
    ...not_scored.map(({ id, checks }) => ({ id, name: id, score: null, limited_by: null, checks })),
  ];
  return {
    ...head,
    pillars: PILLARS.flatMap((id) => all.filter((one) => one.id === id)),
    scan_url: page,
    api_tier,
    rate_limit,
  };
};
