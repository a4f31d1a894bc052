import type { Page } from '../../../facts/page.ts';
import { type Focused, replaceScriptStates } from '../../../parse/css/focus-selector.ts';
import { describeSource } from '../../axe/element.ts';
import {
  childCountOf,
  findAll,
  findClosest,
  getAttribute,
  getShadow,
  getTag,
  hasAttribute,
  isRendered,
  readTabindex,
} from '../dom/dom.ts';
import { implementationOf } from '../dom/properties.ts';
import { buildSelector } from '../dom/selector.ts';
import type { Slices } from '../dom/slices.ts';
import { describeFocused, findChange, type StyleContext } from './focus/boxes.ts';
import { findCandidates, isMatch, makeEntries } from './focus/cascade.ts';
import {
  assessChange,
  type Change,
  type FocusIndicator,
  findOutlineRule,
  pickBetter,
} from './focus/focus-indicator.ts';
import {
  assessElsewhere,
  FOCUSABLE,
  findIndirectFocusRules,
  type IndirectFocusRule,
  listMarked,
} from './focus/indirect-focus.ts';
import { findHiddenKind, isCutOff, makePlain, walkAncestors } from './focus/surroundings.ts';
import type { StyleSheets } from './style-rules.ts';

type Focus = Page['styles']['focus'];

const LIMIT = { elements: 500, list: 20, rule: 200, rules: 3_000, scripted: 300 };
/** Input types without a caret; in all others the caret shows the focus. */
const WITHOUT_CARET = /^(?:button|submit|reset|image|checkbox|radio|range|color|file)$/;

const hasCaret = (element: Element): boolean =>
  getTag(element) === 'textarea' ||
  (getTag(element) === 'input' && !WITHOUT_CARET.test(getAttribute(element, 'type')?.toLowerCase() ?? 'text'));

const isFocusable = (element: Element): boolean =>
  !hasCaret(element) &&
  !(readTabindex(element) < 0) &&
  !hasAttribute(element, 'disabled') &&
  getAttribute(element, 'type')?.toLowerCase() !== 'hidden' &&
  findClosest(element, '[inert], [aria-hidden="true"]') === null &&
  isRendered(element);

interface World extends StyleContext {
  readonly spreads: readonly IndirectFocusRule[];
}

/** Parts of a control that browsers draw themselves. */
const PARTS: readonly (readonly [type: RegExp, parts: RegExp])[] = [
  [/^range$/, /slider|range|track/],
  [/^file$/, /file-selector|file-upload/],
  [/^color$/, /color-swatch/],
];

const isPartOf = (element: Element, pseudo: string): boolean => {
  if (/^::(?:before|after|marker)$/.test(pseudo)) return true;
  const type = getTag(element) === 'input' ? (getAttribute(element, 'type') ?? '').toLowerCase() : '';
  const fitting = PARTS.some(([types, parts]) => types.test(type) && parts.test(pseudo));
  return fitting && CSS.supports(`selector(${pseudo})`);
};

/** The focus indicator that a pseudo-element shows; `none` when it is not generated. */
const assessPseudo = (change: Change | null): FocusIndicator => {
  if (change === null) return 'none';
  if (!/^::(?:before|after)$/.test(change.pseudo))
    return pickBetter(assessChange(change).outside, assessChange(change).inside);
  const isGenerated = (content: string): boolean => !/^(?:none|normal|initial|unset|)$/.test(content);
  const before = change.before('content')?.text ?? change.computed.content;
  const after = change.after('content')?.text ?? before;
  if (!isGenerated(after)) return isGenerated(before) ? 'shown' : 'none';
  const { outside, inside } = assessChange({ ...change, properties: withoutContent(change.properties) });
  const writes = before !== after && !/^(?:""|'')$/.test(after);
  return writes ? 'shown' : pickBetter(outside, inside);
};

const withoutContent = (properties: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...properties].filter((name) => name !== 'content'));

const listPseudos = (element: Element, { entries }: StyleContext): readonly string[] => {
  const reported = findCandidates(element, entries).filter(({ asks }) => asks.asks && asks.pseudo !== '');
  return [...new Set(reported.map(({ asks }) => asks.pseudo))].filter((pseudo) => isPartOf(element, pseudo));
};

/** Whether an element that is hidden until it has the focus becomes visible with it. */
const isAppearing = ({ properties }: Change): boolean =>
  [...properties].some((name) =>
    /^(?:clip|clip-path|position|left|top|inset.*|transform|opacity|width|height)$/.test(name),
  );

/** The indicator that the focused element itself shows. */
const assessOwnSign = (element: Element, change: Change): FocusIndicator => {
  const { outside, inside } = assessChange(change);
  const hidden = findHiddenKind(element);
  if (hidden !== null) {
    if (isAppearing(change)) return 'shown';
    const isField = ['input', 'select'].includes(getTag(element));
    return hidden === 'away' || !isField ? 'perhaps' : 'none';
  }
  const drawn = outside === 'shown' && isCutOff(element) ? 'perhaps' : outside;
  return pickBetter(drawn, inside);
};

/** Whether a script may change the element on focus, whose effect is unknown. */
const isScripted = (element: Element, focused: Focused, { entries }: StyleContext): boolean =>
  getShadow(element) !== null ||
  getTag(element).includes('-') ||
  listMarked(element).some((one) =>
    entries.scripted
      .slice(0, LIMIT.scripted)
      .some(({ asks }) => isMatch(one, replaceScriptStates(asks.base, focused)) && !isMatch(one, asks.base)),
  );

/** Roles of composite widgets, whose keys move between their parts (ARIA 1.2, 5.3.2 "composite"). */
const COMPOSITE = /^(?:listbox|combobox|grid|treegrid|tree|menu|menubar|radiogroup|tablist)$/;

/** Whether an element's focus is shown by its active descendant, which its script determines. */
const isSeenByDescendant = (element: Element): boolean =>
  hasAttribute(element, 'aria-activedescendant') ||
  (COMPOSITE.test(getAttribute(element, 'role')?.trim().toLowerCase() ?? '') &&
    findAll(element, FOCUSABLE).length === 0);

/** Whether the change sets variables that descendants may inherit; Tailwind registers its own as not inherited. */
const isHandingDown = (element: Element, { properties }: Change): boolean =>
  childCountOf(element) > 0 && [...properties].some((name) => /^--(?!tw-)/.test(name));

/** The indicator of one element's focus, and the rule that removes its outline. */
const assessElement = (element: Element, world: World): Omit<Judged, 'element'> => {
  const isTooMuch = findCandidates(element, world.entries).length > LIMIT.rules;
  if (hasAttribute(element, 'onfocus') || isTooMuch) return { sign: 'perhaps', rule: '' };
  const focused = describeFocused([...walkAncestors(element)]);
  const change = findChange({ element, pseudo: '', isHolder: true }, focused, world);
  if (change === null) return { sign: 'perhaps', rule: '' };
  const rule = findOutlineRule(change);
  let sign = assessOwnSign(element, change);
  if (sign === 'shown') return { sign, rule };
  for (const pseudo of listPseudos(element, world))
    sign = pickBetter(sign, assessPseudo(findChange({ element, pseudo, isHolder: false }, focused, world)));
  if (sign !== 'shown') sign = pickBetter(sign, assessElsewhere(element, world.spreads, { focused, inquiry: world }));
  if (
    sign === 'none' &&
    (isHandingDown(element, change) || isScripted(element, focused, world) || isSeenByDescendant(element))
  )
    sign = 'perhaps';
  return { sign, rule };
};

/** One focusable element without a caret, and its focus indicator. */
export interface Judged {
  readonly element: Element;
  readonly sign: FocusIndicator;
  /** Selector of the rule that removes its outline; '' when none does. */
  readonly rule: string;
}

/**
 * Determines the focus indicator of each element from the style rules alone: nothing is focused. For each, computes by
 * the cascade which rules match with focus and which without, and whether the results look different.
 */
export const assessFocus = async (doc: Document, sheets: StyleSheets, slices: Slices): Promise<readonly Judged[]> => {
  const entries = await makeEntries(sheets, slices);
  const scratch = implementationOf(doc).createHTMLDocument('').createElement('i').style;
  const spreads = await findIndirectFocusRules(doc, entries.spread, slices);
  const world = { entries, scratch, plain: makePlain(), spreads };
  await slices.rest();
  const elements = findAll(doc, FOCUSABLE).filter(isFocusable).slice(0, LIMIT.elements);
  return slices.map(elements, (element) => ({ element, ...assessElement(element, world) }));
};

/** The reported result for one element. */
interface FocusSeen extends Omit<Judged, 'element'> {
  readonly selector: string;
  /** The element's start tag. */
  readonly html: string;
}

/** The results as plain data. */
export const readSigns = async (doc: Document, sheets: StyleSheets, slices: Slices): Promise<readonly FocusSeen[]> =>
  (await assessFocus(doc, sheets, slices)).map(({ element, sign, rule }) => ({
    sign,
    rule: rule.slice(0, LIMIT.rule),
    ...(sign === 'none'
      ? { selector: buildSelector(element), html: describeSource(element) }
      : { selector: '', html: '' }),
  }));

/** Summarises which elements show no focus indicator (WCAG 2.4.7). */
export const summarizeFocus = (judged: readonly FocusSeen[]): Focus => {
  const bare = judged.filter(({ sign }) => sign === 'none');
  return {
    checked: judged.length,
    bare: bare.length,
    unknown: judged.filter(({ sign }) => sign === 'perhaps').length,
    list: bare.slice(0, LIMIT.list).map(({ selector, rule, html }) => ({ selector, rule, html })),
  };
};
