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
 * Normalises a path or pattern for comparison (RFC 9309 §2.2.2): characters outside ASCII are percent-encoded, encoded
 * unreserved characters are decoded, hex digits are capitals.
 */
export const normalizePath = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, settleTriplet).replace(/[^\0-\x7f]+/g, encodeBytes);

/** A normalised pattern, split at its stars. */
export interface PathPattern {
  /** The text that a path must begin with. */
  readonly head: string;
  /** The texts that must follow in it, in this order. */
  readonly middle: readonly string[];
  /** The text that it must end with after the last star, when the pattern ends in `$`; else null. */
  readonly tail: string | null;
  /** It ends in `$` and has no star: the path must equal the head. */
  readonly exact: boolean;
  /** It contains an escaped `*` or `$`: a path may have the character escaped or not. */
  readonly escapes: boolean;
}

/** Replaces `%2A` and `%24` by the characters that they denote in a rule (RFC 9309 §2.2.3). */
const unescapeMarks = (text: string): string => text.replaceAll('%2A', '*').replaceAll('%24', '$');

export const readPattern = (pattern: string): PathPattern => {
  const anchored = pattern.endsWith('$');
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const [head = '', ...rest] = pieces.map(unescapeMarks);
  const escapes = /%2[4A]/.test(pattern);
  if (!anchored) return { head, middle: rest, tail: null, exact: false, escapes };
  return { head, middle: rest.slice(0, -1), tail: rest.at(-1) ?? null, exact: rest.length === 0, escapes };
};

/** Whether a pattern matches the start of a normalised path. Linear in the path, whatever the number of stars. */
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
