import { COMMON_WORDS } from '../../data/text/common-words.ts';
import { getOwn } from './own.ts';
import { normalizeLanguage } from './same-language.ts';

/** From which share of its words, in %, and from how many different ones a text may be in the language they are common in. */
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
 * Share of a text's words, in %, that are among the commonest of a language; 0 for a language without a list. Words that
 * another language has too tell nothing between them: they do not count.
 */
export const measureCommonShare = (text: string, tag: string, apartFrom = ''): number => {
  const words = splitLowerCase(text);
  const shared =
    normalizeLanguage(apartFrom) === normalizeLanguage(tag) ? new Set<string>() : getCommonWords(apartFrom);
  const own = filterCommon(words, tag).filter((word) => !shared.has(word));
  return words.length === 0 ? 0 : Math.round((100 * own.length) / words.length);
};

/** Whether enough of a text's words are common in a language, and not one of them again and again. */
const hasEnough = (text: string, tag: string): boolean =>
  measureCommonShare(text, tag) >= ENOUGH.share &&
  new Set(filterCommon(splitLowerCase(text), tag)).size >= ENOUGH.different;

/** Letters of the script that a language is mostly written in; null for Latin ones, for rare ones, and for no language. */
const findLetters = (tag: string): RegExp | null => {
  try {
    return getOwn(LETTERS, new Intl.Locale(tag).maximize().script ?? 'Latn') ?? null;
  } catch {
    return null;
  }
};

/**
 * Whether a text itself bears out that it is in a language: it has enough of its commonest words, or is mostly written in
 * its script where that is not Latin. A list of names and numbers bears nothing out.
 */
export const isBorneOut = (text: string, tag: string): boolean => {
  const letters = findLetters(tag);
  return letters === null ? hasEnough(text, tag) : count(text, letters) * 2 > count(text, /\p{L}/gu);
};

/** Share of its words, in %, that are common in the declared language alone: then it is there, whatever a browser detects. */
const THERE = 10;

/**
 * What the words that each of two languages has alone (shares of a text, in %) say of a text where a browser detects one and
 * the other is declared: it is in the declared one, it is in both, or null, they say nothing for it. Of a text in two languages
 * some browsers are sure of one, others (`reliable` false) of neither.
 */
export const compareByWords = (
  { declared, detected }: { readonly declared: number; readonly detected: number },
  reliable: boolean,
): 'same' | 'mixed' | null => {
  if (declared < THERE || declared * 2 < detected) return null;
  return declared > detected || !reliable ? 'same' : 'mixed';
};
