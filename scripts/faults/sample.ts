/** Numbers from 0 up to 1 that a seed determines (xorshift32, Marsaglia 2003). */
const random = (seed: number): (() => number) => {
  let state = (Math.imul(seed, 2_654_435_761) ^ 0x9e3779b9) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

/** Draws `count` items of a list, each as likely as any other (Fisher and Yates). */
const drawn = <T>(all: readonly T[], count: number, next: () => number): readonly T[] => {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => {
    const [one] = left.splice(Math.floor(next() * left.length), 1);
    return one as T;
  });
};

/** Number of items per stratum: in proportion, the largest remainders rounded up, so that all add up to `size`. */
const shares = (sizes: readonly number[], size: number): readonly number[] => {
  const total = sizes.reduce((sum, one) => sum + one, 0);
  const exact = sizes.map((one) => (one * size) / total);
  const missing = size - exact.reduce((sum, one) => sum + Math.floor(one), 0);
  const byRest = exact.map((one, index) => ({ index, rest: one % 1 })).toSorted((a, b) => b.rest - a.rest);
  const up = new Set(byRest.slice(0, missing).map(({ index }) => index));
  return exact.map((one, index) => Math.floor(one) + (up.has(index) ? 1 : 0));
};

/** A sample of `size` in which every stratum has its share; the same seed draws the same sample from the same items. */
export const stratified = <T>(
  all: readonly T[],
  stratumOf: (one: T) => string,
  { size, seed }: { readonly size: number; readonly seed: number },
): readonly T[] => {
  const strata = Object.entries(Object.groupBy(all, stratumOf)).map(([, members]) => members ?? []);
  const counts = shares(
    strata.map(({ length }) => length),
    Math.min(size, all.length),
  );
  const next = random(seed);
  return strata.flatMap((members, index) => drawn(members, counts[index] ?? 0, next));
};
