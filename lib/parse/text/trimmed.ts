/** A text without those of the given characters that stand at its end. */
export const trimCharactersEnd = (text: string, spaces: string): string => {
  let end = text.length;
  while (end > 0 && spaces.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
};

/** The same at both its ends: what is white space, each format says itself. */
export const trimCharacters = (text: string, spaces: string): string => {
  const ended = trimCharactersEnd(text, spaces);
  let start = 0;
  while (start < ended.length && spaces.includes(ended[start] ?? '')) start += 1;
  return ended.slice(start);
};
