/** What a selector asks about focus: of which element, and whether that element is also the one it styles. */
export interface FocusSelector {
  /** A selector of the element that has the focus, or that holds it (`within`), with the state taken as given. */
  readonly holder: string;
  readonly within: boolean;
  /** The element with the focus is the one that the rule styles. */
  readonly own: boolean;
}

/** True of every element in a document: stands in for the state. */
const ALWAYS = ':nth-child(n)';

const OF_KEYS = /focus-visible|focus-ring|focusring|tabbing|keyboard/i;

/** Speaks of focus that keys did not give: `:not(…)` around one of those words. */
const isMouseOnly = (selector: string): boolean =>
  selector
    .split(/:not\(/i)
    .slice(1)
    .some((inner) => OF_KEYS.test(inner.split(')')[0] ?? ''));

/** Places of a list of characters outside brackets and strings. */
const placesOf = (text: string, marks: string): readonly number[] => {
  const places: number[] = [];
  let depth = 0;
  let quote = '';
  for (const [place, sign] of [...text].entries()) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && marks.includes(sign)) places.push(place);
  }
  return places;
};

/** The selectors of a list, split at commas outside brackets (Selectors 4, 4.1). */
export const selectorList = (list: string): readonly string[] => {
  const signs = [...list];
  const cuts = [-1, ...placesOf(list, ','), signs.length];
  return cuts.slice(1).map((end, i) =>
    signs
      .slice((cuts[i] ?? -1) + 1, end)
      .join('')
      .trim(),
  );
};

/**
 * One selector (not a list) as a question about focus. Null where it asks nothing about focus, and where it only speaks
 * of focus that the mouse gave (`:focus:not(:focus-visible)` and the classes that came before it).
 */
export const focusSelector = (selector: string): FocusSelector | null => {
  const state = /:focus(?:-visible|-within)?(?![\w-])/.exec(selector);
  if (state === null || isMouseOnly(selector)) return null;
  const after = state.index + state[0].length;
  const end = placesOf(selector, ' >+~').find((place) => place >= after) ?? selector.length;
  const holder = selector.slice(0, end).replaceAll(/:focus(?:-visible|-within)?(?![\w-])/g, ALWAYS);
  const rest = selector.slice(end).trim();
  return { holder, within: state[0] === ':focus-within', own: rest === '' && !state[0].endsWith('within') };
};
