/** Words at most that a reader of a report sees before scrolling or opening anything. */
const MAX = 120;
/** Those of them that every report has: its site and day, grade and six scores, a heading and its buttons. */
const FRAME = 41;
/** Steps that are shown first if there is room for them. */
const STEPS = 3;

/** Counts the words of a text; a symbol by itself does not count. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** How many of the first steps fit below the text above them, each step with all its words: three at most, and always one. */
export const countFittingSteps = (above: readonly string[], steps: readonly string[]): number => {
  const room = MAX - FRAME - countWords(above.join(' '));
  const isFitting = (count: number): boolean => countWords(steps.slice(0, count).join(' ')) <= room;
  return Array.from({ length: STEPS }, (_, index) => STEPS - index).find(isFitting) ?? 1;
};
