/** A text without those of the given characters that stand at its ends: what is white space, each format says itself. */
export const trimmed = (text: string, spaces: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && spaces.includes(text[start] ?? '')) start += 1;
  while (end > start && spaces.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
};
