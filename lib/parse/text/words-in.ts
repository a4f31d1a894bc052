/** Removes diacritics and invisible characters, and replaces `ß` by `ss`. */
const foldLetters = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('ß', 'ss');

const split = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * Splits a name or a text into words, in lower case and without diacritics. A name with capitals inside (`addToCart`)
 * gives a second list, split at those too.
 */
export const splitIntoWords = (text: string): readonly (readonly string[])[] => {
  const plain = foldLetters(text);
  if (!/\p{Ll}\p{Lu}/u.test(plain)) return [split(plain)];
  return [split(plain), split(plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))];
};
