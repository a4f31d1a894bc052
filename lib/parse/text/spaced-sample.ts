/**
 * At most `size` of the items, evenly spaced over them in sorted order, so that every scan takes the same ones: the i-th
 * of n different ones at index ⌊(i + ½) × n ÷ size⌋.
 */
export const pickSpacedSample = (items: readonly string[], size: number): string[] => {
  const sorted = [...new Set(items)].sort();
  if (sorted.length <= size) return sorted;
  return Array.from({ length: size }, (_, index) => sorted[Math.floor(((index + 0.5) * sorted.length) / size)] ?? '');
};
