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
export const normalisePath = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, settleTriplet).replace(/[^\x20-\x7e]+/g, encodeBytes);

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
}

export const readPattern = (pattern: string): PathPattern => {
  const anchored = pattern.endsWith('$');
  const [head = '', ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!anchored) return { head, middle: rest, tail: null, exact: false };
  return { head, middle: rest.slice(0, -1), tail: rest.at(-1) ?? null, exact: rest.length === 0 };
};

/** Whether a pattern matches the start of a path, normalised too. Linear in the path, whatever the stars. */
export const matchesPath = ({ head, middle, tail, exact }: PathPattern, path: string): boolean => {
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
