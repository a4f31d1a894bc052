/**
 * A character that is not shown, as a soft hyphen of a script that hyphenates: part of the word around it (UAX #29,
 * WB4). A zero width space separates words only in scripts that have no other space.
 */
const UNSHOWN = String.raw`\p{Default_Ignorable_Code_Point}(?<!\p{L}|[\p{scx=Khmer}\p{scx=Lao}\p{scx=Myanmar}\p{scx=Thai}]\u200B)`;
const ALL_UNSHOWN = new RegExp(UNSHOWN, 'gu');
const WORD = /[\p{L}\p{N}]+/gu;
/** The same in a text that still has its unshown characters, where a word begins and ends as it is written. */
const WRITTEN_WORD = new RegExp(String.raw`[\p{L}\p{N}]+(?:(?:${UNSHOWN})+[\p{L}\p{N}]+)*`, 'gu');

/** Words as docs/catalogue.md counts them, “Main text and its coverage”: NFKC, lower case, runs of letters and digits. */
export const splitWords = (text: string): readonly string[] =>
  (text.normalize('NFKC').replace(ALL_UNSHOWN, '').match(WORD) ?? []).map((word) => word.toLowerCase());

/** How much of one text is found in another. */
interface Coverage {
  /** Share of the shingles of `part` that are in `whole`, 0-1; 0 when `part` has no word. */
  readonly share: number;
  /** Number of words of `part`; `found`: how many of them are in a matched shingle. */
  readonly words: number;
  readonly found: number;
  /** For each word of `part`, whether it is in a matched shingle. */
  readonly matched: readonly boolean[];
}

const SHINGLE = 5;

const listShingles = (words: readonly string[], size = SHINGLE): readonly string[] =>
  words.slice(size - 1).map((_, index) => words.slice(index, index + size).join(' '));

const countShingles = (shingles: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const shingle of shingles) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  return counts;
};

/** A page's main text or, when that is empty, the text of its content area, however short. */
export const pickText = ({ main, content }: { readonly main: string; readonly content: string }): string =>
  main === '' ? content : main;

/**
 * Measures how much of `part` is in `whole`, by runs of five words (of all its words when it has fewer). A run that
 * occurs n times in `whole` matches at most n times.
 */
export const measureCoverage = (part: string, whole: string): Coverage => {
  const words = splitWords(part);
  const size = Math.min(SHINGLE, Math.max(1, words.length));
  const shingles = listShingles(words, size);
  const left = countShingles(listShingles(splitWords(whole), size));
  const matched = words.map(() => false);
  let common = 0;

  shingles.forEach((shingle, start) => {
    const count = left.get(shingle) ?? 0;
    if (count === 0) return;
    left.set(shingle, count - 1);
    common += 1;
    matched.fill(true, start, start + size);
  });

  const share = shingles.length === 0 ? 0 : common / shingles.length;
  return { share, words: words.length, found: matched.filter(Boolean).length, matched };
};

/** The first `count` sentences of `part` that have at least four words and of which fewer than half the words were matched. */
export const findMissingSentences = (part: string, { matched }: Coverage, count: number): readonly string[] => {
  const missing: string[] = [];
  let position = 0;
  for (const sentence of part.match(SENTENCE) ?? []) {
    const length = splitWords(sentence).length;
    const found = matched.slice(position, position + length).filter(Boolean).length;
    position += length;
    if (length >= 4 && found < length / 2) missing.push(sentence.trim());
    if (missing.length === count) break;
  }
  return missing;
};
const SENTENCE = /[^.!?]{1,400}[.!?]*/g;

/** Length of the longest prefix of a text whose NFKC form has at most `normalized` characters. */
const findRawLength = (text: string, normalized: number): number => {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (text.slice(0, middle).normalize('NFKC').length > normalized) high = middle - 1;
    else low = middle;
  }
  return low;
};

/** Index in `whole` after the last run of five words that it shares with `part`; null when they share none. */
export const endOf = (part: string, whole: string): number | null => {
  const wanted = new Set(listShingles(splitWords(part)));
  const normalized = whole.normalize('NFKC');
  const words = [...normalized.matchAll(WRITTEN_WORD)];
  for (let end = words.length; end >= SHINGLE; end -= 1) {
    const run = words.slice(end - SHINGLE, end);
    const last = run.at(-1);
    if (last === undefined || !wanted.has(run.flatMap(([word]) => splitWords(word)).join(' '))) continue;
    const length = last.index + last[0].length;
    return normalized === whole ? length : findRawLength(whole, length);
  }
  return null;
};
