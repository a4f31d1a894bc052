/** A character reference (HTML, 13.1.4). */
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/gi;

/** Characters of a title that are compared. */
const LONGEST = 500;

const stripSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The places in a text behind a literal that stands at one of the given places. */
const findEndsOf = (text: string, literal: string, places: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...places].filter((at) => text.startsWith(literal, at)).map((at) => at + literal.length));

/**
 * Whether a title as markup writes it can be the title that a browser shows. A reference that is still in it stands for
 * any one or two characters (no table of the 2,231 names is at hand), or for itself, where it is none. White space does
 * not count.
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
    // White space is left out, and may be what the reference stood for.
    places = new Set([...places].flatMap((at) => [at, at + 1, at + 2]).concat(...findEndsOf(text, reference, places)));
  });
  // Of a longer one its beginning tells.
  return written.length > LONGEST ? places.size > 0 : places.has(text.length);
};
