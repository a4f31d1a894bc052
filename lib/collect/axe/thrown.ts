import { toFault } from '../../fault.ts';
import type { Fault } from '../../model.ts';
import { findAll } from '../page/dom/dom.ts';
import { isDocumentDetached } from '../page/dom/is-document-detached.ts';
import { isClobbered } from './clobbered-forms.ts';
import { createEmptyTally, type Tally } from './rule-tally.ts';

export interface Thrown {
  readonly ran: 'interrupted' | 'fault';
  readonly fault?: Fault;
}

/** Why a rule that threw has no result: `interrupted` when the page was left or misleads the engine, else a fault of ours. */
export const explainThrown = (doc: Document, rule: string, error: unknown): Thrown =>
  isDocumentDetached() || findAll(doc, 'form').some(isClobbered)
    ? { ran: 'interrupted' }
    : { ran: 'fault', fault: toFault(error, rule) };

/** The same as the rule's tally. */
export const toThrownTally = (doc: Document, rule: string, error: unknown): Tally => {
  const { ran, fault } = explainThrown(doc, rule, error);
  return createEmptyTally(rule, ran, fault);
};
