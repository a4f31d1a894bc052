import { type Finding, PILLARS, type Pillar } from '../model.ts';
import { gradeFindings, tallyFindings } from '../score.ts';

/** What a pillar has still to lose: all that the grade's rule needs of findings that are not repaired. */
interface Left {
  /** Tenths of points. */
  readonly tenths: number;
  /** The lowest cap of checks with weight, of those without, and of the total; null where none fired. */
  readonly cap: number | null;
  readonly freeCap: number | null;
  readonly total: number | null;
  /** There is nothing to grade yet. */
  readonly ungraded?: boolean;
}

/** What is left to be repaired, by pillar. */
export type LeftOver = Readonly<Partial<Record<Pillar, Left>>>;

export const NOTHING_LEFT: LeftOver = {};

const pickLowest = (one: number | null, other: number | null | undefined): number | null =>
  one === null || (other ?? null) === null ? (one ?? other ?? null) : Math.min(one, other as number);

/** The same with these findings, too, not repaired. */
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

/** A handful of findings in the place of a pillar's own: they weigh and cost the same, and come to the same score. */
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
 * The total of a scan when only this is left of its findings, by the grade's own rule (`lib/score.ts`). Each question takes as
 * long whatever the number of findings.
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
