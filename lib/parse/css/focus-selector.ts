/** One selector (not a list), with what it requires of the focus. */
export interface FocusSelector {
  /** Without the pseudo-element at its end. */
  readonly base: string;
  /** `::after`, in today's notation; '' when the element itself is styled. */
  readonly pseudo: string;
  /** It names a state of focus. */
  readonly asks: boolean;
  /** The only element it can style is the one with the focus. */
  readonly own: boolean;
  /** It selects ancestors of the focused element: by `:focus-within`, or by `:has()` with a state of focus. */
  readonly within: boolean;
  /** It has no state of focus, but a class or attribute named after it, which a script may set. */
  readonly scripted: boolean;
}

const STATE = /(?<!\\):(?:focus-visible|focus-within|focus|-moz-focusring)(?![\w-])/g;
/** A class or an attribute whose name contains "focus". */
const SET_BY_SCRIPT = /(?<!\\)(?:\.[\w-]{0,60}focus[\w-]{0,60}|\[[\w-]{0,60}focus[\w-]{0,60}(?:=[^\]]{0,60})?\])/gi;
const OF_KEYS = /(?<!:)focus-visible|focus-ring|focusring|tabbing|keyboard/i;

/** Whether a selector is only for focus by mouse: `:not(…)` around a state or class for focus by keyboard. */
const isMouseOnly = (selector: string): boolean =>
  selector
    .split(/:not\(/i)
    .slice(1)
    .some((inner) => OF_KEYS.test(inner.split(')')[0] ?? ''));

/** Indexes of any of the characters `marks` outside brackets and strings. */
const findPositions = (text: string, marks: string): readonly number[] => {
  const places: number[] = [];
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (sign === '\\') index += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && marks.includes(sign)) places.push(index);
  }
  return places;
};

/** The selectors of a list, split at commas outside brackets (Selectors 4, 4.1). */
export const splitSelectors = (list: string): readonly string[] => {
  const cuts = [-1, ...findPositions(list, ','), list.length];
  return cuts.slice(1).map((end, i) => list.slice((cuts[i] ?? -1) + 1, end).trim());
};

const OLD = /^:(?:before|after|first-line|first-letter)(?![\w-])/i;

const findPseudoIndex = (selector: string): number =>
  findPositions(selector, ':').find(
    (index) => selector[index + 1] === ':' || OLD.test(selector.slice(index, index + 14)),
  ) ?? selector.length;

/** The last compound of a selector: the condition on the element that it styles. */
export const getLastCompound = (base: string): string => base.slice((findPositions(base, ' >+~').at(-1) ?? -1) + 1);

/** Removes brackets and their content from a text. */
export const stripBrackets = (text: string): string => {
  let depth = 0;
  let outside = '';
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0) outside += sign;
  }
  return outside;
};

/** Parses one selector (not a list) for what it requires of the focus; null for one that is only for focus by mouse. */
export const parseFocusSelector = (selector: string): FocusSelector | null => {
  if (isMouseOnly(selector)) return null;
  const cut = findPseudoIndex(selector);
  const base = selector.slice(0, cut).trim();
  const pseudo = selector.slice(cut).replace(/^::?/, '::').toLowerCase();
  const states: readonly string[] = base.match(STATE) ?? [];
  const within = states.includes(':focus-within') || (states.length > 0 && /:has\(/i.test(base));
  const elsewhere = (base.slice(0, base.length - getLastCompound(base).length).match(STATE) ?? []).length > 0;
  return {
    base: base === '' ? '*' : base,
    pseudo: pseudo === '::' ? '' : pseudo,
    asks: states.length > 0,
    own: states.length > 0 && !within && !elsewhere,
    within,
    scripted: states.length === 0 && base.search(SET_BY_SCRIPT) !== -1,
  };
};

/** The focused element as selectors: of itself, and of itself and all of its ancestors. */
export interface Focused {
  readonly self: string;
  readonly around: string;
}

/** No element has the focus. */
export const NOBODY: Focused = { self: ':not(*)', around: ':not(*)' };
/** Any element may have the focus. */
export const ANYBODY: Focused = { self: ':nth-child(n)', around: ':nth-child(n)' };

/** The selector with every state of focus as if the given element had it. */
export const replaceFocusStates = (base: string, { self, around }: Focused): string =>
  base.replaceAll(STATE, (state) => (state === ':focus-within' ? around : self));

/** The selector as if a script had set its classes and attributes for focus on the given element or around it. */
export const replaceScriptStates = (base: string, { around }: Focused): string =>
  base.replaceAll(SET_BY_SCRIPT, () => around);
