import { getter, nodeTypeOf, parentNodeOf, parentOf } from '../page/dom/dom.ts';

const assignedSlotOf = getter<Element, Element | null>(Element.prototype, 'assignedSlot');
const nodeNameOf = getter<Node, string>(Node.prototype, 'nodeName');

/** What the engine reads of an element to find its way: with another answer it goes round for ever, or throws at every node. */
const READ: Readonly<Record<string, (form: Element) => unknown>> = {
  parentNode: parentNodeOf,
  parentElement: parentOf,
  assignedSlot: assignedSlotOf,
  nodeName: nodeNameOf,
  nodeType: nodeTypeOf,
};
/** What it calls: without these it measures nothing, throws in some rules, and in one finds nothing without a word. */
const CALLED = ['getAttribute', 'getBoundingClientRect', 'getRootNode', 'compareDocumentPosition'];

/** A control of this name, or several, in the place of a method; Chromium calls an `<object>` a function, too. */
const isControl = (value: unknown): boolean => typeof value !== 'function' || 'nodeType' in value;

/**
 * Whether a form's controls took a name that the engine cannot do without (`<input name="parentNode">`). Which those are
 * is measured: `test/browser/clobbered` takes each name that a form has from its prototypes, one at a time. What the form
 * answers is looked at and not what its controls are called now, for it remembers names (HTML, “past names map”). Only
 * Chromium shows such names in the isolated world.
 */
export const isTrap = (form: Element): boolean =>
  Object.entries(READ).some(([name, read]) => !Object.is(Reflect.get(form, name), read(form))) ||
  CALLED.some((name) => isControl(Reflect.get(form, name)));
