import { ANYBODY, type Focused, getLastCompound, replaceFocusStates } from '../../../../parse/css/focus-selector.ts';
import { findAll, getBox, isRendered, parentOf } from '../../dom/dom.ts';
import type { Slices } from '../../dom/slices.ts';
import { findChange, type Inquiry } from './boxes.ts';
import { type Entry, isMatch } from './cascade.ts';
import { assessChange, type FocusIndicator, pickBetter } from './focus-indicator.ts';
import { walkAncestors } from './surroundings.ts';

/** Rules that show the focus elsewhere, elements that one of them may style, and how far up what shows the focus of an element may hang together with it. */
const LIMIT = { rules: 300, subjects: 200, up: 4 };
/** What can have the focus. */
export const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** A rule that shows the focus on another element than the one that has it. */
export interface Spread {
  readonly entry: Entry;
  /** What it can style, wherever the focus may be; empty where that is what holds the focus. */
  readonly subjects: readonly Element[];
  /** It styles what holds the focus. */
  readonly holds: boolean;
}

const find = (doc: Document, selector: string): readonly Element[] => {
  try {
    return findAll(doc, selector).slice(0, LIMIT.subjects);
  } catch {
    return []; // A selector of another browser.
  }
};

export const findSpreads = async (
  doc: Document,
  entries: readonly Entry[],
  slices: Slices,
): Promise<readonly Spread[]> => {
  const found = await slices.map(entries.slice(0, LIMIT.rules), (entry): readonly Spread[] => {
    const { base } = entry.asks;
    const last = getLastCompound(base);
    // What stands beside the element with the focus does not hold it.
    const holds = /:(?:focus-within|has\()/i.test(last) && !/[+~](?!=)/.test(last);
    const subjects = holds ? [] : find(doc, replaceFocusStates(base, ANYBODY));
    return holds || subjects.length > 0 ? [{ entry, subjects, holds }] : [];
  });
  return found.flat();
};

const isContaining = (root: Element, other: Element): boolean => Node.prototype.contains.call(root, other);

/** The nearest element that holds both. */
const findCommonAncestor = (element: Element, other: Element): Element | null =>
  [...walkAncestors(element)].find((at) => isContaining(at, other)) ?? null;

const isOnlyOne = (holder: Element | null): boolean =>
  holder !== null && findAll(holder, FOCUSABLE).filter(isRendered).length <= 1;

const isDrawn = (element: Element): boolean => {
  const { width, height } = getBox(element);
  return width > 0 || height > 0;
};

const assessAt = (subject: Element, { entry }: Spread, focused: Focused, inquiry: Inquiry): FocusIndicator => {
  const change = findChange({ element: subject, pseudo: entry.asks.pseudo, isHolder: false }, focused, inquiry);
  if (change === null) return 'none';
  const { outside, inside } = assessChange(change);
  const sign = pickBetter(outside, inside);
  return sign === 'shown' && !(isRendered(subject) || isDrawn(subject)) ? 'perhaps' : sign;
};

/** What other elements show of the focus of one. A box around several tells that one of them has it, not which. */
export const assessElsewhere = (
  element: Element,
  spreads: readonly Spread[],
  { focused, inquiry }: { readonly focused: Focused; readonly inquiry: Inquiry },
): FocusIndicator => {
  const line = [...walkAncestors(element)];
  const near = line[LIMIT.up] ?? line.at(-1) ?? element;
  let sign: FocusIndicator = 'none';
  for (const spread of spreads) {
    if (sign === 'shown') break;
    const selector = replaceFocusStates(spread.entry.asks.base, focused);
    const subjects = spread.holds ? line : spread.subjects.filter((subject) => isContaining(near, subject));
    for (const subject of subjects.filter((one) => isMatch(one, selector))) {
      const stronger = assessAt(subject, spread, focused, inquiry);
      const telling = !spread.entry.asks.within || isOnlyOne(findCommonAncestor(element, subject));
      sign = pickBetter(sign, stronger === 'shown' && !telling ? 'perhaps' : stronger);
    }
  }
  return sign;
};

/** Elements that a script may mark: the one with the focus and what is right around it. */
export const listMarked = (element: Element): readonly Element[] =>
  [element, parentOf(element), parentOf(parentOf(element) ?? element)].filter((one) => one !== null);
