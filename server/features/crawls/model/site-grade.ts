import type { Finding, Pillar, Report, Score, Total } from '../../../../lib/model.ts';
import { PILLARS } from '../../../../lib/model.ts';
import { computeBearing, computeTotal, type Part } from '../../../../lib/score.ts';

/** The parts of a page's report that determine the grade of its site. */
export type GradedPage = Pick<Report, 'scores' | 'findings'>;

/** The grade of a site, computed from several of its pages. */
export interface SiteGrade extends Total {
  /** Scores of every pillar that any page was judged on; `seen` and `lost` are means over the pages. */
  readonly scores: readonly Score[];
  /** Number of pages seen, and of pages chosen. */
  readonly seen: number;
  readonly of: number;
  /** Findings of any page that limit the total, lowest limit first; the first one explains the limit. */
  readonly limiting: readonly Finding[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const computeMean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
/** Whether `some` is at least half of `all`. */
const isHalf = (some: number, all: number): boolean => some * 2 >= all;

/** The cap that applies to every page; null when they differ. */
const findCommonCap = (scores: readonly Score[]): Score['cap'] => {
  const [first] = scores;
  const cap = first?.cap ?? null;
  return scores.every((one) => one.cap?.check === cap?.check && one.cap?.at === cap?.at) ? cap : null;
};

/** The mean of the pages' score ranges; empty when no page has one. */
const computeRange = (scored: readonly Score[]): Pick<Score, 'range'> => {
  if (!scored.some(({ range }) => range !== undefined)) return {};
  const computeEnd = (end: 0 | 1): number =>
    Math.round(computeMean(scored.map(({ range, score }) => range?.[end] ?? score ?? 0)));
  return { range: [computeEnd(0), computeEnd(1)] };
};

/** Computes a pillar's score from the pages on which it applies. */
const computePillarScore = (pillar: Pillar, pages: readonly Score[]): Score => {
  const applying = pages.filter(({ applies }) => applies !== false);
  const scored = applying.filter(({ score }) => score !== null);
  const complete = scored.filter(({ incomplete }) => !incomplete);
  const counted = applying.length === 0 ? pages : applying;
  const lost = Math.round(computeMean(counted.map((one) => one.lost)) * 10) / 10;
  if (applying.length === 0)
    return { pillar, score: null, seen: 1, incomplete: false, lost, cap: null, applies: false };

  const isScored = scored.length > 0 && isHalf(scored.length, applying.length);
  return {
    pillar,
    lost,
    seen: computeMean(applying.map(({ seen }) => seen)),
    score: isScored ? Math.round(computeMean(scored.map(({ score }) => score ?? 0))) : null,
    incomplete: !isHalf(complete.length, applying.length) || complete.length === 0,
    cap: isScored ? findCommonCap(scored) : null,
    ...computeRange(isScored ? scored : applying),
  };
};

const computePart = (pillar: Pillar, pages: readonly GradedPage[]): Part => {
  const parts = pages.flatMap(({ scores, findings }): Part[] => {
    const score = scores.find((one) => one.pillar === pillar);
    return score === undefined ? [] : [{ score, findings: findings.filter((one) => one.pillar === pillar) }];
  });
  const scored = parts.filter(({ score }) => score.score !== null);
  return {
    score: computePillarScore(
      pillar,
      parts.map(({ score }) => score),
    ),
    findings: parts.flatMap(({ findings }) => findings),
    bears: Math.round(computeMean(scored.map(computeBearing))),
  };
};

/**
 * Computes the grade of a site from its chosen pages, null for each that was not seen (docs/scan-api.md, “Several pages of one
 * site”): a pillar's score is the mean of its pages, and the total follows from the pillars by the same rule as for a single
 * page. A site of one page, or of identical pages, has the grade of that page.
 */
export const computeSiteGrade = (pages: readonly (GradedPage | null)[]): SiteGrade => {
  const there = pages.filter((page) => page !== null);
  // A temporarily unavailable page says nothing about a site whose other pages are available.
  const open = there.filter(({ findings }) => findings.every(({ ungraded }) => ungraded !== true));
  const seen = open.length === 0 ? there : open;
  const pillars = PILLARS.filter((pillar) => seen.some(({ scores }) => scores.some((one) => one.pillar === pillar)));
  const parts = pillars.map((pillar) => computePart(pillar, seen));
  const grade = computeTotal(parts);
  const limiting = parts.flatMap(({ findings }) => findings.filter((finding) => finding.total !== undefined));
  return {
    ...grade,
    incomplete: grade.incomplete || !isHalf(seen.length, pages.length),
    scores: parts.map(({ score }) => score),
    seen: seen.length,
    of: pages.length,
    limiting: limiting.toSorted((one, other) => (one.total ?? 100) - (other.total ?? 100)),
  };
};
