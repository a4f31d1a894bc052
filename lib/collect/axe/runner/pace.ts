import { letReadersRun } from '../../page/dom/slices.ts';

/**
 * Milliseconds of work after which we yield to the page: normally, and before a piece that cannot be divided, so that
 * nothing blocks the page for 50 ms.
 */
const SLICE = { long: 15, short: 7 };

/** Milliseconds that one portion of work may take: a slice can overrun by that much. */
const PORTION = 8;

/**
 * Size of the next portion, after `few` items took `took` ms: half as many when they took too long, twice as many, up to
 * `most`, when those would not take too long either, else as many.
 */
export const computePortion = (few: number, took: number, most: number): number => {
  if (took > PORTION) return Math.ceil(few / 2);
  return took * 2 > PORTION ? few : Math.min(most, few * 2);
};

/** Divides work into slices and measures it. */
export interface Pace {
  /** Whether the slice is used up. */
  due(): boolean;
  /** Yields to the page if the slice is used up. */
  rest(): Promise<void>;
  /** Yields earlier than `rest`, before a piece of work that may take most of a slice by itself. */
  restBefore(): Promise<void>;
  /** Milliseconds since the start. */
  elapsed(): number;
  /** Milliseconds of the longest stretch between two yields. */
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
