import { STOP_WORDS } from '../../data/text/title-words.ts';
import { splitWords } from './coverage.ts';

/** Words of a text that carry its subject: without Dutch and English stop words and single characters. */
export const listContentWords = (text: string): readonly string[] =>
  splitWords(text).filter((word) => word.length > 1 && !STOP_WORDS.has(word));

/** Least length of a word to match a longer one that begins with it (fiets, fietsen, fietsenmaker). */
const STEM = 4;

const isAkin = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short === long || (short.length >= STEM && long.startsWith(short));
};

/** Whether two lists share a word, or a word of one list begins a word of the other. */
export const hasSharedWord = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => isAkin(one, other)));
