import { findAll, getAttribute, isRendered } from '../page/dom/dom.ts';
import type { RawNode, RuleResult } from './engine.ts';

/** Buttons whose label is the value of an attribute (HTML, 4.10.5.1.18-20). */
export const INPUT_BUTTONS = 'input:is([type="submit" i], [type="button" i], [type="reset" i])';

const OF_LABELS = 'label-content-name-mismatch';
/** More than any form has. */
const MAX = 200;

const isNamedOtherwise = (element: Element): boolean =>
  ['aria-label', 'aria-labelledby'].some((name) => (getAttribute(element, name) ?? '').trim() !== '');

const toRawNode = (element: Element): RawNode => ({ node: { element, ancestry: [], spec: {} }, any: [], all: [] });

/**
 * A rule's answers, and with those on labels the buttons that the engine does not look at, since no text stands in them: their value
 * is the label that a visitor sees (WCAG 2.2, 2.5.3). All as violations; the guard of the rule sorts them.
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
