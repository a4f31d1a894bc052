import { compareByNewest, type Dated } from '../order.ts';

/** The part of a scan that its site's score chart needs. */
export interface Scored extends Dated {
  readonly id: string;
  readonly overall: number | null;
}

/** A point in the chart of a site's scores, and its scan. */
export interface TrendPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly score: number;
  readonly at: number;
}

export const TREND = { width: 240, height: 48, margin: 5 };

/** The scores of a site's scans from old to new, evenly spaced, 100 at the top; those without a score are left out. */
export const toTrend = (scans: readonly Scored[]): readonly TrendPoint[] => {
  const scored = scans
    .toSorted((a, b) => compareByNewest(b, a))
    .flatMap(({ id, overall, finishedAt }) => (overall === null ? [] : [{ id, score: overall, at: finishedAt }]));
  const step = (TREND.width - 2 * TREND.margin) / Math.max(1, scored.length - 1);
  const high = TREND.height - 2 * TREND.margin;
  const roundToTenth = (number: number): number => Math.round(number * 10) / 10;
  return scored.map(({ score, ...rest }, index) => ({
    ...rest,
    score,
    x: roundToTenth(TREND.margin + index * step),
    y: roundToTenth(TREND.margin + high * (1 - score / 100)),
  }));
};
