import { median, percentile } from './figures.ts';

/** One thing that is timed beside others: `once` resolves with figures in ms, by name. */
export interface Side {
  readonly name: string;
  once(): Promise<Readonly<Record<string, number>>>;
}

/** A round: every side once, one right after the other. */
export type Round = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** How figures of one side stand to those of another, round by round. */
export interface Ratio {
  readonly middle: number;
  /** The quartiles. */
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

/** Times of a piece of work that is always the same may differ by so much, from the quartile to the quartile, on a quiet machine. */
export const QUIET = 1.15;

/** A fixed piece of work for the processor, in ms: what it takes tells how quick the machine is at the moment. */
const metronome = (): number => {
  const before = performance.now();
  let sum = 0;
  for (let count = 0; count < 20_000_000; count += 1) sum = (sum * 31 + count) | 0;
  if (sum === 0.5) throw new Error('never');
  return performance.now() - before;
};

/**
 * Runs every side in every round, in an order that turns from round to round, so that what the machine does meanwhile meets
 * them alike; the first round warms up and does not count. Resolves with the rounds, and with how much the machine's own
 * speed wandered: the upper over the lower quartile of a fixed piece of work.
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

/** How a figure of one side stands to a figure of another; null where either is missing in every round. */
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
 * Whether a ratio to the code of before tells that something became slower: more than a tenth in the middle, and slower in
 * three of four rounds at least.
 */
export const isWorse = ({ middle, low }: Ratio): boolean => middle > 1.1 && low > 1;
