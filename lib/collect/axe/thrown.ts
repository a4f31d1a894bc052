import { faultOf } from '../../fault.ts';
import type { Fault } from '../../model.ts';
import { all, attribute } from '../page/dom.ts';
import { emptyTally, type Tally } from './lean.ts';

const NAMED = '[name], [id]';

/**
 * Whether a control of a form has the name of a property that the form itself should have: what reads that property gets
 * the control. Only Chromium shows such names in the isolated world.
 */
const isShadowed = (form: Element): boolean =>
  all(form, NAMED)
    .flatMap((control) => [attribute(control, 'name') ?? '', attribute(control, 'id') ?? ''])
    .some((name) => name in HTMLFormElement.prototype && Reflect.get(form, name) instanceof Element);

export interface Thrown {
  readonly ran: 'interrupted' | 'fault';
  readonly fault?: Fault;
}

/** Why a rule that threw found nothing out: the page, where that leads the engine astray, else a fault of ours. */
export const whyThrown = (doc: Document, rule: string, error: unknown): Thrown =>
  all(doc, 'form').some(isShadowed) ? { ran: 'interrupted' } : { ran: 'fault', fault: faultOf(error, rule) };

/** The same as what is told of the rule. */
export const thrown = (doc: Document, rule: string, error: unknown): Tally => {
  const { ran, fault } = whyThrown(doc, rule, error);
  return emptyTally(rule, ran, fault);
};
