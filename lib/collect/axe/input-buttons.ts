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
export const withInputButtons = (result: RuleResult, doc: Document): RuleResult => {
  if (result.id !== OF_LABELS) return result;
  const buttons = findAll(doc, INPUT_BUTTONS)
    .slice(0, MAX)
    .filter(
      (element) =>
        isRendered(element) && isNamedOtherwise(element) && (getAttribute(element, 'value') ?? '').trim() !== '',
    );
  return { ...result, violations: [...result.violations, ...buttons.map(toRawNode)] };
};
