import { hasAttribute } from './dom.ts';

/** One style rule that applies to this screen, with the whole selector where it was nested. */
export interface StyleRule {
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
}

/** What the style sheets of a document hold, as far as the browser shows it. */
export interface StyleSheets {
  readonly rules: readonly StyleRule[];
  readonly sheets: number;
  readonly unreadable: number;
  /** Conditions of all media rules and sheets, joined. */
  readonly media: string;
}

/** Matches nothing, nor does what is nested in it. */
const NEVER = ':not(*)';

/** Rules read at most: more than any site needs. */
const LIMIT = 60_000;

interface Pile {
  readonly rules: StyleRule[];
  readonly media: string[];
  sheets: number;
  unreadable: number;
}

/** Characters of a selector: written out, `&&` within `&&` doubles at every level. */
const LONGEST = 10_000;

// CSS Nesting: `&` stands for the parent's selector, and without it the parent is the ancestor.
const nested = (selector: string, parent: string): string => {
  if (parent === '') return selector;
  const places = selector.split('&');
  if (selector.length + places.length * parent.length > LONGEST) return NEVER;
  return places.length > 1 ? places.join(`:is(${parent})`) : `:is(${parent}) ${selector}`;
};

const applies = (rule: CSSRule): boolean => {
  if (rule instanceof CSSMediaRule) return matchMedia(rule.media.mediaText).matches;
  if (rule instanceof CSSSupportsRule) return CSS.supports(rule.conditionText);
  return true;
};

const pileRule = (rule: CSSRule, parent: string, pile: Pile): void => {
  if (pile.rules.length >= LIMIT) return;
  if (rule instanceof CSSMediaRule) pile.media.push(rule.media.mediaText);
  if (rule instanceof CSSImportRule) {
    if (rule.styleSheet !== null) pileSheet(rule.styleSheet, pile);
    return;
  }
  const selector = rule instanceof CSSStyleRule ? nested(rule.selectorText, parent) : parent;
  if (rule instanceof CSSStyleRule) pile.rules.push({ selector, style: rule.style });
  if (!('cssRules' in rule) || !applies(rule)) return;
  for (const inner of (rule as CSSGroupingRule).cssRules) pileRule(inner, selector, pile);
};

/**
 * Another origin's sheet without CORS hides its rules. Firefox shows them to extensions all the same; they are left
 * alone there too, so that a page gets one grade.
 */
const isForeign = ({ href, ownerNode }: CSSStyleSheet): boolean => {
  if (href === null || URL.parse(href)?.origin === location.origin || href.startsWith('data:')) return false;
  return !(ownerNode instanceof Element && hasAttribute(ownerNode, 'crossorigin'));
};

const rulesOf = (sheet: CSSStyleSheet): CSSRuleList | null => {
  if (isForeign(sheet)) return null;
  try {
    return sheet.cssRules;
  } catch {
    return null; // Another origin's, fetched without CORS.
  }
};

const pileSheet = (sheet: CSSStyleSheet, pile: Pile): void => {
  const { mediaText } = sheet.media;
  pile.media.push(mediaText);
  if (sheet.disabled || (mediaText !== '' && !matchMedia(mediaText).matches)) return;
  pile.sheets += 1;
  const rules = rulesOf(sheet);
  if (rules === null) pile.unreadable += 1;
  else for (const rule of rules) pileRule(rule, '', pile);
};

/** All rules of the live document, or of a shadow root, that apply to this screen; unreadable sheets are counted. */
export const readStyleSheets = (doc: DocumentOrShadowRoot): StyleSheets => {
  const pile: Pile = { rules: [], media: [], sheets: 0, unreadable: 0 };
  for (const sheet of [...doc.styleSheets, ...doc.adoptedStyleSheets]) pileSheet(sheet, pile);
  return { ...pile, media: pile.media.join('\n') };
};
