import { documentOf, findAll, getAttribute, getBox, getTag } from '../page/dom/dom.ts';
import type { RawNode } from './engine.ts';
import { isFilteredText } from './text-colour.ts';

/** What the engine said of a node. */
export type Word = 'violations' | 'incomplete' | 'passes';
/** What becomes of a node: the rule holds for it or not, or a person has to look. Null: the engine's word stands. */
export type Correction = Word | null;

/**
 * A known fault of the engine, or a question that it leaves open though it can be answered: the open report upstream, or the
 * sentence of the standard; where it shows, and how it is told from a find that is right.
 */
export interface Guard {
  readonly rule: string;
  readonly report: string;
  readonly among: Word;
  correct(node: RawNode): Correction;
}

export const correctWhen = (holds: boolean, correction: Correction): Correction => (holds ? correction : null);

export const AXE = 'https://github.com/dequelabs/axe-core';

/** Roles that are landmarks (WAI-ARIA 1.2, 5.3.4); of another role that is written down an element is none. */
const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
const isOfOtherRole = (element: Element): boolean => {
  const [role = ''] = (getAttribute(element, 'role') ?? '').trim().toLowerCase().split(/\s+/);
  return role !== '' && !LANDMARKS.includes(role);
};

const listOf = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.filter((one) => typeof one === 'string') : [];

/** Whether all that a test found wrong are references from attributes that their role does not need. */
const isNeedlessReference = ({ node: { element }, all: tests = [] }: RawNode): boolean => {
  const wrong = tests.filter(({ result }) => result === false).flatMap(({ data }) => listOf(data));
  const isScrollbar = ['scrollbar', 'combobox'].includes(getAttribute(element, 'role')?.trim().toLowerCase() ?? '');
  return (
    wrong.length > 0 &&
    wrong.every((one) => /^aria-owns="[^"]+"$/.test(one) || (!isScrollbar && /^aria-controls="[^"]+"$/.test(one)))
  );
};

/** Whether the element that a control names is on the page, so that there was nothing to ask. */
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
/** Whether a link runs over more than one line: its box then covers what stands between its words. */
const isWrapped = (element: Element): boolean => {
  const rects = [...Element.prototype.getClientRects.call(element)];
  const [first] = rects;
  return first !== undefined && rects.some((rect) => rect.top > first.bottom - LINES_APART);
};

const TARGETS = 'a[href]';
/** Characters of an address: what is longer is not compared. */
const LONGEST = 2_000;

const isOverlapping = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Pixels around a target in which a neighbour counts: the diameter that WCAG 2.5.8 asks. */
const AROUND = 24;
const NEIGHBOURS = 300;

/** Links beside or over an element that stand within the distance that counts. */
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

/** Faults of single rules, with their open reports upstream. */
export const KNOWN_FAULTS: readonly Guard[] = [
  {
    // What is being filled may lack its children, or hold others for now (WAI-ARIA 1.2, 5.2.5).
    rule: 'aria-required-children',
    report: `${AXE}/issues/4626`,
    among: 'violations',
    correct: ({ node }) => correctWhen(getAttribute(node.element, 'aria-busy')?.trim() === 'true', 'passes'),
  },
  {
    // What a control opens may be made when it opens; only a scrollbar and a combobox need theirs.
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
    // The role that is written down is none of a landmark.
    rule: 'landmark-unique',
    report: `${AXE}/issues/4722`,
    among: 'violations',
    correct: ({ node }) => correctWhen(isOfOtherRole(node.element), 'passes'),
  },
  {
    // Two links to one place are one target (WCAG 2.2, 2.5.8).
    rule: 'target-size',
    report: `${AXE}/issues/4224`,
    among: 'violations',
    correct: ({ node }) => correctWhen(isCoveredBySame(node.element), 'passes'),
  },
  {
    // Measured by the box around all lines, its own or a neighbour's.
    rule: 'target-size',
    report: `${AXE}/issues/4928`,
    among: 'violations',
    correct: ({ node: { element } }) =>
      correctWhen(isWrapped(element) || findNeighbours(element).some(isWrapped), 'incomplete'),
  },
  {
    // A filter makes text paler than its colour says.
    rule: 'color-contrast',
    report: `${AXE}/issues/3214`,
    among: 'passes',
    correct: ({ node }) => correctWhen(isFilteredText(node.element), 'incomplete'),
  },
];
