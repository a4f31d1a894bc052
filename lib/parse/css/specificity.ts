import { splitSelectors } from './focus-selector.ts';

/** Deepest nesting of selectors that is weighed; deeper ones count as 0. */
const DEPTH = 6;
/** How much an id, a class and an element weigh: no selector has a thousand of one kind. */
const WEIGHT = { id: 1_000_000, class: 1_000, element: 1 };

const NAME = /(?:\\[\s\S]|[\w\-\u0080-\uffff])*/y;
const OF_ARGUMENT = /^(?:is|not|has|matches|-webkit-any|-moz-any)$/;
/** Pseudo-elements that may be written with one colon (Selectors 4, 3.7). */
const OLD = /^(?:before|after|first-line|first-letter)$/i;

/** Index after the name that begins at `from`. */
const nameEnd = (text: string, from: number): number => {
  NAME.lastIndex = from;
  NAME.test(text);
  return Math.max(NAME.lastIndex, from);
};

/** Index after the bracket that closes the one at `from`. */
const findBracketEnd = (text: string, from: number): number => {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    if (depth === 0 && quote === '') return at + 1;
  }
  return text.length;
};

const findHeaviest = (list: string, depth: number): number =>
  Math.max(0, ...splitSelectors(list).map((one) => weighSelector(one, depth)));

const weighPseudoClass = (name: string, argument: string, depth: number): number => {
  if (name === 'where') return 0;
  if (OLD.test(name)) return WEIGHT.element;
  if (OF_ARGUMENT.test(name)) return findHeaviest(argument, depth + 1);
  const [, of = ''] = name.startsWith('nth-') ? argument.split(' of ') : [];
  return WEIGHT.class + (of === '' ? 0 : findHeaviest(of, depth + 1));
};

/** Weight of the simple selector that begins at `at`, and the index after it. */
const weighPart = (text: string, at: number, depth: number): readonly [weight: number, end: number] => {
  const sign = text[at] ?? '';
  if (sign === '#') return [WEIGHT.id, nameEnd(text, at + 1)];
  if (sign === '.') return [WEIGHT.class, nameEnd(text, at + 1)];
  if (sign === '[') return [WEIGHT.class, findBracketEnd(text, at)];
  if (sign !== ':') {
    const end = nameEnd(text, at);
    return end > at ? [WEIGHT.element, end] : [0, at + 1];
  }
  const isElement = text[at + 1] === ':';
  const begin = at + (isElement ? 2 : 1);
  const end = nameEnd(text, begin);
  const close = text[end] === '(' ? findBracketEnd(text, end) : end;
  const weight = isElement
    ? WEIGHT.element
    : weighPseudoClass(text.slice(begin, end).toLowerCase(), text.slice(end + 1, close - 1), depth);
  return [weight, close];
};

const weighSelector = (selector: string, depth: number): number => {
  if (depth > DEPTH) return 0;
  let sum = 0;
  for (let at = 0; at < selector.length; ) {
    const [weight, end] = weighPart(selector, at, depth);
    sum += weight;
    at = end;
  }
  return sum;
};

/** The specificity of one selector (not a list) as one number to compare by (Selectors 4, 17). */
export const computeSpecificity = (selector: string): number => weighSelector(selector, 0);
