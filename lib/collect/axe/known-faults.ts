import { toSeenShadow } from '../../parse/css/css-paint.ts';
import { documentOf, findAll, getAttribute, getBox, getTag, parentOf, textOf } from '../page/dom/dom.ts';
import type { RawNode } from './engine.ts';
import { isFilteredText } from './text-colour.ts';

/** The engine's result for a node. */
export type ResultType = 'violations' | 'incomplete' | 'passes';
/** The corrected result of a node: violated, to be decided by a person, or passed. Null leaves the engine's result unchanged. */
export type Correction = ResultType | null;

/**
 * A known fault of the engine, or a question that it leaves open although it can be answered: the open report upstream
 * or the sentence of the standard, the results among which it occurs, and how to distinguish it from a correct result.
 */
export interface ResultCorrection {
  readonly rule: string;
  readonly report: string;
  readonly among: ResultType;
  correct(node: RawNode): Correction;
}

export const correctWhen = (holds: boolean, correction: Correction): Correction => (holds ? correction : null);

export const AXE = 'https://github.com/dequelabs/axe-core';

/** Landmark roles (WAI-ARIA 1.2, 5.3.4); an element with another explicit role is not a landmark. */
const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
const isOfOtherRole = (element: Element): boolean => {
  const [role = ''] = (getAttribute(element, 'role') ?? '').trim().toLowerCase().split(/\s+/);
  return role !== '' && !LANDMARKS.includes(role);
};

const listOf = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.filter((one) => typeof one === 'string') : [];

/** Whether all failures of the tests are references from attributes that the element's role does not require. */
const isNeedlessReference = ({ node: { element }, all: tests = [] }: RawNode): boolean => {
  const wrong = tests.filter(({ result }) => result === false).flatMap(({ data }) => listOf(data));
  const isScrollbar = ['scrollbar', 'combobox'].includes(getAttribute(element, 'role')?.trim().toLowerCase() ?? '');
  return (
    wrong.length > 0 &&
    wrong.every((one) => /^aria-owns="[^"]+"$/.test(one) || (!isScrollbar && /^aria-controls="[^"]+"$/.test(one)))
  );
};

/** Whether the element that a control references is on the page, so that nothing was left to decide. */
const isControlledThere = ({ node: { element }, all: tests = [] }: RawNode): boolean => {
  const keys = tests.filter(({ result }) => result === undefined).map(({ data }) => Object(data).messageKey);
  const ids = (getAttribute(element, 'aria-controls') ?? '').split(/\s+/).filter((id) => id !== '');
  const doc = documentOf(element);
  if (doc === null || ids.length === 0 || keys.length === 0) return false;
  return (
    keys.every((key) => key === 'controlsWithinPopup') &&
    ids.every((id) => Document.prototype.getElementById.call(doc, id) !== null)
  );
};

const LINES_APART = 1;
/** Whether a link spans more than one line: its box then also covers the text between its words. */
const isWrapped = (element: Element): boolean => {
  const rects = [...Element.prototype.getClientRects.call(element)];
  const [first] = rects;
  return first !== undefined && rects.some((rect) => rect.top > first.bottom - LINES_APART);
};

const TARGETS = 'a[href]';
/** Maximum number of characters of an address; longer ones are not compared. */
const LONGEST = 2_000;

const isOverlapping = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Pixels around a target within which a neighbour counts: the diameter that WCAG 2.5.8 requires. */
const AROUND = 24;
const NEIGHBOURS = 300;

/** Links that overlap the area within that distance around an element. */
const findNeighbours = (element: Element): readonly Element[] => {
  const doc = documentOf(element);
  const links = doc === null ? [] : findAll(doc, TARGETS);
  if (links.length > NEIGHBOURS) return [];
  const { left, right, top, bottom } = getBox(element);
  const around = { left: left - AROUND, right: right + AROUND, top: top - AROUND, bottom: bottom + AROUND } as DOMRect;
  return links.filter((link) => link !== element && isOverlapping(getBox(link), around));
};

const isCoveredBySame = (element: Element): boolean => {
  const href = getAttribute(element, 'href') ?? '';
  if (getTag(element) !== 'a' || href === '' || href.length > LONGEST) return false;
  const near = findNeighbours(element);
  return near.length > 0 && near.every((link) => getAttribute(link, 'href') === href);
};

/** Whether a link has the colour of the text around it. */
const hasColourOfText = (element: Element): boolean => {
  const parent = parentOf(element);
  return parent !== null && getComputedStyle(element).color === getComputedStyle(parent).color;
};

/** Text styles other than colour, which distinguish a text from the text around it (WCAG 2.2, technique G183). */
const readSetting = ({ fontWeight, fontStyle, fontSize, textDecorationLine, borderBottomStyle }: CSSStyleDeclaration) =>
  [fontWeight, fontStyle, fontSize, textDecorationLine, borderBottomStyle].join(' ');

/**
 * Whether all of a link's text is in one descendant that is styled differently from the text around the link:
 * `<a><b>…</b></a>`.
 */
const isSetApartWithin = (element: Element): boolean => {
  const parent = parentOf(element);
  const text = textOf(element).trim();
  if (parent === null || text === '') return false;
  const around = readSetting(getComputedStyle(parent));
  return findAll(element, '*')
    .slice(0, 20)
    .some((inner) => textOf(inner).trim() === text && readSetting(getComputedStyle(inner)) !== around);
};

const isPassedBy = (raw: RawNode, test: string): boolean =>
  (raw.any ?? []).some(({ id, result }) => id === test && result === true);

/** Whether a shadow that can be seen, such as `inset 0 -1px`, sets a link or its content apart. */
const hasShadow = (element: Element): boolean =>
  [element, ...findAll(element, '*').slice(0, 20)].some(
    (one) => toSeenShadow(getComputedStyle(one).boxShadow, { ink: '', backdrop: '', plain: (colour) => colour }) !== '',
  );

/** Faults of single rules, with their open reports upstream. */
export const KNOWN_FAULTS: readonly ResultCorrection[] = [
  {
    // An element that is being filled may lack its children, or contain others for now (WAI-ARIA 1.2, 5.2.5).
    rule: 'aria-required-children',
    report: `${AXE}/issues/4626`,
    among: 'violations',
    correct: ({ node }) => correctWhen(getAttribute(node.element, 'aria-busy')?.trim() === 'true', 'passes'),
  },
  {
    // The element that a control opens may be created when it opens; only a scrollbar and a combobox require theirs.
    rule: 'aria-valid-attr-value',
    report: `${AXE}/issues/4202`,
    among: 'violations',
    correct: (raw) => correctWhen(isNeedlessReference(raw), 'incomplete'),
  },
  {
    rule: 'aria-valid-attr-value',
    report: `${AXE}/issues/4861`,
    among: 'incomplete',
    correct: (raw) => correctWhen(isControlledThere(raw), 'passes'),
  },
  {
    // The explicit role is not a landmark role.
    rule: 'landmark-unique',
    report: `${AXE}/issues/4722`,
    among: 'violations',
    correct: ({ node }) => correctWhen(isOfOtherRole(node.element), 'passes'),
  },
  {
    // Two links to the same address are one target (WCAG 2.2, 2.5.8).
    rule: 'target-size',
    report: `${AXE}/issues/4224`,
    among: 'violations',
    correct: ({ node }) => correctWhen(isCoveredBySame(node.element), 'passes'),
  },
  {
    // The size was measured by the box around all lines, of the link itself or of a neighbour.
    rule: 'target-size',
    report: `${AXE}/issues/4928`,
    among: 'violations',
    correct: ({ node: { element } }) =>
      correctWhen(isWrapped(element) || findNeighbours(element).some(isWrapped), 'incomplete'),
  },
  {
    // A filter makes text paler than its declared colour.
    rule: 'color-contrast',
    report: `${AXE}/issues/3214`,
    among: 'passes',
    correct: ({ node }) => correctWhen(isFilteredText(node.element), 'incomplete'),
  },
  {
    // The link does not rely on colour, but nothing distinguishes it from the text either (F73).
    rule: 'link-in-text-block',
    report: `${AXE}/issues/3848`,
    among: 'passes',
    correct: (raw) =>
      correctWhen(!isPassedBy(raw, 'link-in-text-block-style') && hasColourOfText(raw.node.element), 'incomplete'),
  },
  {
    // The engine checks the link's own style, not that of the descendant that contains its text.
    rule: 'link-in-text-block',
    report: `${AXE}/issues/3981`,
    among: 'violations',
    correct: ({ node }) => correctWhen(isSetApartWithin(node.element), 'passes'),
  },
  {
    // A line under the link may be a shadow, which the engine does not read (WCAG 2.2, technique G182).
    rule: 'link-in-text-block',
    report: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G182',
    among: 'violations',
    correct: ({ node }) => correctWhen(hasShadow(node.element), 'incomplete'),
  },
];
