/** Removes the given characters from the end of a text. */
export const trimCharactersEnd = (text: string, spaces: string): string => {
  let end = text.length;
  while (end > 0 && spaces.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
};

/** Removes the given characters from both ends of a text: each format defines its own white space. */
export const trimCharacters = (text: string, spaces: string): string => {
  const ended = trimCharactersEnd(text, spaces);
  let start = 0;
  while (start < ended.length && spaces.includes(ended[start] ?? '')) start += 1;
  return ended.slice(start);
};
