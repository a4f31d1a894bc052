import { NoSlot, type Slots } from './slots.ts';

/** Work that is attempted at most twice. */
export interface Work<T> {
  /** One attempt; `began` is when the first one got its place, by `performance.now()`. */
  once(began: number): Promise<T>;
  /** How much the result lacks; an attempt that lacks nothing is the last. */
  lacks(tried: T): number;
  /** Whether another attempt would only repeat an error. */
  isFinal(error: unknown): boolean;
}

/** The places that attempts may use, and their milliseconds. */
export interface Room {
  readonly slots: Slots;
  /** Number of all places: work that was cut off may have had too much beside it, so it is retried alone. */
  readonly places: number;
  /** Limit of both attempts together. */
  readonly limit: number;
  /** Minimum that must be left to begin a second attempt. */
  readonly least: number;
}

/** Returns the better of two attempts, and how many there were. Throws the error of the last one if neither succeeded. */
export const tryTwice = async <T>(
  { once, lacks, isFinal }: Work<T>,
  { slots, places, limit, least }: Room,
): Promise<{ readonly tried: T; readonly tries: 1 | 2 }> => {
  let began = 0;
  let tries: 1 | 2 = 1;
  const tryAgain = (): Promise<T> => {
    tries = 2;
    return once(began);
  };
  const begin = (): Promise<T> => {
    began = performance.now();
    return once(began);
  };
  const first = await slots.run(1, begin).then(
    (tried) => ({ tried, error: null }),
    (error: unknown) => ({ tried: null, error }),
  );
  const isEnough = first.tried === null ? isFinal(first.error) : lacks(first.tried) === 0;
  const time = Math.floor(limit - least - (performance.now() - began));
  const second =
    isEnough || time <= 0
      ? null
      : await slots.run(places, tryAgain, AbortSignal.timeout(time)).catch((error: unknown) => {
          if (first.tried === null && !(error instanceof NoSlot)) throw error;
          return null;
        });
  if (second !== null && (first.tried === null || lacks(second) < lacks(first.tried))) return { tried: second, tries };
  if (first.tried === null) throw first.error;
  return { tried: first.tried, tries };
};
