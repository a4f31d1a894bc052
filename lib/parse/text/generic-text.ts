import { GENERIC_LINK_TEXTS, GENERIC_WORDS, TELLING_LINK_TEXTS } from '../../data/text/generic-link-texts.ts';
import { normalizeLanguage } from './same-language.ts';

// A page chooses its tags: no table is asked for what every object has.
const GENERIC = new Map(Object.entries(GENERIC_LINK_TEXTS).map(([lang, texts]) => [lang, new Set(texts)]));
const TELLING = new Map(Object.entries(TELLING_LINK_TEXTS));
/** In whatever language a page is, its theme and its plug-ins speak these: their phrases are empty everywhere, single words not. */
const ALWAYS = ['nl', 'en'];
const WORDS = new Map(Object.entries(GENERIC_WORDS).map(([lang, words]) => [lang, new Set(words.split(' '))]));

/** What says where a link opens, not where it leads. */
const OPENS =
  / ?[([]?(?:opent in (?:een )?nieuwe? (?:venster|tabblad|scherm|tab)|opens (?:in )?(?:a )?new (?:window|tab)|externe link|external link|extern|external|pdf)[)\]]?$/u;

/** Numbered where no name was at hand: "Link 3". A page of a list or a part has a number by right. */
const NUMBERED = /^(?:link|klik|url) ?\d{1,3}$/;

/** Words that come with an empty one and tell no aim either: "lees nu meer op deze pagina". */
const hasOnlyEmptyWords = (text: string, lang: string): boolean => {
  const words = text.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '');
  const [list, known] = [GENERIC.get(lang), WORDS.get(lang)];
  if (words.length < 2 || known === undefined) return false;
  return words.every((word) => known.has(word)) && words.some((word) => list?.has(word) === true);
};

/** A text as the lists hold it: lower case, single spaces, without the arrows and marks that stand around it. */
export const toBareText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s\p{P}\p{S}]+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/gu, '')
    .replace(/\s+/g, ' ');

/** Whether there is a list of texts that say nothing in this language (a tag). */
export const hasGenericTexts = (lang: string): boolean => GENERIC.has(normalizeLanguage(lang));

/**
 * Whether a link's text says nothing about where it leads: by the Dutch and the English list always, and by those of the
 * languages it may be in (tags). What is a name in one of these is none of another's empty words.
 */
export const isGenericText = (text: string, languages: readonly string[]): boolean => {
  const words = toBareText(text);
  const names = languages.map(normalizeLanguage);
  if (names.some((name) => TELLING.get(name)?.includes(words) === true)) return false;
  // An arrow, a cross, a picture of signs.
  if (!/[\p{L}\p{N}]/u.test(text)) return /\S/.test(text);
  const plain = words.replace(OPENS, '').trim();
  if (NUMBERED.test(plain)) return true;
  const speaksAll = plain.includes(' ') || names.every((name) => name === '');
  return (speaksAll ? [...ALWAYS, ...names] : names).some(
    (name) => GENERIC.get(name)?.has(plain) === true || hasOnlyEmptyWords(plain, name),
  );
};
