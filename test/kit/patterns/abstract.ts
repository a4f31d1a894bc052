import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { isGroup, isLookaround, isLoop } from './loops.ts';

/*
 * Prints a pattern anew for an automaton: as small as possible, without changing whether it is linear. At most three times is
 * like at most two; the two ends of a literal run such as `Copyright` represent the whole, as long as only single characters are
 * looped; and a lookaround at an end of the pattern that requires one character, or none of some, is like the character itself.
 */

/** How to print: from which bound on a repetition is a loop, and whether runs are folded. */
interface Manner {
  readonly most: number;
  readonly foldsRuns: boolean;
}

const mannerFor = (pattern: AST.Pattern, most: number): Manner => {
  let loopsGroup = false;
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      loopsGroup ||= isLoop(quantifier, most) && isGroup(quantifier.element);
    },
  });
  return { most, foldsRuns: !loopsGroup };
};

/** A repetition with a high minimum may fail at its end: a character that never occurs represents that. */
const NEVER = '\\u0000';

const repeated = (quantifier: AST.Quantifier, manner: Manner): string => {
  const { min, max, greedy } = quantifier;
  const inner = printOne(quantifier.element, manner);
  const lazy = greedy ? '' : '?';
  if (!isLoop(quantifier, manner.most))
    return `${inner}{${Math.min(min, min === max ? 2 : 1)},${Math.min(max, 2)}}${lazy}`;
  return `${inner}{${Math.min(min, 1)},}${lazy}${min > manner.most ? NEVER : ''}`;
};

/** A capture stays one, because automata cannot handle a reference to it. */
const opening = (group: AST.Group | AST.CapturingGroup): string =>
  group.type === 'Group' ? '(?:' : group.name === null ? '(' : `(?<${group.name}>`;

const printOne = (element: AST.Element, manner: Manner): string => {
  if (isGroup(element)) return `${opening(element)}${printAny(element.alternatives, manner)})`;
  return element.type === 'Quantifier' ? repeated(element, manner) : element.raw;
};

const printAll = (elements: readonly AST.Element[], manner: Manner): string => {
  const isInRun = (at: number): boolean => [at - 1, at, at + 1].every((index) => elements[index]?.type === 'Character');
  return elements
    .filter((_, at) => !manner.foldsRuns || !isInRun(at))
    .map((element) => printOne(element, manner))
    .join('');
};

const printAny = (alternatives: readonly AST.Alternative[], manner: Manner): string =>
  alternatives.map(({ elements }) => printAll(elements, manner)).join('|');

const CLASS = ['Character', 'CharacterSet', 'CharacterClass'];

/** The only character class of a lookaround; null if it has more. */
const classOf = ({ alternatives }: AST.LookaroundAssertion): AST.Element | null => {
  const [only, ...more] = alternatives.flatMap(({ elements }) => elements);
  return only !== undefined && alternatives.length === 1 && more.length === 0 && CLASS.includes(only.type)
    ? only
    : null;
};

const complement = (element: AST.Element): string => {
  if (element.type !== 'CharacterClass') return `[^${element.raw}]`;
  return element.negate ? `[${element.raw.slice(2)}` : `[^${element.raw.slice(1)}`;
};

/** A lookaround at an end of the pattern, replaced by what it looks at; unchanged if that is not equivalent. */
const atEnd = (element: AST.Element, kind: 'lookahead' | 'lookbehind', manner: Manner): string => {
  if (!isLookaround(element) || element.kind !== kind) return printOne(element, manner);
  const one = classOf(element);
  if (element.negate) return one === null ? element.raw : `(?:${kind === 'lookahead' ? '$' : '^'}|${complement(one)})`;
  return one === null && kind === 'lookbehind' ? element.raw : `(?:${printAny(element.alternatives, manner)})`;
};

const printAlternative = ({ elements }: AST.Alternative, manner: Manner): string => {
  const [first, last] = [elements[0], elements.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (elements.length === 1) return printOne(first, manner);
  return (
    atEnd(first, 'lookbehind', manner) + printAll(elements.slice(1, -1), manner) + atEnd(last, 'lookahead', manner)
  );
};

/** Prints a parsed pattern for an automaton; `most` as for loops. */
export const abstracted = (pattern: AST.Pattern, most: number): string => {
  const manner = mannerFor(pattern, most);
  return pattern.alternatives.map((alternative) => printAlternative(alternative, manner)).join('|');
};
