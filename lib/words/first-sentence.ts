/** Ends of sentences: a stop, and a capital or an opening quote after it. */
const END = /[.!?]\s+(?=[\p{Lu}“])/gu;

const count = (text: string, of: string): number => text.split(of).length - 1;

/** A text as its first sentence and the rest ('' where it has one alone); what stands within quotes ends none. */
export const splitSentence = (text: string): readonly [first: string, rest: string] => {
  for (const { index, 0: end } of text.matchAll(END)) {
    const first = text.slice(0, index + 1);
    if (count(first, '“') === count(first, '”')) return [first, text.slice(index + end.length)];
  }
  return [text, ''];
};
