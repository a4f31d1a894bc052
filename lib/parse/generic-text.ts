import { GENERIC_LINK_TEXTS, TELLING_LINK_TEXTS } from '../data/generic-link-texts.ts';
import { languageName } from './same-language.ts';

// A page chooses its tags: no table is asked for what every object has.
const GENERIC = new Map(Object.entries(GENERIC_LINK_TEXTS).map(([lang, texts]) => [lang, new Set(texts)]));
const TELLING = new Map(Object.entries(TELLING_LINK_TEXTS));
/** In whatever language a page is, its theme and its plug-ins speak these. */
const ALWAYS = ['nl', 'en'];

/** A text as the lists hold it: lower case, single spaces, without the arrows and marks that stand around it. */
export const bareText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s\p{P}\p{S}]+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/gu, '')
    .replace(/\s+/g, ' ');

/** Whether there is a list of texts that say nothing in this language (a tag). */
export const knowsGenericTexts = (lang: string): boolean => GENERIC.has(languageName(lang));

/**
 * Whether a link's text says nothing about where it leads: by the Dutch and the English list always, and by those of the
 * languages it may be in (tags). What is a name in one of these is none of another's empty words.
 */
export const isGenericText = (text: string, languages: readonly string[]): boolean => {
  const words = bareText(text);
  const names = languages.map(languageName);
  if (names.some((name) => TELLING.get(name)?.includes(words) === true)) return false;
  return [...ALWAYS, ...names].some((name) => GENERIC.get(name)?.has(words) === true);
};
