import { GENERIC_LINK_TEXTS } from '../data/generic-link-texts.ts';

const LISTS = {
  nl: new Set(GENERIC_LINK_TEXTS.nl),
  en: new Set(GENERIC_LINK_TEXTS.en),
};

/** Lower case, single spaces, without the arrows and marks that stand around a link's text. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[\s\p{P}\p{S}]+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/gu, '')
    .replace(/\s+/g, ' ');

/**
 * Whether a link's text says nothing about where it leads, by the list of the language in force (a lower-case tag);
 * where none is declared both lists count, and texts in other languages are not known.
 */
export const isGenericText = (text: string, lang: string): boolean => {
  const words = bare(text);
  const primary = lang.split('-')[0];
  if (primary === 'nl' || primary === 'en') return LISTS[primary].has(words);
  if (primary === '') return LISTS.nl.has(words) || LISTS.en.has(words);
  return false;
};
