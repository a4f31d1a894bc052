/** Replaces each of these [start, end) ranges of a text (usually code) by a space; ranges may nest and come in any order. */
export const removeRanges = (text: string, ranges: readonly (readonly [number, number])[]): string => {
  let plain = '';
  let at = 0;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (start >= at) plain += `${text.slice(at, start)} `;
    at = Math.max(at, end);
  }
  return plain + text.slice(at);
};
