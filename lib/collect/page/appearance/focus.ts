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
import { describeFocused, findChange, type Inquiry } from './focus/boxes.ts';
import { findCandidates, isMatch, makeEntries } from './focus/cascade.ts';
import { assessElsewhere, FOCUSABLE, findSpreads, listMarked, type Spread } from './focus/elsewhere.ts';
import {
  assessChange,
  type Change,
  type FocusIndicator,
  findOutlineRule,
  pickBetter,
} from './focus/focus-indicator.ts';
import { findHiddenKind, isCutOff, makePlain, walkAncestors } from './focus/surroundings.ts';
import type { StyleSheets } from './style-rules.ts';

type Focus = Page['styles']['focus'];

const LIMIT = { elements: 500, list: 20, rule: 200, rules: 3_000, scripted: 300 };
/** Input types without a caret; in the others the caret shows where the focus is. */
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

interface World extends Inquiry {
  readonly spreads: readonly Spread[];
}

/** Parts of a control that this browser draws itself. */
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

/** What a pseudo-element shows: nothing where it is not made. */
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

const listPseudos = (element: Element, { entries }: Inquiry): readonly string[] => {
  const reported = findCandidates(element, entries).filter(({ asks }) => asks.asks && asks.pseudo !== '');
  return [...new Set(reported.map(({ asks }) => asks.pseudo))].filter((pseudo) => isPartOf(element, pseudo));
};

/** Whether what is hidden until it has the focus comes to light with it. */
const isAppearing = ({ properties }: Change): boolean =>
  [...properties].some((name) =>
    /^(?:clip|clip-path|position|left|top|inset.*|transform|opacity|width|height)$/.test(name),
  );

/** What the element with the focus shows by itself. */
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

/** What a script may do when the focus comes is not known. */
const isScripted = (element: Element, focused: Focused, { entries }: Inquiry): boolean =>
  getShadow(element) !== null ||
  getTag(element).includes('-') ||
  listMarked(element).some((one) =>
    entries.scripted
      .slice(0, LIMIT.scripted)
      .some(({ asks }) => isMatch(one, replaceScriptStates(asks.base, focused)) && !isMatch(one, asks.base)),
  );

/** Roles whose keys move among the parts of a widget (ARIA 1.2, 5.3.2 "composite"). */
const COMPOSITE = /^(?:listbox|combobox|grid|treegrid|tree|menu|menubar|radiogroup|tablist)$/;

/** Whether the focus of an element is shown by the part of it that is active, which its script names. */
const isSeenByDescendant = (element: Element): boolean =>
  hasAttribute(element, 'aria-activedescendant') ||
  (COMPOSITE.test(getAttribute(element, 'role')?.trim().toLowerCase() ?? '') &&
    findAll(element, FOCUSABLE).length === 0);

/** Variables that what lies within an element may take over; Tailwind's are registered for the element alone. */
const isHandingDown = (element: Element, { properties }: Change): boolean =>
  childCountOf(element) > 0 && [...properties].some((name) => /^--(?!tw-)/.test(name));

/** What shows of the focus of one element, and which rule takes its outline. */
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

/** One element that takes the focus without a caret, and what is seen of that. */
export interface Judged {
  readonly element: Element;
  readonly sign: FocusIndicator;
  /** Selector of the rule that takes its outline; '' where none does. */
  readonly rule: string;
}

/**
 * What is seen when the keyboard comes to each element, by the rules alone: nothing is focused. For each it is worked out
 * by the cascade which rules match with the focus and which without, and whether what they draw differs.
 */
export const assessFocus = async (doc: Document, sheets: StyleSheets, slices: Slices): Promise<readonly Judged[]> => {
  const entries = await makeEntries(sheets, slices);
  const scratch = implementationOf(doc).createHTMLDocument('').createElement('i').style;
  const spreads = await findSpreads(doc, entries.spread, slices);
  const world = { entries, scratch, plain: makePlain(), spreads };
  await slices.rest();
  const elements = findAll(doc, FOCUSABLE).filter(isFocusable).slice(0, LIMIT.elements);
  return slices.map(elements, (element) => ({ element, ...assessElement(element, world) }));
};

/** What is told of one element. */
interface FocusSeen extends Omit<Judged, 'element'> {
  readonly selector: string;
  /** Start tag of the element. */
  readonly html: string;
}

/** The same as plain data. */
export const readSigns = async (doc: Document, sheets: StyleSheets, slices: Slices): Promise<readonly FocusSeen[]> =>
  (await assessFocus(doc, sheets, slices)).map(({ element, sign, rule }) => ({
    sign,
    rule: rule.slice(0, LIMIT.rule),
    ...(sign === 'none'
      ? { selector: buildSelector(element), html: describeSource(element) }
      : { selector: '', html: '' }),
  }));

/** Which elements show nothing (WCAG 2.4.7). */
export const summarizeFocus = (judged: readonly FocusSeen[]): Focus => {
  const bare = judged.filter(({ sign }) => sign === 'none');
  return {
    checked: judged.length,
    bare: bare.length,
    unknown: judged.filter(({ sign }) => sign === 'perhaps').length,
    list: bare.slice(0, LIMIT.list).map(({ selector, rule, html }) => ({ selector, rule, html })),
  };
};
