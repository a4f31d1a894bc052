/** A character reference (HTML, 13.1.4). */
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/gi;

/** Characters of a title that are compared. */
const LONGEST = 500;

const stripSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The indexes after a literal, for each of the given indexes at which it occurs. */
const findEndsOf = (text: string, literal: string, places: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...places].filter((at) => text.startsWith(literal, at)).map((at) => at + literal.length));

/**
 * Whether a title as written in markup can be the title that a browser shows. A character reference left in it matches
 * any one or two characters (no table of the 2,231 names is available), or itself, in case it is not a reference. White
 * space is ignored.
 */
export const isSameTitle = (written: string, shown: string): boolean => {
  const title = written.slice(0, LONGEST);
  const text = stripSpaces(shown).slice(0, 2 * LONGEST);
  const references = title.match(REFERENCE) ?? [];
  const literals = title.split(REFERENCE).map(stripSpaces);
  let places: ReadonlySet<number> = new Set([0]);
  literals.forEach((literal, index) => {
    places = findEndsOf(text, literal, places);
    const reference = references[index];
    if (reference === undefined) return;
    // A reference to white space matches nothing, because white space is removed.
    places = new Set([...places].flatMap((at) => [at, at + 1, at + 2]).concat(...findEndsOf(text, reference, places)));
  });
  // Of a longer title only the beginning is compared.
  return written.length > LONGEST ? places.size > 0 : places.has(text.length);
};
