/** Whether an accessible name contains a visible label (WCAG 2.5.3): yes, perhaps, or no. */
export type InName = 'in' | 'perhaps' | 'out';

/** A word: its letters and digits, and whether a dot after it may mark an abbreviation. */
interface Word {
  readonly text: string;
  readonly isShort: boolean;
}

const BRACKETED = /\([^()]{0,200}\)|\[[^[\]]{0,200}\]/gu;

/** Words of a text, without punctuation and symbols: nobody pronounces those, so they need no match. */
const splitWords = (text: string): readonly Word[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((part) => ({ text: part.replace(/[^\p{L}\p{N}]/gu, ''), isShort: /\p{L}\.\P{L}*$/u.test(part) }))
    .filter(({ text: letters }) => letters !== '');

/** Whether the words occur consecutively in the name. */
const isContained = (
  words: readonly Word[],
  name: readonly Word[],
  same: (word: Word, other: Word) => boolean,
): boolean =>
  name.some((_, at) => words.every((word, index) => same(word, name[at + index] ?? { text: '', isShort: false })));

const isSame = (word: Word, other: Word): boolean => word.text === other.text;
/** Whether `long` begins with the first letter of `short` and contains its letters in order. */
const isShortening = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && long.startsWith(short[0] ?? ' ');
};
/** “Tel.” for “telephone”, “Mr.” for “mister”. */
const isPerhaps = (word: Word, other: Word): boolean =>
  isSame(word, other) || (word.isShort && isShortening(word.text, other.text));

/**
 * From this many single characters in a row on, a name spells out a word: “0 6 1 2”. Saying the displayed word differs
 * from that.
 */
const SPELT = 3;

/**
 * Whether the name contains the words consecutively, but divided differently: “log in”, “24/7”. False where the name
 * spells out what is displayed as one word.
 */
const isContainedUnparted = (words: readonly Word[], name: readonly Word[]): boolean => {
  const letters = words.map(({ text }) => text).join('');
  return name.some((_, at) => {
    const heard: string[] = [];
    for (
      let length = 0;
      length < letters.length && at + heard.length < name.length;
      length += heard.at(-1)?.length ?? 0
    )
      heard.push(name[at + heard.length]?.text ?? '');
    const isSpelt = heard.length >= SPELT && heard.every((text) => [...text].length === 1);
    return heard.join('') === letters && !isSpelt;
  });
};

/**
 * Compares a visible label with an accessible name. `fromItself`: the name is composed of parts of the element, as that
 * of an upload button is, so its words may come in another order. A single character is a picture (“x” on a close
 * button).
 */
export const compareLabelToName = (label: string, name: string, fromItself: boolean): InName => {
  const heard = splitWords(name);
  // Text in brackets may be missing from the name (ACT rule 2ee8b8).
  const words = splitWords(isContained(splitWords(label), heard, isSame) ? label : label.replace(BRACKETED, ' '));
  if (words.length === 0 || isContained(words, heard, isSame)) return 'in';
  const known = new Set(heard.map(({ text }) => text));
  if (words.every(({ text }) => known.has(text))) return fromItself ? 'in' : 'perhaps';
  if (words.length === 1 && [...(words[0]?.text ?? '')].length === 1) return 'perhaps';
  return isContainedUnparted(words, heard) || isContained(words, heard, isPerhaps) ? 'perhaps' : 'out';
};
