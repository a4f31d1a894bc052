import type { AST } from '@eslint-community/regexpp';
import { isGroup } from './loops.ts';

/*
 * What a search that continues after each match may try in vain each time, although it has its match already: `a(?:.*b)?` finds
 * every `a`, and from each looks to the end of the text for a `b`. A single search does not show it.
 */

type Elements = readonly AST.Element[];

const textOf = (elements: Elements): string => elements.map(({ raw }) => raw).join('');

const isOptional = (element: AST.Element): boolean => element.type === 'Quantifier' && element.min === 0;

/** The alternatives that a group tries; a repeated character has nothing to try in vain. */
const triesOf = (element: AST.Element): readonly Elements[] => {
  const inner = element.type === 'Quantifier' ? element.element : element;
  return isGroup(inner) ? inner.alternatives.map(({ elements }) => elements) : [];
};

/** Index at which a sequence has all it requires; -1 if it requires nothing. */
const endOf = (elements: Elements): number => elements.findLastIndex((element) => !isOptional(element));

/** The shortest form of a match: more of it is matched once and not searched again. */
const shortest = (element: AST.Element): string => {
  if (isGroup(element)) return `(?:${element.alternatives.map(({ elements }) => shortestOf(elements)).join('|')})`;
  return element.type === 'Quantifier' ? `${element.element.raw}{${element.min}}` : element.raw;
};

const shortestOf = (elements: Elements): string => {
  const end = endOf(elements);
  const last = elements[end];
  return last === undefined ? '' : textOf(elements.slice(0, end)) + shortest(last);
};

const behind = (start: string, element: AST.Element): readonly string[] =>
  triesOf(element).flatMap((inner) => [textOf(inner), ...vain(inner)].map((attempt) => start + attempt));

const vain = (elements: Elements): readonly string[] => {
  const end = endOf(elements);
  const before = textOf(elements.slice(0, Math.max(end, 0)));
  const last = elements[end];
  const head = shortestOf(elements);
  const within = isGroup(last) ? triesOf(last).flatMap((inner) => vain(inner).map((attempt) => before + attempt)) : [];
  const again = last?.type === 'Quantifier' && last.max > last.min ? behind(head, last) : [];
  return [...within, ...again, ...elements.slice(end + 1).flatMap((element) => behind(head, element))];
};

/** The attempts as patterns of their own: single alternatives, and what may follow a match. */
export const attemptsOf = ({ alternatives }: AST.Pattern): readonly string[] => [
  ...(alternatives.length > 1 ? alternatives.map(({ raw }) => raw) : []),
  ...alternatives.flatMap(({ elements }) => vain(elements)),
];
