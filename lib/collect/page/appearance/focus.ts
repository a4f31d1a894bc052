import type { Page } from '../../../facts/page.ts';
import { type Focused, replaceScriptStates } from '../../../parse/css/focus-selector.ts';
import { sourceOf } from '../../axe/element.ts';
import { all, attribute, childCountOf, closest, hasAttribute, isRendered, shadowOf, tagOf } from '../dom/dom.ts';
import { implementationOf } from '../dom/properties.ts';
import { selectorOf } from '../dom/selector.ts';
import type { Slices } from '../dom/slices.ts';
import { changeOf, focusedAt, type Inquiry } from './focus/boxes.ts';
import { candidates, fits, makeEntries } from './focus/cascade.ts';
import { FOCUSABLE, marked, type Spread, signElsewhere, spreadsOf } from './focus/elsewhere.ts';
import { better, type Change, type Sign, signOf, takerOf } from './focus/sign.ts';
import { hiddenKind, isCutOff, lineOf, makePlain } from './focus/surroundings.ts';
import type { StyleSheets } from './style-rules.ts';

type Focus = Page['styles']['focus'];

const LIMIT = { elements: 500, list: 20, rule: 200, rules: 3_000, scripted: 300 };
/** Input types without a caret; in the others the caret shows where the focus is. */
const WITHOUT_CARET = /^(?:button|submit|reset|image|checkbox|radio|range|color|file)$/;

const showsCaret = (element: Element): boolean =>
  tagOf(element) === 'textarea' ||
  (tagOf(element) === 'input' && !WITHOUT_CARET.test(attribute(element, 'type')?.toLowerCase() ?? 'text'));

/** Out of the order in which Tab goes (HTML standard, 6.6.3): only a script brings the focus there. */
const isOutOfOrder = (element: Element): boolean => Number.parseInt(attribute(element, 'tabindex') ?? '', 10) < 0;

const takesFocus = (element: Element): boolean =>
  !showsCaret(element) &&
  !isOutOfOrder(element) &&
  !hasAttribute(element, 'disabled') &&
  attribute(element, 'type')?.toLowerCase() !== 'hidden' &&
  closest(element, '[inert], [aria-hidden="true"]') === null &&
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
  const type = tagOf(element) === 'input' ? (attribute(element, 'type') ?? '').toLowerCase() : '';
  const fitting = PARTS.some(([types, parts]) => types.test(type) && parts.test(pseudo));
  return fitting && CSS.supports(`selector(${pseudo})`);
};

/** What a pseudo-element shows: nothing where it is not made. */
const signOfPseudo = (change: Change | null): Sign => {
  if (change === null) return 'none';
  if (!/^::(?:before|after)$/.test(change.pseudo)) return better(signOf(change).outside, signOf(change).inside);
  const isGenerated = (content: string): boolean => !/^(?:none|normal|initial|unset|)$/.test(content);
  const before = change.before('content')?.text ?? change.computed.content;
  const after = change.after('content')?.text ?? before;
  if (!isGenerated(after)) return isGenerated(before) ? 'shown' : 'none';
  const { outside, inside } = signOf({ ...change, properties: withoutContent(change.properties) });
  const writes = before !== after && !/^(?:""|'')$/.test(after);
  return writes ? 'shown' : better(outside, inside);
};

const withoutContent = (properties: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...properties].filter((name) => name !== 'content'));

const pseudosOf = (element: Element, { entries }: Inquiry): readonly string[] => {
  const reported = candidates(element, entries).filter(({ asks }) => asks.asks && asks.pseudo !== '');
  return [...new Set(reported.map(({ asks }) => asks.pseudo))].filter((pseudo) => isPartOf(element, pseudo));
};

/** Whether what is hidden until it has the focus comes to light with it. */
const appears = ({ properties }: Change): boolean =>
  [...properties].some((name) =>
    /^(?:clip|clip-path|position|left|top|inset.*|transform|opacity|width|height)$/.test(name),
  );

/** What the element with the focus shows by itself. */
const ownSign = (element: Element, change: Change): Sign => {
  const { outside, inside } = signOf(change);
  const hidden = hiddenKind(element);
  if (hidden !== null) {
    if (appears(change)) return 'shown';
    const isField = ['input', 'select'].includes(tagOf(element));
    return hidden === 'away' || !isField ? 'perhaps' : 'none';
  }
  const drawn = outside === 'shown' && isCutOff(element) ? 'perhaps' : outside;
  return better(drawn, inside);
};

/** What a script may do when the focus comes is not known. */
const isScripted = (element: Element, focused: Focused, { entries }: Inquiry): boolean =>
  shadowOf(element) !== null ||
  tagOf(element).includes('-') ||
  marked(element).some((one) =>
    entries.scripted
      .slice(0, LIMIT.scripted)
      .some(({ asks }) => fits(one, replaceScriptStates(asks.base, focused)) && !fits(one, asks.base)),
  );

/** Roles whose keys move among the parts of a widget (ARIA 1.2, 5.3.2 "composite"). */
const COMPOSITE = /^(?:listbox|combobox|grid|treegrid|tree|menu|menubar|radiogroup|tablist)$/;

/** Whether the focus of an element is shown by the part of it that is active, which its script names. */
const isSeenByDescendant = (element: Element): boolean =>
  hasAttribute(element, 'aria-activedescendant') ||
  (COMPOSITE.test(attribute(element, 'role')?.trim().toLowerCase() ?? '') && all(element, FOCUSABLE).length === 0);

/** Variables that what lies within an element may take over; Tailwind's are registered for the element alone. */
const handsDown = (element: Element, { properties }: Change): boolean =>
  childCountOf(element) > 0 && [...properties].some((name) => /^--(?!tw-)/.test(name));

/** What shows of the focus of one element, and which rule takes its outline. */
const judge = (element: Element, world: World): Omit<Judged, 'element'> => {
  const isTooMuch = candidates(element, world.entries).length > LIMIT.rules;
  if (hasAttribute(element, 'onfocus') || isTooMuch) return { sign: 'perhaps', rule: '' };
  const focused = focusedAt([...lineOf(element)]);
  const change = changeOf({ element, pseudo: '', isHolder: true }, focused, world);
  if (change === null) return { sign: 'perhaps', rule: '' };
  const rule = takerOf(change);
  let sign = ownSign(element, change);
  if (sign === 'shown') return { sign, rule };
  for (const pseudo of pseudosOf(element, world))
    sign = better(sign, signOfPseudo(changeOf({ element, pseudo, isHolder: false }, focused, world)));
  if (sign !== 'shown') sign = better(sign, signElsewhere(element, world.spreads, { focused, inquiry: world }));
  if (
    sign === 'none' &&
    (handsDown(element, change) || isScripted(element, focused, world) || isSeenByDescendant(element))
  )
    sign = 'perhaps';
  return { sign, rule };
};

/** One element that takes the focus without a caret, and what is seen of that. */
export interface Judged {
  readonly element: Element;
  readonly sign: Sign;
  /** Selector of the rule that takes its outline; '' where none does. */
  readonly rule: string;
}

/**
 * What is seen when the keyboard comes to each element, by the rules alone: nothing is focused. For each it is worked out
 * by the cascade which rules match with the focus and which without, and whether what they draw differs.
 */
export const focusSigns = async (doc: Document, sheets: StyleSheets, slices: Slices): Promise<readonly Judged[]> => {
  const entries = await makeEntries(sheets, slices);
  const scratch = implementationOf(doc).createHTMLDocument('').createElement('i').style;
  const spreads = await spreadsOf(doc, entries.spread, slices);
  const world = { entries, scratch, plain: makePlain(), spreads };
  await slices.rest();
  const elements = all(doc, FOCUSABLE).filter(takesFocus).slice(0, LIMIT.elements);
  return slices.map(elements, (element) => ({ element, ...judge(element, world) }));
};

/** What is told of one element. */
interface FocusSeen extends Omit<Judged, 'element'> {
  readonly selector: string;
  /** Start tag of the element. */
  readonly html: string;
}

/** The same as plain data. */
export const readSigns = async (doc: Document, sheets: StyleSheets, slices: Slices): Promise<readonly FocusSeen[]> =>
  (await focusSigns(doc, sheets, slices)).map(({ element, sign, rule }) => ({
    sign,
    rule: rule.slice(0, LIMIT.rule),
    ...(sign === 'none' ? { selector: selectorOf(element), html: sourceOf(element) } : { selector: '', html: '' }),
  }));

/** Which elements show nothing (WCAG 2.4.7). */
export const focusOf = (judged: readonly FocusSeen[]): Focus => {
  const bare = judged.filter(({ sign }) => sign === 'none');
  return {
    checked: judged.length,
    bare: bare.length,
    unknown: judged.filter(({ sign }) => sign === 'perhaps').length,
    list: bare.slice(0, LIMIT.list).map(({ selector, rule, html }) => ({ selector, rule, html })),
  };
};
