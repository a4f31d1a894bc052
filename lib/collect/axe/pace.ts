import { letOthersRun } from '../page/slices.ts';

/** The page gets its turn after this many ms of ours. */
const SLICE = 50;

/** Work in slices that measures itself. */
export interface Pace {
  /** The slice is spent. */
  due(): boolean;
  /** Gives the page its turn when the slice is spent. */
  rest(): Promise<void>;
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

  return {
    due: () => now() - since >= SLICE,
    rest: async () => {
      if (measure() < SLICE) return;
      await letOthersRun();
      since = now();
    },
    elapsed: () => now() - start,
    longest: () => {
      measure();
      return longest;
    },
  };
};
