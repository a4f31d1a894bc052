import { ANYBODY, type Focused, getLastCompound, replaceFocusStates } from '../../../../parse/css/focus-selector.ts';
import { findAll, getBox, isRendered, parentOf } from '../../dom/dom.ts';
import type { Slices } from '../../dom/slices.ts';
import { findChange, type StyleContext } from './boxes.ts';
import { type Entry, isMatch } from './cascade.ts';
import { assessChange, type FocusIndicator, pickBetter } from './focus-indicator.ts';
import { walkAncestors } from './surroundings.ts';

/**
 * Maximum number of rules that show the focus elsewhere, of elements that one of them may style, and of levels up
 * within which an element may indicate another's focus.
 */
const LIMIT = { rules: 300, subjects: 200, up: 4 };
/** Selector of elements that can be focused. */
export const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** A rule that shows the focus on another element than the focused one. */
export interface IndirectFocusRule {
  readonly entry: Entry;
  /** The elements it can style, wherever the focus is; empty when it styles ancestors of the focused element. */
  readonly subjects: readonly Element[];
  /** It styles ancestors of the focused element. */
  readonly holds: boolean;
}

const find = (doc: Document, selector: string): readonly Element[] => {
  try {
    return findAll(doc, selector).slice(0, LIMIT.subjects);
  } catch {
    return []; // A selector that only other browsers support.
  }
};

export const findIndirectFocusRules = async (
  doc: Document,
  entries: readonly Entry[],
  slices: Slices,
): Promise<readonly IndirectFocusRule[]> => {
  const found = await slices.map(entries.slice(0, LIMIT.rules), (entry): readonly IndirectFocusRule[] => {
    const { base } = entry.asks;
    const last = getLastCompound(base);
    // A sibling of the focused element does not contain it.
    const holds = /:(?:focus-within|has\()/i.test(last) && !/[+~](?!=)/.test(last);
    const subjects = holds ? [] : find(doc, replaceFocusStates(base, ANYBODY));
    return holds || subjects.length > 0 ? [{ entry, subjects, holds }] : [];
  });
  return found.flat();
};

const isContaining = (root: Element, other: Element): boolean => Node.prototype.contains.call(root, other);

/** The nearest common ancestor. */
const findCommonAncestor = (element: Element, other: Element): Element | null =>
  [...walkAncestors(element)].find((at) => isContaining(at, other)) ?? null;

const isOnlyOne = (holder: Element | null): boolean =>
  holder !== null && findAll(holder, FOCUSABLE).filter(isRendered).length <= 1;

const isDrawn = (element: Element): boolean => {
  const { width, height } = getBox(element);
  return width > 0 || height > 0;
};

const assessAt = (
  subject: Element,
  { entry }: IndirectFocusRule,
  focused: Focused,
  inquiry: StyleContext,
): FocusIndicator => {
  const change = findChange({ element: subject, pseudo: entry.asks.pseudo, isHolder: false }, focused, inquiry);
  if (change === null) return 'none';
  const { outside, inside } = assessChange(change);
  const sign = pickBetter(outside, inside);
  return sign === 'shown' && !(isRendered(subject) || isDrawn(subject)) ? 'perhaps' : sign;
};

/**
 * The indicator that other elements show for one element's focus. A box around several focusable elements shows that
 * one of them has it, but not which.
 */
export const assessElsewhere = (
  element: Element,
  spreads: readonly IndirectFocusRule[],
  { focused, inquiry }: { readonly focused: Focused; readonly inquiry: StyleContext },
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

/** Elements that a script may mark: the focused one, its parent and its grandparent. */
export const listMarked = (element: Element): readonly Element[] =>
  [element, parentOf(element), parentOf(parentOf(element) ?? element)].filter((one) => one !== null);
