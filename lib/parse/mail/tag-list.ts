/** One `name=value` of a tag list. */
export interface Tag {
  /** As written; names are case-sensitive (RFC 6376 §3.2). */
  readonly name: string;
  readonly value: string;
}

/** A `name=value; name=value` list as in DNS text records. */
export interface TagList {
  readonly tags: readonly Tag[];
  /** Pieces that are not tags, verbatim. */
  readonly malformed: readonly string[];
}

const TAG = /^([a-z][a-z0-9_]*)[ \t\r\n]*=[ \t\r\n]*([^; \t\r\n][^;]*|)$/i;

/** Parses the tag list of RFC 6376 §3.2: split at `;`, with optional white space around names, `=` and values. */
export const parseTagList = (text: string): TagList => {
  const pieces = text.split(';').map((piece) => piece.trim());
  const matches = pieces.filter((piece) => piece !== '').map((piece) => ({ piece, match: TAG.exec(piece) }));
  return {
    tags: matches.flatMap(({ match }) => (match ? [{ name: match[1] ?? '', value: match[2] ?? '' }] : [])),
    malformed: matches.flatMap(({ piece, match }) => (match ? [] : [piece])),
  };
};

/** The value of the first tag of that name, or undefined. */
export const findTagValue = (list: TagList, name: string): string | undefined =>
  list.tags.find((tag) => tag.name === name)?.value;
