import type { Finding, Pillar, Score, Verdict } from './model.ts';

/** Version of the rules: raised by any change of a verdict, weight, cap or budget; stored with every report. */
export const RULES = 4;

/** Shares of the weight that must have been seen for a score, and for a complete one. */
const SEEN = { score: 0.4, complete: 0.7 };

/** Points that the unseen part may cost in a complete score, were it as good or bad as what was seen: a grade's width. */
const OPEN = 15;

/** Share of a check's weight that a verdict keeps, where no formula says otherwise. */
export const CREDIT: Readonly<Record<Verdict, number>> = { pass: 1, warn: 0.5, fail: 0, info: 1, skip: 1 };

/** What a check costs: `round(1000 × weight × (1 − credit) ÷ budget) ÷ 10`. */
export const pointsOf = (weight: number, credit: number, budget: number): number =>
  Math.round((1_000 * weight * (1 - credit)) / budget) / 10;

/** What the rule needs of a pillar's findings, summed. */
export interface Tally {
  /** Weight of what was judged, and of what nobody could judge. */
  readonly judged: number;
  readonly unknown: number;
  /** What was lost in tenths of points, as an integer: 0.1 + 0.2 must stay 0.3. */
  readonly tenths: number;
  /** The caps that fired, lowest first. */
  readonly caps: readonly NonNullable<Score['cap']>[];
}

const isUnknown = ({ outcome }: Finding): boolean => outcome === 'unknown';
const isJudged = ({ outcome }: Finding): boolean => outcome !== 'unknown' && outcome !== 'skip';
const weightOf = (findings: readonly Finding[]): number => findings.reduce((sum, { weight }) => sum + weight, 0);
const tenthsOf = ({ points }: Finding): number => Math.round(points * 10);

/** Sums a pillar's findings up. */
export const tallyOf = (findings: readonly Finding[]): Tally => ({
  judged: weightOf(findings.filter(isJudged)),
  unknown: weightOf(findings.filter(isUnknown)),
  tenths: findings.reduce((sum, finding) => sum + tenthsOf(finding), 0),
  caps: findings
    .flatMap(({ cap, id }) => (cap === null ? [] : [{ at: cap, check: id }]))
    .toSorted((a, b) => a.at - b.at),
});

/** The sums as they would be with one of the findings repaired: judged, and without a cost. */
export const repaired = ({ judged, unknown, tenths, caps }: Tally, finding: Finding): Tally => {
  const lowest = caps.find(({ check }) => check !== finding.id);
  return {
    judged: judged + (isJudged(finding) ? 0 : finding.weight),
    unknown: unknown - (isUnknown(finding) ? finding.weight : 0),
    tenths: tenths - tenthsOf(finding),
    caps: lowest === undefined ? [] : [lowest],
  };
};

/** The grade's one rule: 100 minus the points lost, never below 0, then the lowest cap that fired. */
export const scoreOf = (pillar: Pillar, { judged, unknown, tenths, caps }: Tally): Score => {
  const seen = judged + unknown === 0 ? 1 : judged / (judged + unknown);
  const lost = tenths / 10;
  const open = judged === 0 ? 0 : (lost * unknown) / judged;
  const base = { pillar, seen, incomplete: seen < SEEN.complete || open >= OPEN, lost };
  if (judged === 0 || seen < SEEN.score) return { ...base, score: null, cap: null };

  const sum = Math.max(0, Math.round(100 - lost));
  const [cap] = caps;
  return cap !== undefined && cap.at < sum ? { ...base, score: cap.at, cap } : { ...base, score: sum, cap: null };
};

/** The rule on a pillar's findings. */
export const score = (pillar: Pillar, findings: readonly Finding[]): Score => scoreOf(pillar, tallyOf(findings));

/** Rounded mean of the pillars that have a score; null when none has. Incomplete as soon as one of them is. */
export const overall = (
  scores: readonly Score[],
): { readonly overall: number | null; readonly incomplete: boolean } => {
  const numbers = scores.flatMap(({ score: number }) => (number === null ? [] : [number]));
  const mean =
    numbers.length === 0 ? null : Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
  return { overall: mean, incomplete: scores.some(({ incomplete }) => incomplete) };
};
