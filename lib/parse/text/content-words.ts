import { STOP_WORDS } from '../../data/text/title-words.ts';
import { splitWords } from './coverage.ts';

/** Words of a text that carry a subject: no stop words of Dutch and English, no single signs. */
export const listContentWords = (text: string): readonly string[] =>
  splitWords(text).filter((word) => word.length > 1 && !STOP_WORDS.has(word));

/** Letters from which one word may stand for another that begins with it (fiets, fietsen, fietsenmaker). */
const STEM = 4;

const isAkin = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short === long || (short.length >= STEM && long.startsWith(short));
};

/** Whether two lists share a word, or one that begins with it. */
export const hasSharedWord = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => isAkin(one, other)));
