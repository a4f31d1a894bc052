/** Words that a reader of a report meets at most before anything is scrolled or opened. */
const MAX = 120;
/** Of these, what every report has: its site and day, grade and six scores, a heading and its buttons. */
const FRAME = 41;
/** Steps that are shown first where there is room for them. */
const STEPS = 3;

/** How many words a text has; a sign that stands alone is none. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** How many of the first steps fit below what is said above them, each as all its words: three at most, and always one. */
export const countFittingSteps = (above: readonly string[], steps: readonly string[]): number => {
  const room = MAX - FRAME - countWords(above.join(' '));
  const isFitting = (count: number): boolean => countWords(steps.slice(0, count).join(' ')) <= room;
  return Array.from({ length: STEPS }, (_, index) => STEPS - index).find(isFitting) ?? 1;
};
