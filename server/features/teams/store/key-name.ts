/** Characters of the name of a key. */
export const LONGEST_NAME = 60;

/** What a key may be called: names stand in mail, where nothing of them may be a link, a line or a word of markup. */
export const KEY_NAME = /^[\p{L}\p{M}\p{Nd} _.'&-]{1,60}$/u;

/** A name that was given before that was so, as it may stand in mail. */
export const toPlainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{Nd} _.'&-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME) || 'Pijler';
