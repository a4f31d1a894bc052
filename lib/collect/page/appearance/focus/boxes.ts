import type { Canvas } from '../../../../parse/css/css-paint.ts';
import { type Focused, NOBODY, replaceFocusStates } from '../../../../parse/css/focus-selector.ts';
import { childrenOf, createGetter, documentOf, isElement, isHtml, parentNodeOf, rootOf } from '../../dom/dom.ts';
import { type Entries, type Entry, findCandidates, isMatch } from './cascade.ts';
import type { Change } from './focus-indicator.ts';
import { createCanvas } from './surroundings.ts';
import { makeValues } from './values.ts';

/** The context for querying a page's style rules. */
export interface StyleContext {
  readonly entries: Entries;
  readonly plain: Canvas['plain'];
  readonly scratch: CSSStyleDeclaration;
}

const styleOf = createGetter<HTMLElement, CSSStyleDeclaration>(HTMLElement.prototype, 'style');
const getInlineStyle = (element: Element): CSSStyleDeclaration | null => (isHtml(element) ? styleOf(element) : null);

interface Matching {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

const mayHoldBefore = ({ asks }: Entry): boolean => !asks.asks || asks.base.includes(':not(');

const findMatching = (element: Element, pseudo: string, focused: Focused, { entries }: StyleContext): Matching => {
  const before: Entry[] = [];
  const after: Entry[] = [];
  for (const entry of findCandidates(element, entries)) {
    const { base, asks } = entry.asks;
    if (entry.asks.pseudo !== pseudo) continue;
    const is = isMatch(element, asks ? replaceFocusStates(base, focused) : base);
    if (is) after.push(entry);
    if (asks ? mayHoldBefore(entry) && isMatch(element, replaceFocusStates(base, NOBODY)) : is) before.push(entry);
  }
  return { before, after };
};

const listProperties = (entries: readonly Entry[]): readonly string[] => entries.flatMap(({ style }) => [...style]);

/** Properties that only one of the two states sets, and those that depend on a variable that only one sets. */
const findChanged = ({ before, after }: Matching): ReadonlySet<string> => {
  const alone = [...after.filter((one) => !before.includes(one)), ...before.filter((one) => !after.includes(one))];
  const properties = new Set(listProperties(alone));
  const variables = [...properties].filter((name) => name.startsWith('--'));
  if (variables.length === 0) return properties;
  const users = after.filter(({ style }) => variables.some((name) => style.cssText.includes(`var(${name}`)));
  return new Set([...properties, ...listProperties(users)]);
};

interface BoxQuery {
  readonly element: Element;
  readonly pseudo: string;
  readonly isHolder: boolean;
}

/** How one box changes when it receives the focus; null when no rule affects it. */
export const findChange = (
  { element, pseudo, isHolder }: BoxQuery,
  focused: Focused,
  inquiry: StyleContext,
): Change | null => {
  const matched = findMatching(element, pseudo, focused, inquiry);
  const properties = findChanged(matched);
  if (properties.size === 0 && !isHolder) return null;
  const computed = pseudo === '' ? getComputedStyle(element) : getComputedStyle(element, pseudo);
  const common = { inline: pseudo === '' ? getInlineStyle(element) : null, computed, scratch: inquiry.scratch };
  return {
    element,
    pseudo,
    isHolder,
    properties,
    computed,
    canvas: createCanvas(element, inquiry.plain),
    before: makeValues({ ...common, entries: matched.before }),
    after: makeValues({ ...common, entries: matched.after }),
  };
};

const formatStep = (element: Element): string => {
  const parent = parentNodeOf(element);
  const doc = documentOf(element);
  if (parent === null || doc === null || element === rootOf(doc)) return ':root';
  let index = 0;
  for (const child of childrenOf(parent)) {
    if (isElement(child)) index += 1;
    if (child === element) break;
  }
  return `:nth-child(${index})`;
};

/** Describes an element as the focused one: a selector that matches it alone, and one that matches it and all its ancestors. */
export const describeFocused = (line: readonly Element[]): Focused => {
  const paths: string[] = [];
  let path = '';
  for (const element of line.toReversed()) {
    path = path === '' ? formatStep(element) : `${path}>${formatStep(element)}`;
    paths.push(path);
  }
  return { self: `:is(${path})`, around: `:is(${paths.join(',')})` };
};
