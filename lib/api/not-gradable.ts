import type { Blind, Finding, NotGradable, Score, Total } from '../model.ts';

/** One judged pillar. */
interface Part {
  readonly findings: readonly Finding[];
  readonly score: Pick<Score, 'score' | 'applies'>;
}

/** The parts of a scan's outcome that matter here. */
interface Scanned {
  readonly total: Pick<Total, 'overall' | 'limit' | 'notGradable'>;
  readonly parts: readonly Part[];
  /** A challenge or a refusal was returned for the page's own address. */
  readonly walled?: boolean;
}

const sum = (findings: readonly Finding[]): number => findings.reduce((all, { weight }) => all + weight, 0);

/** The reason for which most of the weight was not seen; null when nothing was unseen. */
const findCommonReason = (findings: readonly Finding[]): Blind | null => {
  const [most] = [...Map.groupBy(findings, ({ why }) => why)]
    .filter(([why]) => why !== null)
    .toSorted(([, one], [, other]) => sum(other) - sum(one));
  return most?.[0] ?? null;
};

/**
 * Whether a wall was in front of the page's own address, and so of something that was requested, or of most of what was
 * requested: one refused file is no wall.
 */
const isWalled = ({ parts, walled = false }: Scanned): boolean => {
  const arising = parts.flatMap(({ findings }) => findings.filter(({ outcome }) => outcome !== 'skip'));
  const behind = sum(arising.filter(({ why }) => why === 'wall'));
  return behind > 0 && (walled || behind * 2 > sum(arising));
};

/** Why there is no total, by the total's own limit if that contains it; for a scan of one pillar, by its findings. */
const findReason = ({ total: { limit }, parts }: Scanned): NotGradable['reason'] => {
  if (limit?.by === 'notApplicable') return 'notApplicable';
  if (limit?.by === 'unseen') return limit.why ?? 'tooLittle';
  if (parts.every(({ score }) => score.applies === false)) return 'notApplicable';
  return findCommonReason(parts.flatMap(({ findings }) => findings)) ?? 'tooLittle';
};

/**
 * Why a scan has no grade, in the scan API's form: a decisive state of the site, a wall, or no total; null when it has
 * one (docs/scan-api.md, “Not gradable”).
 */
export const toNotGradable = (scanned: Scanned): NotGradable | null => {
  const { overall, notGradable } = scanned.total;
  if (notGradable !== undefined) return notGradable;
  if (isWalled(scanned)) return { reason: 'wall' };
  return overall === null ? { reason: findReason(scanned) } : null;
};
