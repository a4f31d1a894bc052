/**
 * Splits a joined header value at its commas, not inside quoted strings, and trims the pieces (Fetch, "get, decode,
 * and split").
 */
export const splitHeader = (value: string): readonly string[] => {
  const pieces: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at < value.length; at++) {
    if (value[at] === '"') isQuoted = !isQuoted;
    else if (isQuoted && value[at] === '\\') at += 1;
    else if (!isQuoted && value[at] === ',') {
      pieces.push(value.slice(start, at));
      start = at + 1;
    }
  }
  return [...pieces, value.slice(start)].map((piece) => piece.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, ''));
};
