const UNRESERVED = /[\w.~-]/;

const encodeBytes = (characters: string): string =>
  [...new TextEncoder().encode(characters.toWellFormed())]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

const settleTriplet = (triplet: string): string => {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
  return UNRESERVED.test(character) ? character : triplet.toUpperCase();
};

/**
 * A path or pattern in the form in which they are compared (RFC 9309 §2.2.2): what is outside ASCII is percent-encoded,
 * an encoded unreserved character is decoded, hex digits are capitals.
 */
export const normalizePath = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, settleTriplet).replace(/[^\0-\x7f]+/g, encodeBytes);

/** A pattern, normalised, taken apart at its stars. */
export interface PathPattern {
  /** What a path must begin with. */
  readonly head: string;
  /** What must stand in it after that, in this order. */
  readonly middle: readonly string[];
  /** What it must end with after the last star, where the pattern ends in `$`; else null. */
  readonly tail: string | null;
  /** It ends in `$` and has no star: the path must be the head. */
  readonly exact: boolean;
  /** It names `*` or `$` themselves, escaped: a path may have them either way. */
  readonly escapes: boolean;
}

/** `%2A` and `%24` as the characters that they stand for in a rule (RFC 9309 §2.2.3). */
const unescapeMarks = (text: string): string => text.replaceAll('%2A', '*').replaceAll('%24', '$');

export const readPattern = (pattern: string): PathPattern => {
  const anchored = pattern.endsWith('$');
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const [head = '', ...rest] = pieces.map(unescapeMarks);
  const escapes = /%2[4A]/.test(pattern);
  if (!anchored) return { head, middle: rest, tail: null, exact: false, escapes };
  return { head, middle: rest.slice(0, -1), tail: rest.at(-1) ?? null, exact: rest.length === 0, escapes };
};

/** Whether a pattern matches the start of a path, normalised too. Linear in the path, whatever the stars. */
export const isPathMatch = ({ head, middle, tail, exact, escapes }: PathPattern, written: string): boolean => {
  const path = escapes ? unescapeMarks(written) : written;
  if (exact) return path === head;
  if (!path.startsWith(head)) return false;
  let at = head.length;
  for (const piece of middle) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return tail === null || (path.length - tail.length >= at && path.endsWith(tail));
};
