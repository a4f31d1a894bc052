/** One selector (not a list), as far as it asks who has the focus. */
export interface FocusSelector {
  /** Without the pseudo-element at its end. */
  readonly base: string;
  /** `::after`, as it would be written today; '' where the element itself is styled. */
  readonly pseudo: string;
  /** It names a state of focus. */
  readonly asks: boolean;
  /** The only element it can style is the one with the focus. */
  readonly own: boolean;
  /** It asks what holds the element with the focus, or has it elsewhere. */
  readonly within: boolean;
  /** A class or attribute speaks of focus: a script may set it. */
  readonly scripted: boolean;
}

const STATE = /(?<!\\):(?:focus-visible|focus-within|focus|-moz-focusring)(?![\w-])/g;
/** A class or an attribute whose name speaks of focus. */
const SET_BY_SCRIPT = /(?<!\\)(?:\.[\w-]{0,60}focus[\w-]{0,60}|\[[\w-]{0,60}focus[\w-]{0,60}(?:=[^\]]{0,60})?\])/gi;
const OF_KEYS = /(?<!:)focus-visible|focus-ring|focusring|tabbing|keyboard/i;

/** Speaks of focus that keys did not give: `:not(…)` around a class that a script sets for keys. */
const isMouseOnly = (selector: string): boolean =>
  selector
    .split(/:not\(/i)
    .slice(1)
    .some((inner) => OF_KEYS.test(inner.split(')')[0] ?? ''));

/** Places of a list of characters outside brackets and strings. */
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

/** The last compound of a selector: what the element that it styles must be. */
export const getLastCompound = (base: string): string => base.slice((findPositions(base, ' >+~').at(-1) ?? -1) + 1);

/** A text without what stands in its brackets, and without them. */
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

/** One selector (not a list) as a question about focus; null for one that only speaks of focus that the mouse gave. */
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

/** Who has the focus, as selectors: of the element itself, and of it and all that hold it. */
export interface Focused {
  readonly self: string;
  readonly around: string;
}

/** Nobody has it. */
export const NOBODY: Focused = { self: ':not(*)', around: ':not(*)' };
/** Anybody may have it. */
export const ANYBODY: Focused = { self: ':nth-child(n)', around: ':nth-child(n)' };

/** The selector with every state of focus as if the given element had it. */
export const replaceFocusStates = (base: string, { self, around }: Focused): string =>
  base.replaceAll(STATE, (state) => (state === ':focus-within' ? around : self));

/** The selector as if a script had set what speaks of focus on the given element or around it. */
export const replaceScriptStates = (base: string, { around }: Focused): string =>
  base.replaceAll(SET_BY_SCRIPT, () => around);
