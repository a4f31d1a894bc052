import { median, percentile } from './figures.ts';

/** Something that is timed beside others: `once` resolves with figures in milliseconds, by name. */
export interface Side {
  readonly name: string;
  once(): Promise<Readonly<Record<string, number>>>;
}

/** A round: every side once, one right after the other. */
export type Round = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** Ratio of the figures of one side to those of another, round by round. */
export interface Ratio {
  readonly middle: number;
  /** The quartiles. */
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

/** Maximum spread of the times of a constant piece of work on a quiet machine: the upper over the lower quartile. */
export const QUIET = 1.15;

/** Milliseconds of a fixed piece of work for the processor, which show how fast the machine is at the moment. */
const metronome = (): number => {
  const before = performance.now();
  let sum = 0;
  for (let count = 0; count < 20_000_000; count += 1) sum = (sum * 31 + count) | 0;
  if (sum === 0.5) throw new Error('never');
  return performance.now() - before;
};

/**
 * Runs every side in every round, in an order that rotates from round to round, so that other work of the machine affects them
 * equally; the first round warms up and does not count. Resolves with the rounds, and with how much the machine's own speed
 * varied: the upper over the lower quartile of a fixed piece of work.
 */
export const inPairs = async (
  sides: readonly Side[],
  rounds: number,
): Promise<{ readonly rounds: readonly Round[]; readonly wandered: number }> => {
  const all: Round[] = [];
  const beats: number[] = [];
  for (let count = 0; count <= rounds; count += 1) {
    const turned = [...sides.slice(count % sides.length), ...sides.slice(0, count % sides.length)];
    const round = new Map<string, Readonly<Record<string, number>>>();
    for (const side of turned) {
      beats.push(metronome());
      round.set(side.name, await side.once());
    }
    if (count > 0) all.push(round);
  }
  return { rounds: all, wandered: percentile(beats, 75) / percentile(beats, 25) };
};

/** Ratio of a figure of one side to a figure of another; null if either is missing in every round. */
export const ratioOf = (
  rounds: readonly Round[],
  [name, figure]: readonly [string, string],
  [other, beside]: readonly [string, string],
): Ratio | null => {
  const ratios = rounds
    .map((round) => (round.get(name)?.[figure] ?? Number.NaN) / (round.get(other)?.[beside] ?? Number.NaN))
    .filter(Number.isFinite);
  if (ratios.length === 0) return null;
  return {
    ...{ middle: median(ratios), low: percentile(ratios, 25), high: percentile(ratios, 75) },
    rounds: ratios.length,
  };
};

/**
 * Whether a ratio to the earlier code shows that something became slower: more than a tenth in the middle, and slower in at least
 * three of four rounds.
 */
export const isWorse = ({ middle, low }: Ratio): boolean => middle > 1.1 && low > 1;
