import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

/*
 * What counting its loops shows about a pattern's cost. A loop is what is repeated without end, or more often than a given bound:
 * up to that a repetition is as good as written out.
 */

export const isGroup = (element: AST.Node | undefined): element is AST.Group | AST.CapturingGroup =>
  element?.type === 'Group' || element?.type === 'CapturingGroup';

export const isLookaround = (element: AST.Node): element is AST.LookaroundAssertion =>
  element.type === 'Assertion' && (element.kind === 'lookahead' || element.kind === 'lookbehind');

/** Whether a repetition is a loop; bounds up to `most` are not. */
export const isLoop = ({ max }: AST.Quantifier, most: number): boolean =>
  max === Number.POSITIVE_INFINITY || max > most;

/** Number of loops on the path through the elements that has most of them; a loop within a loop counts as infinitely many. */
const loopsIn = (elements: readonly AST.Element[], most: number): number =>
  elements.reduceRight((behind, element) => {
    // A lookaround is tried beside what follows, not before each of its attempts.
    if (isLookaround(element)) return Math.max(mostLoops(element.alternatives, most), behind);
    return behind + loopsOf(element, most);
  }, 0);

const mostLoops = (alternatives: readonly AST.Alternative[], most: number): number =>
  Math.max(0, ...alternatives.map(({ elements }) => loopsIn(elements, most)));

const loopsOf = (element: AST.Element, most: number): number => {
  if (isGroup(element)) return mostLoops(element.alternatives, most);
  if (element.type !== 'Quantifier') return 0;
  const within = loopsOf(element.element, most);
  if (!isLoop(element, most)) return within === 0 ? 0 : within * element.max;
  return within === 0 ? 1 : Number.POSITIVE_INFINITY;
};

const startsAtStart = ({ elements: [first] }: AST.Alternative): boolean => {
  if (isGroup(first)) return first.alternatives.every(startsAtStart);
  return first?.type === 'Assertion' && first.kind === 'start';
};

/**
 * The highest possible degree of the polynomial in the input's length: one for each loop on a path, and one for the places at
 * which a search may start. It may well be lower.
 */
export const degreeAtMost = ({ alternatives }: AST.Pattern, flags: string, most: number): number => {
  const isAnchored = !flags.includes('m') && alternatives.every(startsAtStart);
  return mostLoops(alternatives, most) + (isAnchored ? 0 : 1);
};

/** The longest bound of a pattern's repetitions, or of those that must be made; 0 when none has one. */
export const longestBound = (pattern: AST.Pattern): number => {
  let longest = 0;
  visitRegExpAST(pattern, {
    onQuantifierEnter: ({ min, max }) => {
      longest = Math.max(longest, min, max === Number.POSITIVE_INFINITY ? 0 : max);
    },
  });
  return longest;
};
