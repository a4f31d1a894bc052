import { isFontSheet } from '../../../parse/css/font-sheet.ts';
import { getView, hasAttribute, isElement } from '../dom/dom.ts';
import { listStyleSheets } from '../dom/properties.ts';

/** One style rule that applies to this screen, with its full selector if it was nested. */
export interface StyleRule {
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
  /** The full name of its cascade layer, `a.b`; '' when it is in none. */
  readonly layer: string;
  /** Whether the rule applies is unknown: it depends on a container's size or on a scope. */
  readonly doubtful: boolean;
}

/** A rule that applies in one screen orientation only. */
export interface OrientedRule {
  readonly way: 'portrait' | 'landscape';
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
}

/** The content of a document's style sheets, as far as the browser exposes it. */
export interface StyleSheets {
  readonly rules: readonly StyleRule[];
  readonly sheets: number;
  readonly unreadable: number;
  /** Names of all cascade layers, in the order of their first mention (CSS Cascade 5, 6.4.3). */
  readonly layers: readonly string[];
  /** Conditions of all media rules and sheets, joined. */
  readonly media: string;
  /** Rules by screen orientation, whether or not it is the current one. */
  readonly oriented: readonly OrientedRule[];
}

/** Matches nothing, and neither do rules nested in it. */
const NEVER = ':not(*)';

/** Maximum number of rules read: more than any site needs. */
const LIMIT = 60_000;

interface Pile {
  /** The window whose media queries are evaluated. */
  readonly view: Window;
  readonly rules: StyleRule[];
  readonly media: string[];
  readonly layers: string[];
  readonly oriented: OrientedRule[];
  sheets: number;
  unreadable: number;
}

/** Maximum number of characters of a selector: when nesting is resolved, `&&` within `&&` doubles at every level. */
const LONGEST = 10_000;

// CSS Nesting: `&` is replaced by the parent's selector; without `&` the parent is the ancestor.
const resolveNesting = (selector: string, parent: string): string => {
  if (parent === '') return selector;
  const places = selector.split('&');
  if (selector.length + places.length * parent.length > LONGEST) return NEVER;
  return places.length > 1 ? places.join(`:is(${parent})`) : `:is(${parent}) ${selector}`;
};

interface Kinds {
  readonly CSSStyleRule: CSSStyleRule;
  readonly CSSMediaRule: CSSMediaRule;
  readonly CSSSupportsRule: CSSSupportsRule;
  readonly CSSImportRule: CSSImportRule;
  readonly CSSLayerBlockRule: CSSLayerBlockRule;
  readonly CSSContainerRule: CSSContainerRule;
  readonly CSSScopeRule: CSSScopeRule;
  readonly CSSStartingStyleRule: CSSStartingStyleRule;
}

/** Compares by name: each window has its own constructors, and some environments lack the newer ones. */
const isA = <Kind extends keyof Kinds>(rule: CSSRule, kind: Kind): rule is Kinds[Kind] =>
  rule.constructor.name === kind;

const isApplying = (rule: CSSRule, { view }: Pile): boolean => {
  if (isA(rule, 'CSSMediaRule')) return view.matchMedia(rule.media.mediaText).matches;
  if (isA(rule, 'CSSSupportsRule')) return CSS.supports(rule.conditionText);
  return true;
};

/** The context of a rule. */
interface RuleContext {
  /** The selector in which rules are nested; '' at top level. */
  readonly parent: string;
  readonly layer: string;
  readonly doubtful: boolean;
}

const OUTSIDE: RuleContext = { parent: '', layer: '', doubtful: false };

/** Whether these are declarations after nested rules (CSS Nesting, 4.1). */
const isLoose = (rule: CSSRule): rule is CSSStyleRule =>
  'style' in rule && !('selectorText' in rule) && !('keyText' in rule) && !('name' in rule) && rule.parentRule !== null;

const nameLayer = (outer: string, name: string, { layers }: Pile): string => {
  const own = name === '' ? `(${layers.length})` : name;
  const full = outer === '' ? own : `${outer}.${own}`;
  if (!layers.includes(full)) layers.push(full);
  return full;
};

const createRuleContext = (rule: CSSRule, { parent, layer, doubtful }: RuleContext, pile: Pile): RuleContext => {
  if (isA(rule, 'CSSStyleRule')) return { parent: resolveNesting(rule.selectorText, parent), layer, doubtful };
  const isOpen = isA(rule, 'CSSContainerRule') || isA(rule, 'CSSScopeRule');
  const inner = isA(rule, 'CSSLayerBlockRule') ? nameLayer(layer, rule.name, pile) : layer;
  return { parent, layer: inner, doubtful: doubtful || isOpen };
};

const collectImport = ({ styleSheet, layerName }: CSSImportRule, context: RuleContext, pile: Pile): void => {
  const layer =
    layerName === null || layerName === undefined ? context.layer : nameLayer(context.layer, layerName, pile);
  if (styleSheet !== null) collectSheet(styleSheet, pile, { ...context, layer });
};

/** The orientation that a media condition requires, if it requires exactly one; null otherwise. */
const findOrientation = (media: string): OrientedRule['way'] | null => {
  const orientations = [...media.matchAll(/\(\s*orientation\s*:\s*(portrait|landscape)\s*\)/gi)].map(([, way]) =>
    way?.toLowerCase(),
  );
  if (orientations.length !== 1 || /\b(?:not|print)\b/i.test(media)) return null;
  return orientations[0] === 'portrait' ? 'portrait' : 'landscape';
};

const collectOriented = (rules: Iterable<CSSRule>, media: string, pile: Pile): void => {
  const way = findOrientation(media);
  if (way === null || pile.oriented.length >= LIMIT) return;
  for (const rule of rules)
    if (isA(rule, 'CSSStyleRule')) pile.oriented.push({ way, selector: rule.selectorText, style: rule.style });
};

const collectRule = (rule: CSSRule, context: RuleContext, pile: Pile): void => {
  // Starting styles apply only for a moment when an element appears.
  if (pile.rules.length >= LIMIT || isA(rule, 'CSSStartingStyleRule')) return;
  if (isA(rule, 'CSSMediaRule')) {
    pile.media.push(rule.media.mediaText);
    collectOriented(rule.cssRules, rule.media.mediaText, pile);
  }
  if (isA(rule, 'CSSImportRule')) {
    collectImport(rule, context, pile);
    return;
  }
  if ('nameList' in rule)
    for (const name of (rule as CSSLayerStatementRule).nameList) nameLayer(context.layer, name, pile);
  const inside = createRuleContext(rule, context, pile);
  const { parent: selector, layer, doubtful } = inside;
  if (isA(rule, 'CSSStyleRule') || isLoose(rule)) pile.rules.push({ selector, style: rule.style, layer, doubtful });
  if (!('cssRules' in rule) || !isApplying(rule, pile)) return;
  for (const inner of (rule as CSSGroupingRule).cssRules) collectRule(inner, inside, pile);
};

/**
 * A cross-origin sheet without CORS hides its rules. Firefox shows them to extensions nevertheless; they are ignored
 * there too, so that a page gets the same grade in every browser.
 */
const isForeign = ({ href, ownerNode }: CSSStyleSheet): boolean => {
  if (href === null || URL.parse(href)?.origin === location.origin || href.startsWith('data:')) return false;
  return !(ownerNode !== null && isElement(ownerNode) && hasAttribute(ownerNode, 'crossorigin'));
};

const getRules = (sheet: CSSStyleSheet): CSSRuleList | null => {
  if (isForeign(sheet)) return null;
  try {
    return sheet.cssRules;
  } catch {
    return null; // A cross-origin sheet, fetched without CORS.
  }
};

const collectSheet = (sheet: CSSStyleSheet, pile: Pile, context = OUTSIDE): void => {
  const { mediaText } = sheet.media;
  pile.media.push(mediaText);
  if (sheet.disabled) return;
  if (findOrientation(mediaText) !== null) collectOriented(getRules(sheet) ?? [], mediaText, pile);
  if (mediaText !== '' && !pile.view.matchMedia(mediaText).matches) return;
  const rules = getRules(sheet);
  // A sheet of fonts alone contains nothing that is examined, so it does not count as unreadable.
  if (rules === null && isFontSheet(sheet.href ?? '')) return;
  pile.sheets += 1;
  if (rules === null) pile.unreadable += 1;
  else for (const rule of rules) collectRule(rule, context, pile);
};

/** All rules of the live document, or of a shadow root, that apply to this screen; unreadable sheets are counted. */
export const readStyleSheets = (doc: Document | ShadowRoot): StyleSheets => {
  const pile: Pile = { view: getView(doc), rules: [], media: [], layers: [], oriented: [], sheets: 0, unreadable: 0 };
  for (const sheet of listStyleSheets(doc)) collectSheet(sheet, pile);
  const { view, ...found } = pile;
  return { ...found, media: pile.media.join('\n') };
};
