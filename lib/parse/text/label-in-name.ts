/** How a visible label stands to an accessible name (WCAG 2.5.3): in it, perhaps in it, or not. */
export type InName = 'in' | 'perhaps' | 'out';

/** A word: its letters and digits, and whether a dot behind it may stand for the rest of it. */
interface Word {
  readonly text: string;
  readonly isShort: boolean;
}

const BRACKETED = /\([^()]{0,200}\)|\[[^[\]]{0,200}\]/gu;

/** Words of a text, without punctuation and symbols: what nobody pronounces needs no match. */
const splitWords = (text: string): readonly Word[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((part) => ({ text: part.replace(/[^\p{L}\p{N}]/gu, ''), isShort: /\p{L}\.\P{L}*$/u.test(part) }))
    .filter(({ text: letters }) => letters !== '');

/** Whether the words stand in the name one behind the other. */
const isContained = (
  words: readonly Word[],
  name: readonly Word[],
  same: (word: Word, other: Word) => boolean,
): boolean =>
  name.some((_, at) => words.every((word, index) => same(word, name[at + index] ?? { text: '', isShort: false })));

const isSame = (word: Word, other: Word): boolean => word.text === other.text;
/** Whether the letters of one word stand in another in their order, from the first on. */
const isShortening = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && long.startsWith(short[0] ?? ' ');
};
/** “Tel.” for “telephone”, “Mr.” for “mister”. */
const isPerhaps = (word: Word, other: Word): boolean =>
  isSame(word, other) || (word.isShort && isShortening(word.text, other.text));

/** Signs in a row from which a name spells a word: “0 6 1 2”. Whoever says the word as it stands says another. */
const SPELT = 3;

/**
 * Whether the words are some of the name's, one behind the other, where they are parted otherwise: “log in”, “24/7”. Not
 * where the name spells what is one word to the eye.
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
 * Whether a visible label stands in a name. `fromItself`: the name is put together of parts of the element, as an upload's
 * button is, so that its words may come in another order. A single sign is a picture (“x” on a button that closes).
 */
export const compareLabelToName = (label: string, name: string, fromItself: boolean): InName => {
  const heard = splitWords(name);
  // What stands in brackets may be left out (ACT rule 2ee8b8), where the name leaves it out.
  const words = splitWords(isContained(splitWords(label), heard, isSame) ? label : label.replace(BRACKETED, ' '));
  if (words.length === 0 || isContained(words, heard, isSame)) return 'in';
  const known = new Set(heard.map(({ text }) => text));
  if (words.every(({ text }) => known.has(text))) return fromItself ? 'in' : 'perhaps';
  if (words.length === 1 && [...(words[0]?.text ?? '')].length === 1) return 'perhaps';
  return isContainedUnparted(words, heard) || isContained(words, heard, isPerhaps) ? 'perhaps' : 'out';
};
