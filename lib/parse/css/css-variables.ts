/** Most references that are replaced, and most characters: a value may double at every level. */
const LIMIT = { depth: 60, length: 4_000 };

/** Index of the bracket that closes the one before `from`; the text's length when there is none. */
const findClosingBracket = (text: string, from: number): number => {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
};

/**
 * Replaces every `var(--x, y)` in a value (CSS Custom Properties 1, 3); null when one has no value. `lookUp` returns a
 * property's value, '' when it has none.
 */
export const withoutVariables = (text: string, lookUp: (name: string) => string, depth = 0): string | null => {
  if (text.length > LIMIT.length || depth > LIMIT.depth) return null;
  const start = text.indexOf('var(');
  if (start === -1) return text;
  const end = findClosingBracket(text, start + 4);
  const [name = '', ...rest] = text.slice(start + 4, end).split(',');
  const found = lookUp(name.trim());
  const value = found === '' && rest.length > 0 ? rest.join(',').trim() : found;
  if (value === '' && rest.length === 0) return null;
  return withoutVariables(`${text.slice(0, start)}${value}${text.slice(end + 1)}`, lookUp, depth + 1);
};
