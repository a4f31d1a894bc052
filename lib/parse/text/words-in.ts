/** Letters without the marks on them, `ß` as `ss`, and nothing that does not show. */
const foldLetters = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('ß', 'ss');

const split = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * The words of a name or a text, lower case and without diacritics: as they stand, and where a name has capitals within
 * (`addToCart`), also as those part it.
 */
export const splitIntoWords = (text: string): readonly (readonly string[])[] => {
  const plain = foldLetters(text);
  if (!/\p{Ll}\p{Lu}/u.test(plain)) return [split(plain)];
  return [split(plain), split(plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))];
};
