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

/** Whether a pattern with `*` and a final `$` matches the start of a path; both normalised. Linear in the path. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const anchored = pattern.endsWith('$');
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const [head = '', ...rest] = pieces;
  if (!path.startsWith(head)) return false;

  const tail = anchored ? rest.pop() : undefined;
  let at = head.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (!anchored) return true;
  return tail === undefined ? at === path.length : path.length - tail.length >= at && path.endsWith(tail);
};
