import type { Finding, Pillar, Score, Verdict } from './model.ts';

/** Version of the rules: raised by any change of a verdict, weight, cap or budget; stored with every report. */
export const RULES = 3;

/** Shares of the weight that must have been seen for a score, and for a complete one. */
const SEEN = { score: 0.4, complete: 0.7 };

/** Points that the unseen part may cost in a complete score, were it as good or bad as what was seen: a grade's width. */
const OPEN = 15;

/** Share of a check's weight that a verdict keeps, where no formula says otherwise. */
export const CREDIT: Readonly<Record<Verdict, number>> = { pass: 1, warn: 0.5, fail: 0, info: 1, skip: 1 };

/** What a check costs: `round(1000 × weight × (1 − credit) ÷ budget) ÷ 10`. */
export const pointsOf = (weight: number, credit: number, budget: number): number =>
  Math.round((1_000 * weight * (1 - credit)) / budget) / 10;

const weightOf = (findings: readonly Finding[]): number => findings.reduce((sum, finding) => sum + finding.weight, 0);

const lowestCap = (findings: readonly Finding[]): Score['cap'] =>
  findings
    .flatMap(({ cap, id }) => (cap === null ? [] : [{ at: cap, check: id }]))
    .reduce<Score['cap']>((lowest, cap) => (lowest === null || cap.at < lowest.at ? cap : lowest), null);

/** The grade's one rule: 100 minus the points lost, never below 0, then the lowest cap that fired. */
export const score = (pillar: Pillar, findings: readonly Finding[]): Score => {
  const unknown = weightOf(findings.filter(({ outcome }) => outcome === 'unknown'));
  const judged = weightOf(findings.filter(({ outcome }) => outcome !== 'unknown' && outcome !== 'skip'));
  const seen = judged + unknown === 0 ? 1 : judged / (judged + unknown);
  // Tenths are summed as integers: 0.1 + 0.2 must stay 0.3.
  const lost = findings.reduce((tenths, { points }) => tenths + Math.round(points * 10), 0) / 10;
  const open = judged === 0 ? 0 : (lost * unknown) / judged;
  const base = { pillar, seen, incomplete: seen < SEEN.complete || open >= OPEN, lost };
  if (judged === 0 || seen < SEEN.score) return { ...base, score: null, cap: null };

  const sum = Math.max(0, Math.round(100 - lost));
  const cap = lowestCap(findings);
  return cap !== null && cap.at < sum ? { ...base, score: cap.at, cap } : { ...base, score: sum, cap: null };
};

/** Rounded mean of the pillars that have a score; null when none has. Incomplete as soon as one of them is. */
export const overall = (
  scores: readonly Score[],
): { readonly overall: number | null; readonly incomplete: boolean } => {
  const numbers = scores.flatMap(({ score: number }) => (number === null ? [] : [number]));
  const mean =
    numbers.length === 0 ? null : Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
  return { overall: mean, incomplete: scores.some(({ incomplete }) => incomplete) };
};
