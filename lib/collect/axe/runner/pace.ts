import { letReadersRun } from '../../page/dom/slices.ts';

/** The page gets its turn after this many ms of ours, or before a piece that cannot be cut: nothing holds it for 50 ms. */
const SLICE = { long: 35, short: 10 };

/** Ms that one portion of work may take: it is what a slice can run over by. */
const PORTION = 8;

/** How many to take next, after `few` took that many ms: half as many when they took too long, else twice, up to `most`. */
export const computePortion = (few: number, took: number, most: number): number =>
  took > PORTION ? Math.ceil(few / 2) : Math.min(most, few * 2);

/** Work in slices that measures itself. */
export interface Pace {
  /** The slice is spent. */
  due(): boolean;
  /** Gives the page its turn when the slice is spent. */
  rest(): Promise<void>;
  /** The same before a piece of work that may take most of a slice by itself. */
  restBefore(): Promise<void>;
  /** Ms since the start. */
  elapsed(): number;
  /** Ms of the longest stretch between two turns of the page. */
  longest(): number;
}

export const makePace = (now: () => number = () => performance.now()): Pace => {
  const start = now();
  let since = start;
  let longest = 0;
  const measure = (): number => {
    const block = now() - since;
    longest = Math.max(longest, block);
    return block;
  };

  const waitAfter = async (ms: number): Promise<void> => {
    if (measure() < ms) return;
    await letReadersRun();
    since = now();
  };

  return {
    due: () => now() - since >= SLICE.long,
    rest: () => waitAfter(SLICE.long),
    restBefore: () => waitAfter(SLICE.short),
    elapsed: () => now() - start,
    longest: () => {
      measure();
      return longest;
    },
  };
};
