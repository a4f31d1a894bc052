import { faultOf } from '../../fault.ts';
import type { Fault } from '../../model.ts';
import { all, attribute, isElement } from '../page/dom/dom.ts';
import { isGone } from '../page/dom/gone.ts';
import { emptyTally, type Tally } from './lean.ts';
import { isTrap } from './trap.ts';

const NAMED = '[name], [id]';

/** A control, or the list of several of one name: no property of a form is either of these by that name. */
const isControl = (value: unknown, name: string): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.prototype.toString.call(value) === '[object RadioNodeList]') return true;
  return 'nodeType' in value && isElement(value as Node) && isNamed(value as Element, name);
};

const isNamed = (element: Element, name: string): boolean =>
  [attribute(element, 'name'), attribute(element, 'id')].includes(name);

/**
 * Whether a control of a form has the name of a property that the form itself should have: what reads that property gets
 * the control. Only Chromium shows such names in the isolated world.
 */
const isShadowed = (form: Element): boolean =>
  all(form, NAMED)
    .flatMap((control) => [attribute(control, 'name') ?? '', attribute(control, 'id') ?? ''])
    .some((name) => name in HTMLFormElement.prototype && isControl(Reflect.get(form, name), name));

export interface Thrown {
  readonly ran: 'interrupted' | 'fault';
  readonly fault?: Fault;
}

/** Why a rule that threw found nothing out: the page, where that was left or leads the engine astray, else a fault of ours. */
export const whyThrown = (doc: Document, rule: string, error: unknown): Thrown =>
  isGone() || all(doc, 'form').some((form) => isTrap(form) || isShadowed(form))
    ? { ran: 'interrupted' }
    : { ran: 'fault', fault: faultOf(error, rule) };

/** The same as what is told of the rule. */
export const thrown = (doc: Document, rule: string, error: unknown): Tally => {
  const { ran, fault } = whyThrown(doc, rule, error);
  return emptyTally(rule, ran, fault);
};
