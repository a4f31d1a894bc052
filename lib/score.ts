import type { Limit, Range, Total } from './model.ts';
import { type Blind, type Finding, PILLARS, type Pillar, type Score, type Verdict } from './model.ts';
import {
  computeBounds,
  isOpen,
  isUnknown,
  isWide,
  limitToCaps,
  sumWeights,
  type Tally,
  tallyFindings,
  toRange,
} from './tally.ts';

export { type Tally, tallyFindings } from './tally.ts';

/** Version of the rules: incremented with any change of a verdict, weight, cap or budget; stored with every report. */
export const RULES = 12;

/** Shares of the weight that must have been seen for a score, and for a complete one. */
const SEEN = { score: 0.4, complete: 0.7 };

/** Share of a pillar's weight that must arise, so that fewer questions do not make a better grade. */
const ARISES = 1 / 3;

/** Points that the unseen part may cost in a complete score, if it were as good or bad as what was seen: the width of a grade. */
const OPEN = 15;

/** Share of a check's weight that a verdict earns, unless a formula sets it. */
export const CREDIT: Readonly<Record<Verdict, number>> = { pass: 1, warn: 0.5, fail: 0, info: 1, skip: 1 };

/** Points that a check costs: `round(1000 × weight × (1 − credit) ÷ budget) ÷ 10`. */
export const computePoints = (weight: number, credit: number, budget: number): number =>
  Math.round((1_000 * weight * (1 - credit)) / budget) / 10;

/** Whether a pillar's questions arise for a sufficient part of its weight. */
const isApplicable = ({ judged, unknown, skipped }: Tally): boolean =>
  judged + unknown > 0 && judged + unknown >= ARISES * (judged + unknown + skipped);

/** The rule of the grade: 100 minus the points lost, never below 0, then limited by the lowest cap that fired. */
const computeTallyScore = (pillar: Pillar, tally: Tally): Score => {
  const { judged, unknown, tenths } = tally;
  const seen = judged + unknown === 0 ? 1 : judged / (judged + unknown);
  const lost = tenths / 10;
  if (!isApplicable(tally)) return { pillar, seen, incomplete: false, lost, score: null, cap: null, applies: false };

  const open = judged === 0 ? 0 : (lost * unknown) / judged;
  const bounds = computeBounds(tally);
  const incomplete = seen < SEEN.complete || open >= OPEN || isWide(bounds);
  const base = { pillar, seen, incomplete, lost, ...toRange(bounds) };
  if (judged === 0 || seen < SEEN.score) return { ...base, score: null, cap: null };
  return { ...base, ...limitToCaps(tally) };
};

/** Applies the rule to a pillar's findings. */
export const computeScore = (pillar: Pillar, findings: readonly Finding[]): Score =>
  computeTallyScore(pillar, tallyFindings(findings));

/** Requirements for a total: with fewer scored pillars there is none. */
const ENOUGH = { pillars: 3, share: 2 / 3 };
/**
 * `above`: the most points of the total above the lowest pillar; `without`: the highest total while a pillar that
 * applies has no score.
 */
const ROOF = { above: 35, without: 89 };

/** One pillar's findings and the score they make. */
export interface Part {
  readonly score: Score;
  readonly findings: readonly Finding[];
  /** The score that the roof rests on (`computeBearing`), if the findings are not those of a single page. */
  readonly bears?: number;
}

type Low = { readonly pillar: Pillar; readonly score: number };

/** The lower pillar; of two equal ones the first. */
const pickLower = (low: Low | undefined, one: Low): Low => (low === undefined || one.score < low.score ? one : low);

/** The findings without the caps of checks that have no weight in this pillar. */
const dropWeightlessCaps = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => (finding.weight > 0 ? finding : { ...finding, cap: null }));

/**
 * The score that the roof rests on: a check that costs something in one pillar and is informative in another limits
 * only the former.
 */
export const computeBearing = ({ score: { pillar, score: shown }, findings, bears }: Part): number =>
  bears ?? computeScore(pillar, dropWeightlessCaps(findings)).score ?? shown ?? 0;

const findLowest = (parts: readonly Part[]): Low | undefined =>
  parts
    .map((part) => ({ pillar: part.score.pillar, score: computeBearing(part) }))
    .reduce<Low | undefined>(pickLower, undefined);

/** The lowest total cap that fired. */
const findCap = (parts: readonly Part[]): { readonly at: number; readonly check: string } | undefined =>
  parts
    .flatMap(({ findings }) => findings)
    .flatMap(({ total: at, id: check }) => (at === undefined ? [] : [{ at, check }]))
    .toSorted((a, b) => a.at - b.at)[0];

/** The reason for which most of the weight was not seen. */
const findCommonReason = (parts: readonly Part[]): Blind | null => {
  const unknown = parts.flatMap(({ findings }) => findings.filter(isUnknown));
  const weights = Map.groupBy(unknown, ({ why }) => why);
  const [most] = [...weights].toSorted(([, a], [, b]) => sumWeights(b) - sumWeights(a));
  return most?.[0] ?? null;
};

/** Explains why there is no total. */
const explainNoTotal = (parts: readonly Part[], scored: number): Limit => {
  const check = findCap(parts)?.check;
  const by = check === undefined ? {} : { check };
  const without = parts.filter(({ score: one }) => one.applies !== false && one.score === null);
  if (scored + without.length < ENOUGH.pillars) return { by: 'notApplicable', ...by };
  return {
    by: 'unseen',
    pillars: without.map(({ score: { pillar } }) => pillar),
    why: findCommonReason(without),
    ...by,
  };
};

/** The score that the roof rests on of a pillar that has none: what its page concealed fails, and what was silent is absent. */
const computeLostBearing = (part: Part): number => {
  if (isMisled(part)) return findBounds(part)[0];
  return limitToCaps(tallyFindings(dropWeightlessCaps(part.findings))).score;
};

/** The lowest score that the roof rests on; pillars that the page or the site's silence left without a score count too. */
const findRoof = (scored: readonly Part[], all: readonly Part[]): Low | undefined =>
  all
    .filter((part) => isMisled(part) || isSilenced(part))
    .map((part) => ({ pillar: part.score.pillar, score: computeLostBearing(part) }))
    .reduce<Low | undefined>(pickLower, findLowest(scored));

/** Everything that may limit the total; of equal limits the first is reported. */
const listLimits = (scored: readonly Part[], without: readonly Pillar[], all: readonly Part[]): readonly Bound[] => {
  const [cap, lowest] = [findCap(all), findRoof(scored, all)];
  return [
    ...(cap === undefined ? [] : [{ by: 'check', ...cap } as const]),
    ...(lowest === undefined ? [] : [{ by: 'lowest', at: lowest.score + ROOF.above, pillar: lowest.pillar } as const]),
    ...(without.length === 0 ? [] : [{ by: 'without', at: ROOF.without, pillars: without } as const]),
  ];
};

type Bound = Extract<Limit, { readonly at: number }>;

/** Reasons for which an engine running in the page was lost. */
const CUT_SHORT: readonly (Blind | null)[] = ['time', 'timeout', 'tooLarge', 'malformed'];

const isSilent = ({ silent }: Finding): boolean => silent === true;
const isLostToSite = (finding: Finding): boolean =>
  isSilent(finding) || (finding.pillar === 'toegankelijkheid' && CUT_SHORT.includes(finding.why));

/** Whether a pillar has no score, and would have one if the checks that this cause hid had been judged. */
const isLostTo = ({ score: one, findings }: Part, isCause: (finding: Finding) => boolean): boolean => {
  if (one.score !== null || one.applies === false) return false;
  const { judged, unknown } = tallyFindings(findings);
  const lost = sumWeights(findings.filter((finding) => isUnknown(finding) && isCause(finding)));
  return lost > 0 && judged + lost >= SEEN.score * (judged + unknown);
};

/** Whether the site's silence left a pillar without a score. */
const isSilenced = (part: Part): boolean => isLostTo(part, isSilent);

/** The same, or an engine that was lost in its page. */
const isLost = (part: Part): boolean => isLostTo(part, isLostToSite);

/** Whether the page itself misled the accessibility engine: hiding its faults must not lift the roof. */
const isMisled = (part: Part): boolean =>
  part.score.pillar === 'toegankelijkheid' && isLostTo(part, ({ why }) => why === 'malformed');

const findBounds = ({ score: one, findings, bears }: Part): Range =>
  bears === undefined ? computeBounds(tallyFindings(findings)) : (one.range ?? [one.score ?? 0, one.score ?? 100]);

/** The same for the score that the roof rests on; over several pages the range around it is as wide as around the score. */
const findBearingBounds = (part: Part): Range => {
  if (part.bears === undefined) return findBounds({ ...part, findings: dropWeightlessCaps(part.findings) });
  const by = part.bears - (part.score.score ?? part.bears);
  const [low, high] = findBounds(part);
  return [Math.max(0, low + by), Math.min(100, high + by)];
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const computeMean = (numbers: readonly number[]): number => Math.round(sumOf(numbers) / numbers.length);

/** The mean of the scores; a pillar that was lost is included at its lower end if that lowers the mean. */
const computeMeanWithLost = (scores: readonly number[], lost: readonly number[]): number => {
  const mean = sumOf(scores) / scores.length;
  return computeMean([...scores, ...lost.filter((low) => low < mean)]);
};

/** The range of possible totals around the given one. */
const computeTotalBounds = (overall: number, parts: readonly Part[]): Range => {
  const bounds = parts.map(findBounds);
  const bearing = parts.map(findBearingBounds);
  const fired = findCap(parts)?.at ?? 100;
  const possible = parts.flatMap(({ findings }) => findings.filter(isOpen).map(({ worst }) => worst?.total ?? 100));
  const computeEnd = (end: 0 | 1): number => {
    const lowest = Math.min(...bearing.map((one) => one[end]));
    return Math.min(computeMean(bounds.map((one) => one[end])), lowest + ROOF.above);
  };
  return [Math.min(overall, computeEnd(0), fired, ...possible), Math.max(overall, Math.min(computeEnd(1), fired))];
};

/** The roof rests on the lowest pillar: the rounded mean of the scores, and its limits (docs/scan-api.md, “The overall score”). */
const computeRoofedTotal = (parts: readonly Part[]): Total => {
  const scored = parts.filter(({ score: one }) => one.score !== null);
  const applying = parts.filter(({ score: one }) => one.applies !== false);
  const incomplete = applying.some(({ score: one }) => one.incomplete || one.score === null);
  if (scored.length < ENOUGH.pillars || scored.length < ENOUGH.share * applying.length) {
    return { overall: null, incomplete, limit: explainNoTotal(parts, scored.length) };
  }
  const mean = computeMeanWithLost(
    scored.map(({ score: one }) => one.score ?? 0),
    applying.filter(isLost).map((part) => findBounds(part)[0]),
  );
  const without = applying.flatMap(({ score: one }) => (one.score === null ? [one.pillar] : []));
  const limit = listLimits(scored, without, parts).toSorted((a, b) => a.at - b.at)[0];
  const isHeld = limit !== undefined && limit.at < mean;
  const overall = isHeld ? limit.at : mean;
  const bounds = computeTotalBounds(overall, applying);
  return { overall, incomplete: incomplete || isWide(bounds), limit: isHeld ? limit : null, ...toRange(bounds) };
};

/** No total if the site states that it is temporarily away, because what is seen now will change; null if it does not. */
const findAwayTotal = (parts: readonly Part[]): Total | null => {
  const found = parts.flatMap(({ findings }) => findings.find(({ ungraded }) => ungraded === true) ?? [])[0];
  if (found === undefined) return null;
  const { retryAfter } = found.args;
  const wait = typeof retryAfter === 'number' ? { retryAfter } : {};
  const notGradable = { reason: 'maintenance', ...wait } as const;
  return { overall: null, incomplete: true, limit: { by: 'maintenance', ...wait }, notGradable };
};

/** The total of a scan's pillars, in any order; a scan of one pillar has only that pillar's score. */
export const computeTotal = (parts: readonly Part[]): Total => {
  const none = findAwayTotal(parts);
  if (none !== null) return none;
  const [only] = parts;
  if (parts.length === 1 && only !== undefined)
    return {
      overall: only.score.score,
      incomplete: only.score.incomplete,
      limit: null,
      ...(only.score.range === undefined ? {} : { range: only.score.range }),
    };
  return computeRoofedTotal(
    parts.toSorted((a, b) => PILLARS.indexOf(a.score.pillar) - PILLARS.indexOf(b.score.pillar)),
  );
};

/** Scores and total of findings, for these pillars. */
export const gradeFindings = (
  findings: readonly Finding[],
  pillars: readonly Pillar[],
): Total & { readonly scores: readonly Score[] } => {
  const parts = pillars.map((pillar): Part => {
    const own = findings.filter((finding) => finding.pillar === pillar);
    return { score: computeScore(pillar, own), findings: own };
  });
  return { ...computeTotal(parts), scores: parts.map(({ score: one }) => one) };
};
