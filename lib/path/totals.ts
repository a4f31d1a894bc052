import { type Finding, PILLARS, type Pillar } from '../model.ts';
import { gradeFindings, tallyFindings } from '../score.ts';

/** The losses of a pillar that remain: everything that the grade's rule needs about findings that are not repaired. */
interface Left {
  /** Tenths of points. */
  readonly tenths: number;
  /** The lowest cap of checks with weight, of those without, and of the total; null when there is none. */
  readonly cap: number | null;
  readonly freeCap: number | null;
  readonly total: number | null;
  /** The pillar cannot be graded yet. */
  readonly ungraded?: boolean;
}

/** The remaining losses by pillar. */
export type LeftOver = Readonly<Partial<Record<Pillar, Left>>>;

export const NOTHING_LEFT: LeftOver = {};

const pickLowest = (one: number | null, other: number | null | undefined): number | null =>
  one === null || (other ?? null) === null ? (one ?? other ?? null) : Math.min(one, other as number);

/** Adds the losses of these findings. */
export const withLeft = (left: LeftOver, findings: readonly Finding[]): LeftOver => {
  const sum: Partial<Record<Pillar, Left>> = { ...left };
  for (const { pillar, points, weight, cap, total, ungraded } of findings) {
    const before = sum[pillar] ?? { tenths: 0, cap: null, freeCap: null, total: null };
    sum[pillar] = {
      tenths: before.tenths + Math.round(points * 10),
      cap: weight > 0 ? pickLowest(before.cap, cap) : before.cap,
      freeCap: weight > 0 ? before.freeCap : pickLowest(before.freeCap, cap),
      total: pickLowest(before.total, total),
      ...(ungraded === true || before.ungraded === true ? { ungraded: true } : {}),
    };
  }
  return sum;
};

type Example = Pick<Finding, 'pillar'> & Partial<Finding>;

const sampleFinding = (changes: Example): Finding => ({
  id: '',
  weight: 0,
  outcome: 'pass',
  code: null,
  why: null,
  credit: 1,
  points: 0,
  cap: null,
  args: {},
  items: [],
  who: 'zelf',
  source: '',
  ...changes,
});

/** A few findings that replace a pillar's own: they have the same weights and costs, and result in the same score. */
const createStandIns = (
  pillar: Pillar,
  weights: ReturnType<typeof tallyFindings>,
  left: Left | undefined,
): readonly Finding[] => [
  sampleFinding({ pillar, weight: weights.judged, cap: left?.cap ?? null }),
  sampleFinding({ pillar, weight: weights.unknown - weights.silent, outcome: 'unknown', why: 'denied' }),
  sampleFinding({
    pillar,
    weight: weights.silent,
    outcome: 'unknown',
    why: 'timeout',
    silent: true,
    worst: { points: weights.open / 10, cap: weights.openCap },
  }),
  sampleFinding({ pillar, weight: weights.skipped, outcome: 'skip' }),
  sampleFinding({ pillar, outcome: 'fail', points: (left?.tenths ?? 0) / 10, cap: left?.freeCap ?? null }),
  ...(left === undefined || left.total === null ? [] : [sampleFinding({ pillar, total: left.total })]),
  ...(left?.ungraded === true ? [sampleFinding({ pillar, ungraded: true })] : []),
];

/**
 * Returns a function that computes a scan's total from the remaining losses, by the grade's own rule (`lib/score.ts`).
 * Each call takes the same time, whatever the number of findings.
 */
export const createTotalFinder = (
  findings: readonly Finding[],
  pillars: readonly Pillar[],
): ((left: LeftOver) => number | null) => {
  const byPillar = Map.groupBy(findings, ({ pillar }) => pillar);
  const weights = PILLARS.map((pillar) => [pillar, tallyFindings(byPillar.get(pillar) ?? [])] as const);
  return (left) =>
    gradeFindings(
      weights.flatMap(([pillar, own]) => (byPillar.has(pillar) ? createStandIns(pillar, own, left[pillar]) : [])),
      pillars,
    ).overall;
};
