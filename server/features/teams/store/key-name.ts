/** Maximum characters of the name of a key. */
export const LONGEST_NAME = 60;

/** Pattern of a key's name: names appear in mail, where no part of them may be a link, a line break or markup. */
export const KEY_NAME = /^[\p{L}\p{M}\p{Nd} _.'&-]{1,60}$/u;

/** Cleans a name from before this rule, so that it may appear in mail. */
export const toPlainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{Nd} _.'&-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME) || 'Pijler';
