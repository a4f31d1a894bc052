import { isClear } from '../../parse/css/css-colour.ts';
import { compareLabelToName } from '../../parse/text/label-in-name.ts';
import { computeAccessibleName } from '../page/appearance/accessible-name.ts';
import {
  childrenOf,
  documentOf,
  findAll,
  getAttribute,
  getBox,
  getTag,
  isElement,
  isMatching,
  isRendered,
  isText,
  textOf,
} from '../page/dom/dom.ts';
import { getParentAcrossShadow } from './element.ts';
import type { RawNode, RuleResult } from './engine.ts';
import { hasGeneratedName, isNamedBySymbol } from './generated-name.ts';
import { correctTable } from './header-cells.ts';
import { isIconFont } from './icon-font.ts';
import { hasFocusable, isReached } from './keyboard-reach.ts';
import {
  AXE,
  type Correction,
  correctWhen,
  KNOWN_FAULTS,
  type ResultCorrection,
  type ResultType,
} from './known-faults.ts';
import { INPUT_BUTTONS } from './missed-nodes.ts';
import { hasSkipLinksAlone } from './skip-links.ts';
import { correctOnGradient, isColouredOtherwise } from './text-colour.ts';

/** An element's text that is drawn as text: without ligature icons and without unrendered text. */
const readDrawnText = (element: Element): string => {
  if (!isRendered(element) || isIconFont(getComputedStyle(element).fontFamily) || getTag(element) === 'title')
    return '';
  return [...childrenOf(element)]
    .map((child) => (isText(child) ? textOf(child) : isElement(child) ? ` ${readDrawnText(child)} ` : ''))
    .join('');
};

const CORRECTION_OF_LABEL = { in: 'passes', perhaps: 'incomplete', out: null } as const;

/** The label that a visitor sees; for an input that is a button, its value. */
const readLabel = (element: Element): string =>
  isMatching(element, INPUT_BUTTONS) ? (getAttribute(element, 'value') ?? '') : readDrawnText(element);

const correctLabel = ({ node: { element } }: RawNode): Correction => {
  const doc = documentOf(element);
  if (doc === null) return null;
  const ids = (getAttribute(element, 'aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const isOwn = (id: string): boolean =>
    getAttribute(element, 'id') === id || findAll(element, `[id="${CSS.escape(id)}"]`).length > 0;
  return CORRECTION_OF_LABEL[
    compareLabelToName(readLabel(element), computeAccessibleName(element, doc), ids.some(isOwn))
  ];
};

/** Roles whose options are reached by keys of the control that owns them; the list scrolls along. */
const LISTS = '[role=listbox],[role=menu],[role=tree],[role=grid],[role=treegrid],[role=radiogroup],[role=tablist]';

/** Share of a box from which a pseudo-element counts as the background of its text; axe-core's own threshold. */
const COVERS = 0.25;

const isPainted = (style: CSSStyleDeclaration): boolean =>
  !['none', 'normal'].includes(style.content) && (style.backgroundImage !== 'none' || !isClear(style.backgroundColor));

/** Whether a pseudo-element of an element paints a background for its text. */
const isPaintingGround = (element: Element): boolean => {
  const { width, height } = getBox(element);
  return ['::before', '::after'].some((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (!isPainted(style)) return false;
    const area = Number.parseFloat(style.width) * Number.parseFloat(style.height);
    return area >= COVERS * width * height;
  });
};

const isOnPseudoElement = (element: Element): boolean => {
  for (let at: Element | null = element; at !== null; at = getParentAcrossShadow(at))
    if (isPaintingGround(at)) return true;
  return false;
};

/** Types of fields to which `autocomplete` does not apply (HTML standard, 4.10.5). */
const NO_AUTOFILL = new Set(['checkbox', 'radio', 'file', 'submit', 'image', 'reset', 'button']);
const isWithoutAutofill = (element: Element): boolean =>
  getTag(element) === 'input' && NO_AUTOFILL.has(getAttribute(element, 'type')?.toLowerCase() ?? '');

const isNamed = (element: Element): boolean =>
  ['aria-label', 'aria-labelledby'].some((name) => (getAttribute(element, name) ?? '').trim() !== '');

/** The rules that require a name, for elements that may get one from generated content. */
const NAMES = [
  'button-name',
  'link-name',
  'summary-name',
  'aria-command-name',
  'aria-toggle-field-name',
  'aria-tab-name',
  'aria-treeitem-name',
  'empty-heading',
  'empty-table-header',
];

export const CORRECTIONS: readonly ResultCorrection[] = [
  ...KNOWN_FAULTS,
  ...NAMES.map((rule) => ({
    // Generated content is part of the name (Accessible Name 1.2, 2F); the engine does not read it.
    rule,
    report: 'https://www.w3.org/TR/accname-1.2/#comp_name_from_content',
    among: 'violations' as const,
    correct: ({ node }: RawNode) => correctWhen(hasGeneratedName(node.element), 'passes'),
  })),
  ...NAMES.map((rule) => ({
    // Chromium names a control by the title of a symbol that its icon uses, Firefox does not.
    rule,
    report: 'https://www.w3.org/TR/svg-aam-1.0/#mapping_additional_nd',
    among: 'violations' as const,
    correct: ({ node }: RawNode) => correctWhen(isNamedBySymbol(node.element), 'incomplete'),
  })),
  {
    // axe-core recognises a skip link only before the first other link, but a consent banner may come before it.
    rule: 'region',
    report: `${AXE}/issues/4240`,
    among: 'violations',
    correct: ({ node }) => correctWhen(hasSkipLinksAlone(node.element), 'passes'),
  },
  {
    // Ligature icons, single signs, dots and word order.
    rule: 'label-content-name-mismatch',
    report: `${AXE}/issues/4386`,
    among: 'violations',
    correct: correctLabel,
  },
  {
    // The control that owns the list has the focus, and its keys scroll the list.
    rule: 'scrollable-region-focusable',
    report: `${AXE}/issues/4914`,
    among: 'violations',
    correct: ({ node: { element } }) =>
      correctWhen(isMatching(element, LISTS) || findAll(element, LISTS).length > 0, 'incomplete'),
  },
  {
    // The page's script moves the focus among elements with tabindex="-1".
    rule: 'scrollable-region-focusable',
    report: `${AXE}/issues/4830`,
    among: 'violations',
    correct: ({ node: { element } }) => correctWhen(findAll(element, '[tabindex]').length > 0, 'incomplete'),
  },
  {
    // A tab panel is focusable so that it can be read, and is not a pointer target.
    rule: 'target-size',
    report: `${AXE}/issues/4701`,
    among: 'violations',
    correct: ({ node: { element } }) => correctWhen(getAttribute(element, 'role') === 'tabpanel', 'passes'),
  },
  {
    // The engine ignores a pseudo-element as a background unless it is positioned absolutely.
    rule: 'color-contrast',
    report: `${AXE}/issues/2680`,
    among: 'violations',
    correct: ({ node }) => correctWhen(isOnPseudoElement(node.element), 'incomplete'),
  },
  {
    // The engine reads `color` alone: no fill, filter, filtered backdrop or animation of colours.
    rule: 'color-contrast',
    report: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    among: 'violations',
    correct: ({ node }) => correctWhen(isColouredOtherwise(node.element), 'incomplete'),
  },
  {
    // A gradient can be judged when all of it is on one side of the required ratio.
    rule: 'color-contrast',
    report: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    among: 'incomplete',
    correct: correctOnGradient,
  },
  {
    // The label must be in the name as words, not as letters: "Go" is not in "Google" (ACT rule 2ee8b8).
    rule: 'label-content-name-mismatch',
    report: 'https://www.w3.org/WAI/standards-guidelines/act/rules/2ee8b8/',
    among: 'passes',
    correct: (raw) => correctWhen(isNamed(raw.node.element) && correctLabel(raw) === null, 'violations'),
  },
  {
    // The engine leaves a header without a cell to a person (HTML standard, 4.9.12).
    rule: 'th-has-data-cells',
    report: 'https://www.w3.org/WAI/standards-guidelines/act/rules/d0f69e/',
    among: 'incomplete',
    correct: ({ node }) => correctTable(node.element),
  },
  {
    // The role prohibits a name, whatever text the element contains (ARIA 1.2, 5.2.8.6).
    rule: 'aria-prohibited-attr',
    report: 'https://www.w3.org/WAI/standards-guidelines/act/rules/5c01ea/',
    among: 'incomplete',
    correct: ({ node }) => correctWhen(isNamed(node.element), 'violations'),
  },
  {
    // Any focusable element counts, not widgets alone.
    rule: 'nested-interactive',
    report: 'https://www.w3.org/WAI/standards-guidelines/act/rules/307n5z/',
    among: 'passes',
    correct: ({ node }) => correctWhen(hasFocusable(node.element), 'violations'),
  },
  {
    // Editable text and a player with controls are focusable like a link.
    rule: 'aria-hidden-focus',
    report: 'https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation',
    among: 'passes',
    correct: ({ node }) => correctWhen(isReached(node.element), 'violations'),
  },
  {
    rule: 'autocomplete-valid',
    report: 'https://html.spec.whatwg.org/multipage/input.html#do-not-apply',
    among: 'violations',
    correct: ({ node }) => correctWhen(isWithoutAutofill(node.element), 'passes'),
  },
  {
    // An empty fragment and `top` lead to the top of the page, without an element of that id.
    rule: 'skip-link',
    report: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
    among: 'violations',
    correct: ({ node }) => correctWhen(/^#(?:top)?$/i.test(getAttribute(node.element, 'href')?.trim() ?? ''), 'passes'),
  },
];

/** Maximum number of nodes of one kind examined: if a page has thousands, the first are representative. */
const LOOKED_AT = 200;

/** The result of the first correction that applies to the node; later ones are not consulted. Null when none does. */
const findCorrection = (corrections: readonly ResultCorrection[], raw: RawNode): Correction => {
  for (const { correct } of corrections) {
    const word = correct(raw);
    if (word !== null) return word;
  }
  return null;
};

/** Corrects one rule's results for the engine's known faults. */
export const applyCorrections = (result: RuleResult): RuleResult => {
  const words: Readonly<Record<ResultType, readonly RawNode[]>> = result;
  const corrections = CORRECTIONS.filter(({ rule }) => rule === result.id);
  if (corrections.length === 0) return result;
  const right: Record<ResultType, RawNode[]> = { violations: [], incomplete: [], passes: [] };
  for (const said of ['violations', 'incomplete', 'passes'] as const) {
    const looking = corrections.filter(({ among }) => among === said);
    for (const [index, raw] of words[said].entries()) {
      const word = index < LOOKED_AT ? findCorrection(looking, raw) : null;
      right[word ?? said].push(raw);
    }
  }
  return { ...result, ...right, impact: result.impact ?? (right.violations.length > 0 ? 'serious' : null) };
};
