/** A text as PostgreSQL takes it: a page may have characters in it that JSON escapes and `jsonb` refuses (NUL, half a pair). */
export const toWritable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Escapes that `jsonb` refuses: NUL, and half a pair, which JSON has in small letters. */
const REFUSED = /\\u(?:0000|d[89a-f])/;

/** A value as the text of a `jsonb`. */
export const toJson = (value: unknown): string => {
  const text = JSON.stringify(value);
  // Nearly no page has them, and a function asked for each value takes several times as long.
  if (!REFUSED.test(text)) return text;
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? toWritable(one) : one));
};
