import { COMMON_WORDS } from '../data/common-words.ts';
import { languageName } from './same-language.ts';

/** From which share of its words, in %, and from how many different ones a text may be in the language they are common in. */
const ENOUGH = { share: 15, different: 3 };
/** Scripts of which a language uses more than one, and how each is told (ISO 15924, Unicode `Script`). */
const LETTERS: Readonly<Record<string, string>> = {
  Jpan: '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}',
  Kore: '\\p{Script=Hangul}\\p{Script=Han}',
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];

const commonOnes = (words: readonly string[], tag: string): readonly string[] =>
  words.filter((word) => COMMON_WORDS[languageName(tag)]?.has(word));

/** Share of a text's words, in %, that are among the commonest of a language; 0 for a language without a list. */
export const commonShare = (text: string, tag: string): number => {
  const words = wordsOf(text);
  return words.length === 0 ? 0 : Math.round((100 * commonOnes(words, tag).length) / words.length);
};

/** Whether enough of a text's words are common in a language, and not one of them again and again. */
const hasEnough = (text: string, tag: string): boolean =>
  commonShare(text, tag) >= ENOUGH.share && new Set(commonOnes(wordsOf(text), tag)).size >= ENOUGH.different;

/** Letters of the script that a language is mostly written in; null for Latin ones, and for no language. */
const lettersOf = (tag: string): RegExp | null => {
  try {
    const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
    return script === 'Latn' ? null : new RegExp(`[${LETTERS[script] ?? `\\p{Script=${script}}`}]`, 'gu');
  } catch {
    return null;
  }
};

/**
 * Whether a text itself bears out that it is in a language: it has enough of its commonest words, or is mostly written in
 * its script where that is not Latin. A list of names and numbers bears nothing out.
 */
export const bearsOut = (text: string, tag: string): boolean => {
  const letters = lettersOf(tag);
  return letters === null ? hasEnough(text, tag) : count(text, letters) * 2 > count(text, /\p{L}/gu);
};
