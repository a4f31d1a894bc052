/**
 * Splits a joined header value at its commas, not inside quoted strings, and trims the pieces (Fetch, "get, decode,
 * and split").
 */
export function splitHeader(value: string): readonly string[] {
  const pieces = value.match(/(?:"(?:\\.|[^"\\])*"?|[^,"])+|(?<=,|^)(?=,|$)/gs) ?? [''];
  return pieces.map((piece) => piece.replace(/^[ \t]+|[ \t]+$/g, ''));
}
