import { GENERIC_LINK_TEXTS, GENERIC_WORDS, TELLING_LINK_TEXTS } from '../../data/text/generic-link-texts.ts';
import { normalizeLanguage } from './same-language.ts';

// Pages choose the language tags, so these are Maps: a plain object would also have inherited names.
const GENERIC = new Map(Object.entries(GENERIC_LINK_TEXTS).map(([lang, texts]) => [lang, new Set(texts)]));
const TELLING = new Map(Object.entries(TELLING_LINK_TEXTS));
/**
 * Themes and plug-ins use these languages on pages in any language: their generic phrases count everywhere, single
 * words do not.
 */
const ALWAYS = ['nl', 'en'];
const WORDS = new Map(Object.entries(GENERIC_WORDS).map(([lang, words]) => [lang, new Set(words.split(' '))]));

/** A suffix that says how a link opens, not where it leads. */
const OPENS =
  / ?[([]?(?:opent in (?:een )?nieuwe? (?:venster|tabblad|scherm|tab)|opens (?:in )?(?:a )?new (?:window|tab)|externe link|external link|extern|external|pdf)[)\]]?$/u;

/** Numbered for want of a name: "Link 3". A page of a list or a part of a whole may well have a number. */
const NUMBERED = /^(?:link|klik|url) ?\d{1,3}$/;

/** Whether a text consists of a generic word and words that name no target either: "lees nu meer op deze pagina". */
const hasOnlyEmptyWords = (text: string, lang: string): boolean => {
  const words = text.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '');
  const [list, known] = [GENERIC.get(lang), WORDS.get(lang)];
  if (words.length < 2 || known === undefined) return false;
  return words.every((word) => known.has(word)) && words.some((word) => list?.has(word) === true);
};

/** Normalises a text to the form in the lists: lower case, single spaces, without arrows and punctuation around it. */
export const toBareText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s\p{P}\p{S}]+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/gu, '')
    .replace(/\s+/g, ' ');

/** Whether there is a list of generic texts for this language (a tag). */
export const hasGenericTexts = (lang: string): boolean => GENERIC.has(normalizeLanguage(lang));

/**
 * Whether a link's text does not say where it leads: by the phrases of the Dutch and English lists always, and by the
 * lists of the languages it may be in (tags). A text that names a target in one of these is not generic in another.
 */
export const isGenericText = (text: string, languages: readonly string[]): boolean => {
  const words = toBareText(text);
  const names = languages.map(normalizeLanguage);
  if (names.some((name) => TELLING.get(name)?.includes(words) === true)) return false;
  // Only symbols, such as an arrow or a cross.
  if (!/[\p{L}\p{N}]/u.test(text)) return /\S/.test(text);
  const plain = words.replace(OPENS, '').trim();
  if (NUMBERED.test(plain)) return true;
  const speaksAll = plain.includes(' ') || names.every((name) => name === '');
  return (speaksAll ? [...ALWAYS, ...names] : names).some(
    (name) => GENERIC.get(name)?.has(plain) === true || hasOnlyEmptyWords(plain, name),
  );
};
