import { isClear } from '../../parse/css-colour.ts';
import { labelInName } from '../../parse/label-in-name.ts';
import { percentDecoded } from '../../parse/percent-decoded.ts';
import { accessibleName } from '../page/accessible-name.ts';
import {
  all,
  attribute,
  boxOf,
  childrenOf,
  documentOf,
  isElement,
  isRendered,
  isText,
  matches,
  parentOf,
  tagOf,
  textOf,
} from '../page/dom.ts';
import { above } from './element.ts';
import type { RawNode, RuleResult } from './engine.ts';

/** What becomes of a node: the rule holds for it, or a person has to look. Null: the engine's word stands. */
type Correction = 'passes' | 'incomplete' | null;

/** A known fault of the engine: an open report upstream, where it shows, and how it is told from a find that is right. */
interface Guard {
  readonly rule: string;
  readonly report: string;
  readonly among: 'violations' | 'passes';
  correct(node: RawNode): Correction;
}

const when = (holds: boolean, correction: Correction): Correction => (holds ? correction : null);

const isSkipLink = (element: Element): boolean => {
  const href = attribute(element, 'href') ?? '';
  const doc = documentOf(element);
  if (tagOf(element) !== 'a' || !href.startsWith('#') || href.length === 1 || doc === null) return false;
  const name = percentDecoded(href.slice(1));
  return all(doc, `[id="${CSS.escape(name)}"],a[name="${CSS.escape(name)}"]`).length > 0;
};

/** Whether all that an element holds stands in links within the page whose target is there. */
const holdsSkipLinksAlone = (element: Element): boolean => {
  if (isSkipLink(element)) return true;
  const children = [...childrenOf(element)];
  if (children.some((child) => isText(child) && textOf(child).trim() !== '')) return false;
  const elements = children.filter(isElement);
  return elements.length > 0 && elements.every(holdsSkipLinksAlone);
};

/** Whether a link has the colour of the text around it. */
const hasColourOfText = (element: Element): boolean => {
  const parent = parentOf(element);
  return parent !== null && getComputedStyle(element).color === getComputedStyle(parent).color;
};

const passedBy = (raw: RawNode, test: string): boolean =>
  (raw.any ?? []).some(({ id, result }) => id === test && result === true);

/** Names of fonts whose letters are drawn as icons. */
const ICONS = /icon|symbol|awesome|glyph|ligature|fontello|dashicons/i;
const isIconFont = (element: Element): boolean => ICONS.test(getComputedStyle(element).fontFamily);

/** Text of an element that is drawn as text: without icons by ligature, and without what is not rendered. */
const drawnText = (element: Element): string => {
  if (!isRendered(element) || isIconFont(element) || tagOf(element) === 'title') return '';
  return [...childrenOf(element)]
    .map((child) => (isText(child) ? textOf(child) : isElement(child) ? ` ${drawnText(child)} ` : ''))
    .join('');
};

const CORRECTION_OF_LABEL = { in: 'passes', perhaps: 'incomplete', out: null } as const;

const correctLabel = ({ node: { element } }: RawNode): Correction => {
  const doc = documentOf(element);
  if (doc === null) return null;
  const ids = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const isOwn = (id: string): boolean =>
    attribute(element, 'id') === id || all(element, `[id="${CSS.escape(id)}"]`).length > 0;
  return CORRECTION_OF_LABEL[labelInName(drawnText(element), accessibleName(element, doc), ids.some(isOwn))];
};

/** Roles whose options a key of the control that owns them reaches; the scrolling follows. */
const LISTS = '[role=listbox],[role=menu],[role=tree],[role=grid],[role=treegrid],[role=radiogroup],[role=tablist]';

/** Share of a box from which a pseudo-element is what lies behind its text; axe-core's own. */
const COVERS = 0.25;

const isPainted = (style: CSSStyleDeclaration): boolean =>
  !['none', 'normal'].includes(style.content) && (style.backgroundImage !== 'none' || !isClear(style.backgroundColor));

/** Whether a pseudo-element of an element paints a ground below the text in it. */
const paintsGround = (element: Element): boolean => {
  const { width, height } = boxOf(element);
  return ['::before', '::after'].some((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (!isPainted(style)) return false;
    const area = Number.parseFloat(style.width) * Number.parseFloat(style.height);
    return area >= COVERS * width * height;
  });
};

const isOnPseudoElement = (element: Element): boolean => {
  for (let at: Element | null = element; at !== null; at = above(at)) if (paintsGround(at)) return true;
  return false;
};

const AXE = 'https://github.com/dequelabs/axe-core';

export const GUARDS: readonly Guard[] = [
  {
    // A skip link counts as one only before the first other link, and a consent banner may stand before it.
    rule: 'region',
    report: `${AXE}/issues/4240`,
    among: 'violations',
    correct: ({ node }) => when(holdsSkipLinksAlone(node.element), 'passes'),
  },
  {
    // No colour to rely on, but nobody can tell the link from the text (F73).
    rule: 'link-in-text-block',
    report: `${AXE}/issues/3848`,
    among: 'passes',
    correct: (raw) =>
      when(!passedBy(raw, 'link-in-text-block-style') && hasColourOfText(raw.node.element), 'incomplete'),
  },
  {
    // Icons by ligature, single signs, dots and order.
    rule: 'label-content-name-mismatch',
    report: `${AXE}/issues/4386`,
    among: 'violations',
    correct: correctLabel,
  },
  {
    // The control that owns the list has the focus, and its keys scroll.
    rule: 'scrollable-region-focusable',
    report: `${AXE}/issues/4914`,
    among: 'violations',
    correct: ({ node: { element } }) => when(matches(element, LISTS) || all(element, LISTS).length > 0, 'incomplete'),
  },
  {
    // Its script moves the focus among what has tabindex="-1".
    rule: 'scrollable-region-focusable',
    report: `${AXE}/issues/4830`,
    among: 'violations',
    correct: ({ node: { element } }) => when(all(element, '[tabindex]').length > 0, 'incomplete'),
  },
  {
    // A panel takes the focus to be read, and is no target of a pointer.
    rule: 'target-size',
    report: `${AXE}/issues/4701`,
    among: 'violations',
    correct: ({ node: { element } }) => when(attribute(element, 'role') === 'tabpanel', 'passes'),
  },
  {
    // A pseudo-element that is not placed absolutely is not looked at as a ground.
    rule: 'color-contrast',
    report: `${AXE}/issues/2680`,
    among: 'violations',
    correct: ({ node }) => when(isOnPseudoElement(node.element), 'incomplete'),
  },
];

/** One rule's answers with the engine's known faults put right. */
export const guarded = (result: RuleResult): RuleResult => {
  let { violations, incomplete, passes } = result;
  for (const { among, correct } of GUARDS.filter(({ rule }) => rule === result.id)) {
    const sorted = Map.groupBy(among === 'violations' ? violations : passes, correct);
    const stays = sorted.get(null) ?? [];
    incomplete = [...incomplete, ...(sorted.get('incomplete') ?? [])];
    if (among === 'passes') passes = stays;
    else {
      violations = stays;
      passes = [...passes, ...(sorted.get('passes') ?? [])];
    }
  }
  return { ...result, violations, incomplete, passes };
};
