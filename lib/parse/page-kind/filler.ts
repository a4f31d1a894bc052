import { FILLER_WORDS, SAMPLE_TEXTS } from '../../data/page-kinds/leftovers.ts';
import type { Facts } from '../../evidence.ts';
import { pickText, splitWords } from '../text/coverage.ts';
import { removeRanges } from '../text/remove-ranges.ts';

/** A page with at least this share of filler words is nothing but filler. */
const WHOLE = 0.5;

/** Texts that were meant to be replaced, and how much of the page they are: 0 to 1, where 1 means half of it or more. */
export interface Filler {
  readonly found: readonly string[];
  readonly share: number;
}

const measureShare = (words: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => FILLER_WORDS.has(word)).length / words.length;

/** The filler that a page shows; null when there is none. Text in code is ignored as a quotation. */
export const findFiller = ({ text }: Pick<Facts['page'], 'text'>): Filler | null => {
  const shown = removeRanges(text.body, text.code);
  const found = [...new Set(SAMPLE_TEXTS.flatMap(({ pattern }) => pattern.exec(shown)?.[0] ?? []))];
  return found.length === 0 ? null : { found, share: Math.min(1, measureShare(splitWords(pickText(text))) / WHOLE) };
};

/** A cap that falls linearly from `little`, when next to nothing is filler, to `all`. */
export const computeFillerCap = ({ share }: Filler, little: number, all: number): number =>
  Math.round(little - (little - all) * share);
