import type { Page } from '../../facts/page.ts';
import { type FocusSelector, focusSelector, selectorList } from '../../parse/focus-selector.ts';
import { all, attribute, closest, hasAttribute, isRendered, matches, tagOf } from './dom.ts';
import { selectorOf } from './selector.ts';
import type { Slices } from './slices.ts';
import type { StyleRule } from './style-rules.ts';

const LIMIT = { elements: 500, list: 20, rule: 200 };
const FOCUSABLE = 'a[href], area[href], button, input, select, summary, [tabindex]:not([tabindex^="-"])';
/** Input types without a caret; in the others the caret shows where the focus is. */
const WITHOUT_CARET = /^(?:button|submit|reset|image|checkbox|radio|range|color|file)$/;

interface FocusRule {
  readonly selector: string;
  readonly asks: FocusSelector;
}

const value = (style: CSSStyleDeclaration, name: string): string => style.getPropertyValue(name).trim();

const takesOutline = (style: CSSStyleDeclaration): boolean =>
  value(style, 'outline-style') === 'none' ||
  ['0', '0px'].includes(value(style, 'outline-width')) ||
  value(style, 'outline-color') === 'transparent';

const isSet = (text: string): boolean => text !== '' && text !== 'none';

const givesSign = (style: CSSStyleDeclaration): boolean =>
  ((isSet(value(style, 'outline-style')) || value(style, 'outline').includes('var(')) && !takesOutline(style)) ||
  isSet(value(style, 'box-shadow')) ||
  [...style].some((name) => /^(?:border|background)/.test(name)) ||
  `${value(style, 'text-decoration')} ${value(style, 'text-decoration-line')}`.includes('underline');

const isEverything = (selector: string): boolean => selector === '*';

const takers = (rules: readonly StyleRule[]): readonly FocusRule[] =>
  rules
    .filter(({ style }) => takesOutline(style) && !givesSign(style))
    .flatMap(({ selector }) =>
      selectorList(selector).flatMap((one) => {
        const asks = isEverything(one) ? { holder: '*', within: false, own: true } : focusSelector(one);
        return asks?.own === true ? [{ selector: one, asks }] : [];
      }),
    );

const givers = (rules: readonly StyleRule[]): readonly FocusRule[] =>
  rules
    .filter(({ selector, style }) => selector.includes(':focus') && givesSign(style))
    .flatMap(({ selector }) =>
      selectorList(selector).flatMap((one) => {
        const asks = focusSelector(one);
        return asks === null ? [] : [{ selector: one, asks }];
      }),
    );

const fits = (element: Element, { holder, within }: FocusSelector): boolean => {
  try {
    return within ? closest(element, holder) !== null : matches(element, holder);
  } catch {
    return false; // A selector of another browser.
  }
};

const showsCaret = (element: Element): boolean =>
  tagOf(element) === 'input' && !WITHOUT_CARET.test(attribute(element, 'type')?.toLowerCase() ?? 'text');

const takesFocus = (element: Element): boolean =>
  !showsCaret(element) &&
  !hasAttribute(element, 'disabled') &&
  attribute(element, 'type')?.toLowerCase() !== 'hidden' &&
  closest(element, '[inert], [aria-hidden="true"]') === null &&
  isRendered(element);

/** Which elements lose their outline on focus and get nothing in its place, by the rules alone: nothing is focused. */
export const readFocus = async (
  doc: Document,
  rules: readonly StyleRule[],
  slices: Slices,
): Promise<Page['styles']['focus']> => {
  const taking = takers(rules);
  const giving = givers(rules);
  const elements = all(doc, FOCUSABLE).filter(takesFocus).slice(0, LIMIT.elements);
  const found = await slices.map(elements, (element) => {
    const rule = taking.find(({ asks }) => fits(element, asks));
    if (rule === undefined || giving.some(({ asks }) => fits(element, asks))) return [];
    return [{ selector: selectorOf(element), rule: rule.selector.slice(0, LIMIT.rule) }];
  });
  const bare = found.flat();
  return { checked: elements.length, bare: bare.length, list: bare.slice(0, LIMIT.list) };
};
