import { COMMON_WORDS } from '../../data/text/common-words.ts';
import { getOwn } from './own.ts';
import { normalizeLanguage } from './same-language.ts';

/**
 * For a text to be in a language: the least share, in %, of its words that are common in it, and the least number of
 * different ones.
 */
const ENOUGH = { share: 15, different: 3 };
/** Letters of the scripts other than Latin that languages are written in today (ISO 15924, Unicode `Script`). */
const LETTERS: Readonly<Record<string, RegExp>> = {
  Adlm: /\p{Script=Adlm}/gu,
  Arab: /\p{Script=Arab}/gu,
  Armn: /\p{Script=Armn}/gu,
  Beng: /\p{Script=Beng}/gu,
  Cakm: /\p{Script=Cakm}/gu,
  Cans: /\p{Script=Cans}/gu,
  Cher: /\p{Script=Cher}/gu,
  Cyrl: /\p{Script=Cyrl}/gu,
  Deva: /\p{Script=Deva}/gu,
  Ethi: /\p{Script=Ethi}/gu,
  Geor: /\p{Script=Geor}/gu,
  Grek: /\p{Script=Grek}/gu,
  Gujr: /\p{Script=Gujr}/gu,
  Guru: /\p{Script=Guru}/gu,
  Hebr: /\p{Script=Hebr}/gu,
  Khmr: /\p{Script=Khmr}/gu,
  Knda: /\p{Script=Knda}/gu,
  Laoo: /\p{Script=Laoo}/gu,
  Mlym: /\p{Script=Mlym}/gu,
  Mong: /\p{Script=Mong}/gu,
  Mtei: /\p{Script=Mtei}/gu,
  Mymr: /\p{Script=Mymr}/gu,
  Nkoo: /\p{Script=Nkoo}/gu,
  Olck: /\p{Script=Olck}/gu,
  Orya: /\p{Script=Orya}/gu,
  Rohg: /\p{Script=Rohg}/gu,
  Sinh: /\p{Script=Sinh}/gu,
  Syrc: /\p{Script=Syrc}/gu,
  Taml: /\p{Script=Taml}/gu,
  Telu: /\p{Script=Telu}/gu,
  Tfng: /\p{Script=Tfng}/gu,
  Thaa: /\p{Script=Thaa}/gu,
  Thai: /\p{Script=Thai}/gu,
  Tibt: /\p{Script=Tibt}/gu,
  Vaii: /\p{Script=Vaii}/gu,
  Yiii: /\p{Script=Yiii}/gu,
  Hans: /\p{Script=Han}/gu,
  Hant: /\p{Script=Han}/gu,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]/gu,
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const splitLowerCase = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];

const COMMON = new Map(Object.entries(COMMON_WORDS));

const getCommonWords = (tag: string): ReadonlySet<string> => COMMON.get(normalizeLanguage(tag)) ?? new Set();

const filterCommon = (words: readonly string[], tag: string): readonly string[] => {
  const common = getCommonWords(tag);
  return words.filter((word) => common.has(word));
};

/**
 * Share of a text's words, in %, that are among a language's most common; 0 for a language without a list. Words that
 * are also common in the language `apartFrom` do not count: they cannot tell the two apart.
 */
export const measureCommonShare = (text: string, tag: string, apartFrom = ''): number => {
  const words = splitLowerCase(text);
  const shared =
    normalizeLanguage(apartFrom) === normalizeLanguage(tag) ? new Set<string>() : getCommonWords(apartFrom);
  const own = filterCommon(words, tag).filter((word) => !shared.has(word));
  return words.length === 0 ? 0 : Math.round((100 * own.length) / words.length);
};

/** Whether enough of a text's words are common in a language, and enough of those are different. */
const hasEnough = (text: string, tag: string): boolean =>
  measureCommonShare(text, tag) >= ENOUGH.share &&
  new Set(filterCommon(splitLowerCase(text), tag)).size >= ENOUGH.different;

/** Pattern for the letters of the script that a language is mostly written in; null for Latin, rare scripts and invalid tags. */
const findLetters = (tag: string): RegExp | null => {
  try {
    return getOwn(LETTERS, new Intl.Locale(tag).maximize().script ?? 'Latn') ?? null;
  } catch {
    return null;
  }
};

/**
 * Whether a text itself confirms that it is in a language: it has enough of the language's most common words or, when
 * the language's script is not Latin, is mostly written in that script. A list of names and numbers confirms nothing.
 */
export const isBorneOut = (text: string, tag: string): boolean => {
  const letters = findLetters(tag);
  return letters === null ? hasEnough(text, tag) : count(text, letters) * 2 > count(text, /\p{L}/gu);
};

/**
 * When at least this share of a text's words, in %, is common in only the declared language, the text has that
 * language, whatever a browser detects.
 */
const THERE = 10;

/**
 * Compares the declared language of a text with another one that a browser detects, by the shares of words, in %, that
 * are common in only one of them. Returns `same` when the text is in the declared language, `mixed` when it is in both,
 * null when its words do not support the declared one. Given a text in two languages, some browsers are sure of one;
 * others (`reliable` false) of neither.
 */
export const compareByWords = (
  { declared, detected }: { readonly declared: number; readonly detected: number },
  reliable: boolean,
): 'same' | 'mixed' | null => {
  if (declared < THERE || declared * 2 < detected) return null;
  return declared > detected || !reliable ? 'same' : 'mixed';
};
