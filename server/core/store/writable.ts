/** A text as PostgreSQL takes it: a page may have characters in it that JSON escapes and `jsonb` refuses (NUL, half a pair). */
export const writable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** A value as the text of a `jsonb`. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? writable(one) : one));
