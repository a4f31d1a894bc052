import * as z from 'zod/mini';
import { Percentage, Points, Weight } from '../bounds.ts';
import type { Limit } from '../model.ts';
import { BLIND, NOT_GRADABLE, PILLARS, WHO } from '../model.ts';

const OUTCOMES = ['pass', 'warn', 'fail', 'info', 'skip', 'unknown'] as const;

/** One check of a partner result. Texts are in the report's language. */
export const CheckResult = z.strictObject({
  id: z.string(),
  title: z.string(),
  outcome: z.enum(OUTCOMES),
  weight: Weight,
  /** What it costs: 0 or more, one decimal. */
  points: Points,
  /** Why it is unknown. */
  reason: z.optional(z.enum(BLIND)),
  /** The conclusion in a sentence, then the offenders: at most 20 strings of at most 2,000 characters. */
  evidence: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(20)),
  advice: z.string(),
  who: z.enum(WHO),
  source: z.string(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** Pillar object (docs/scan-api.md, “Result”); `score` is null when the pillar could not be judged. */
export const PillarResult = z.strictObject({
  id: z.enum(PILLARS),
  name: z.string(),
  score: z.nullable(Percentage),
});

/** The conclusion that capped a pillar's score. */
export const PillarLimit = z.strictObject({ cap: Percentage, check: z.string(), reason: z.string() });

export const PartnerPillarResult = z.strictObject({
  ...PillarResult.shape,
  limited_by: z.nullable(PillarLimit),
  checks: z.array(CheckResult),
});
export type PartnerPillarResult = z.infer<typeof PartnerPillarResult>;

/** The limiting check, and what it found in a sentence of the report's language; both on the partner tier only. */
const base = { check: z.exactOptional(z.string()), reason: z.exactOptional(z.string()) };
const Pillars = z.readonly(z.array(z.enum(PILLARS)));

/** What limits the total, or why there is none, as far as a tier may know it. */
export const ResultLimit = z.discriminatedUnion('by', [
  z.object({ by: z.literal('check'), at: Percentage, ...base }),
  z.object({ by: z.literal('lowest'), at: Percentage, pillar: z.enum(PILLARS) }),
  z.object({ by: z.literal('without'), at: Percentage, pillars: Pillars }),
  z.object({ by: z.literal('unseen'), pillars: Pillars, why: z.nullable(z.enum(BLIND)), ...base }),
  z.object({ by: z.literal('notApplicable'), ...base }),
  z.object({ by: z.literal('maintenance'), retryAfter: z.exactOptional(z.int().check(z.minimum(0))) }),
]) satisfies z.ZodMiniType<Limit>;
export type ResultLimit = z.infer<typeof ResultLimit>;

/** What limits the total of a partner result, or why that is null; `cap` and `check` if there is one. */
export const TotalLimit = z.strictObject({
  cap: z.nullable(Percentage),
  check: z.nullable(z.string()),
  reason: z.string(),
});
export type TotalLimit = z.infer<typeof TotalLimit>;

/** Scans per hour: those of the tier, or those that apply to the key. */
const RateLimit = z.string().check(z.regex(/^\d{1,9}\/hour$/));

/** Why a result is sent as `not_gradable` (`outgoing.ts`). */
const NotGradable = z.strictObject({
  reason: z.enum(NOT_GRADABLE),
  retry_after: z.exactOptional(z.int().check(z.minimum(0))),
});

/** In the scan API's order of fields. */
const shared = {
  ok: z.literal(true),
  /** Normalised, without protocol. */
  domain: z.string(),
  overall_score: z.nullable(Percentage),
  /** Always a Dutch word. */
  grade_label: z.nullable(z.string()),
  /** Absent when the result has a grade, and in older results that did not store it. */
  not_gradable: z.exactOptional(NotGradable),
};

export const PublicResult = z.strictObject({
  ...shared,
  pillars: z.array(PillarResult),
  scan_url: z.string(),
  api_tier: z.literal('public'),
  rate_limit: z.literal('20/hour'),
});
export type PublicResult = z.infer<typeof PublicResult>;

export const PartnerResult = z.strictObject({
  ...shared,
  /** Absent in older results that did not contain them. */
  incomplete: z.exactOptional(z.boolean()),
  limited_by: z.exactOptional(z.nullable(TotalLimit)),
  pillars: z.array(PartnerPillarResult),
  scan_url: z.string(),
  api_tier: z.literal('partner'),
  rate_limit: RateLimit,
});
export type PartnerResult = z.infer<typeof PartnerResult>;

/**
 * A scan's result as it is stored and shown: a score that could not be judged is null. Only `outgoing.ts` converts it
 * to the scan API's form.
 */
export const ScanResult = z.discriminatedUnion('api_tier', [PublicResult, PartnerResult]);
export type ScanResult = z.infer<typeof ScanResult>;
