import {
  type FocusSelector,
  getLastCompound,
  parseFocusSelector,
  splitSelectors,
  stripBrackets,
} from '../../../../parse/css/focus-selector.ts';
import { computeSpecificity } from '../../../../parse/css/specificity.ts';
import { getAttribute, getTag, isMatching } from '../../dom/dom.ts';
import type { Slices } from '../../dom/slices.ts';
import type { StyleRule, StyleSheets } from '../style-rules.ts';

/** One selector of one rule. */
export interface Entry {
  readonly asks: FocusSelector;
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
  readonly doubtful: boolean;
  /** Rank of the rule's cascade layer; rules outside layers come last. */
  readonly layer: number;
  readonly order: number;
}

/** The entries by a feature that the styled element must have: an id, a class, a tag, or none. */
export interface Entries {
  readonly byKey: ReadonlyMap<string, readonly Entry[]>;
  /** Entries that require focus on another element than the one they style. */
  readonly spread: readonly Entry[];
  /** Entries that a script may activate. */
  readonly scripted: readonly Entry[];
}

/** Maximum number of entries examined for one element. */
const MAX = 5_000;
/** Maximum number of characters of a selector that is parsed. */
const LONGEST = 3_000;

const toKey = ({ base }: FocusSelector): string => {
  // Brackets contain what the element may be; requirements are outside them.
  const bare = stripBrackets(getLastCompound(base));
  if (bare.includes('\\')) return '*';
  return /[#.][\w\-\u0080-\uffff]+/.exec(bare)?.[0] ?? /^[a-z][\w-]*/i.exec(bare)?.[0].toLowerCase() ?? '*';
};

/** Ranks of layers: by first mention at each level; a layer's own rules rank after its inner layers. */
const orderLayers = (layers: readonly string[]): ReadonlyMap<string, number> => {
  const order = new Map(layers.map((name, index) => [name, index]));
  const toPath = (name: string): readonly number[] => {
    const parts = name.split('.');
    return parts.map((_, depth) => order.get(parts.slice(0, depth + 1).join('.')) ?? 0);
  };
  const compareLayers = (one: readonly number[], other: readonly number[]): number => {
    for (let depth = 0; depth < Math.max(one.length, other.length); depth += 1) {
      const difference = (one[depth] ?? Infinity) - (other[depth] ?? Infinity);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const sorted = layers.toSorted((a, b) => compareLayers(toPath(a), toPath(b)));
  return new Map(sorted.map((name, index) => [name, index]));
};

export const makeEntries = async ({ rules, layers }: StyleSheets, slices: Slices): Promise<Entries> => {
  const places = orderLayers(layers);
  const byKey = new Map<string, Entry[]>();
  const spread: Entry[] = [];
  const scripted: Entry[] = [];
  const add = (entry: Entry): void => {
    if (entry.asks.scripted) scripted.push(entry);
    if (entry.asks.asks && !entry.asks.own) spread.push(entry);
    const key = toKey(entry.asks);
    const list = byKey.get(key) ?? [];
    list.push(entry);
    byKey.set(key, list);
  };
  let order = 0;
  const take = ({ selector: list, style, layer, doubtful }: StyleRule): void => {
    order += 1;
    if (list.length > LONGEST) return;
    const index = layer === '' ? layers.length : (places.get(layer) ?? 0);
    for (const selector of splitSelectors(list)) {
      const asks = parseFocusSelector(selector);
      if (asks !== null) add({ asks, selector, style, doubtful, layer: index, order });
    }
  };
  await slices.map(rules, take);
  return { byKey, spread, scripted };
};

/** Whether an element matches a selector; false for a selector that only other browsers support. */
export const isMatch = (element: Element, selector: string): boolean => {
  try {
    return isMatching(element, selector);
  } catch {
    return false;
  }
};

const listKeys = (element: Element): readonly string[] => {
  const id = getAttribute(element, 'id') ?? '';
  const classes = (getAttribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
  return [...new Set(['*', getTag(element), `#${id}`, ...classes.map((name) => `.${name}`)])];
};

/** Entries that may style an element or one of its pseudo-elements. */
export const findCandidates = (element: Element, { byKey }: Entries): readonly Entry[] =>
  listKeys(element)
    .flatMap((key) => byKey.get(key) ?? [])
    .slice(0, MAX);

const weights = new WeakMap<Entry, number>();
const weighEntry = (entry: Entry): number => {
  const known = weights.get(entry) ?? computeSpecificity(entry.selector);
  weights.set(entry, known);
  return known;
};

/** Sorts the winning entry first (CSS Cascade 5, 6.1): among important declarations, the earlier layer wins. */
export const compareByPrecedence =
  (important: boolean) =>
  (one: Entry, other: Entry): number =>
    (important ? one.layer - other.layer : other.layer - one.layer) ||
    weighEntry(other) - weighEntry(one) ||
    other.order - one.order;
