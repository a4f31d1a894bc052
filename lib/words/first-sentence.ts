/** Ends of sentences: a stop, and a capital or an opening quote after it. */
const END = /[.!?]\s+(?=[\p{Lu}“])/gu;

const count = (text: string, of: string): number => text.split(of).length - 1;

/** Splits a text into its first sentence and the rest ('' if there is only one); an end within quotes does not count. */
export const splitSentence = (text: string): readonly [first: string, rest: string] => {
  for (const { index, 0: end } of text.matchAll(END)) {
    const first = text.slice(0, index + 1);
    if (count(first, '“') === count(first, '”')) return [first, text.slice(index + end.length)];
  }
  return [text, ''];
};
