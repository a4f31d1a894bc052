/**
 * Converts a text to one that PostgreSQL accepts: a page may contain characters that JSON escapes and `jsonb` refuses (NUL,
 * unpaired surrogates).
 */
export const toWritable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Escapes that `jsonb` refuses: NUL and unpaired surrogates, which JSON writes in lower case. */
const REFUSED = /\\u(?:0000|d[89a-f])/;

/** Serialises a value for a `jsonb` column. */
export const toJson = (value: unknown): string => {
  const text = JSON.stringify(value);
  // Hardly any page has them, and calling a function for each value takes several times as long.
  if (!REFUSED.test(text)) return text;
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? toWritable(one) : one));
};
