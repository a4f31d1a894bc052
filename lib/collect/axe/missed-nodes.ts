import { readLargestScales } from '../../parse/html/viewport.ts';
import { findAll, getAttribute, isRendered } from '../page/dom/dom.ts';
import type { RawNode, RuleResult } from './engine.ts';

/** Buttons whose label is the value of an attribute (HTML, 4.10.5.1.18-20). */
export const INPUT_BUTTONS = 'input:is([type="submit" i], [type="button" i], [type="reset" i])';

const OF_LABELS = 'label-content-name-mismatch';
/** Maximum number of buttons; no real form has more. */
const MAX = 200;

const isNamedOtherwise = (element: Element): boolean =>
  ['aria-label', 'aria-labelledby'].some((name) => (getAttribute(element, name) ?? '').trim() !== '');

const toRawNode = (element: Element): RawNode => ({ node: { element, ancestry: [], spec: {} }, any: [], all: [] });

/**
 * Adds to the results of the label rule the buttons that the engine ignores because they contain no text: their value
 * is the label that a visitor sees (WCAG 2.2, 2.5.3). All are added as violations; the rule's guard sorts them.
 */
const withInputButtons = (result: RuleResult, doc: Document): RuleResult => {
  const buttons = findAll(doc, INPUT_BUTTONS)
    .slice(0, MAX)
    .filter(
      (element) =>
        isRendered(element) && isNamedOtherwise(element) && (getAttribute(element, 'value') ?? '').trim() !== '',
    );
  return { ...result, violations: [...result.violations, ...buttons.map(toRawNode)] };
};

/** The factor that each rule on zooming asks for, and the impact of a page that allows less. */
const ZOOM = {
  'meta-viewport': { scale: 2, impact: 'moderate' },
  'meta-viewport-large': { scale: 5, impact: 'minor' },
} as const;

/**
 * The result of a rule on zooming by the one viewport that browsers heed: the last in the document with a content,
 * whatever the case of its name. The engine tests all, and each by itself. Where browsers read it differently, a person
 * has to decide.
 */
const ofViewport = (result: RuleResult, doc: Document, id: keyof typeof ZOOM): RuleResult => {
  const viewport = findAll(doc, 'meta[name="viewport" i][content]').at(-1);
  if (viewport === undefined) return result;
  const { scale, impact } = ZOOM[id];
  // What allows less than 2 is the other rule's.
  const scales = readLargestScales(getAttribute(viewport, 'content') ?? '').filter(
    (one) => scale === ZOOM['meta-viewport'].scale || one >= ZOOM['meta-viewport'].scale,
  );
  const few = scales.filter((one) => one < scale).length;
  const group = few === 0 ? 'passes' : few === scales.length ? 'violations' : 'incomplete';
  return { ...result, violations: [], incomplete: [], passes: [], impact, [group]: [toRawNode(viewport)] };
};

/**
 * Adds to a rule's results on a document what the engine ignores or takes for something else. `frame`: null for the page
 * itself.
 */
export const withMissedNodes = (
  result: RuleResult,
  { doc, frame }: { readonly doc: Document; readonly frame: object | null },
): RuleResult => {
  if (result.id === OF_LABELS) return withInputButtons(result, doc);
  // The viewport of a frame sets nothing.
  const id = Object.keys(ZOOM).find((one): one is keyof typeof ZOOM => one === result.id);
  return id === undefined || frame !== null ? result : ofViewport(result, doc, id);
};
