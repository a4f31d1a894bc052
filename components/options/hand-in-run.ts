import type { SitesRefusal } from '../../lib/api/sites.ts';

/** Reports that were not accepted, and why: one of our own reasons, or a sentence of the service. */
export interface NotAccepted {
  readonly host: string;
  readonly why: string;
}

/** How handing the kept reports in goes. */
export interface HandInRun {
  /** `stopped` by its user, `denied` by the browser's question, `failed` by the service or the way to it. */
  readonly phase: 'busy' | 'done' | 'stopped' | 'denied' | 'failed';
  /** How many there were to hand in at the start, and how many of them were dealt with. */
  readonly reports: number;
  readonly done: number;
  readonly added: number;
  readonly known: number;
  readonly refused: readonly NotAccepted[];
  /** Why it failed; null where that is not known. */
  readonly refusal: SitesRefusal | null;
}

export const NEW_RUN: Omit<HandInRun, 'reports'> = {
  phase: 'busy',
  done: 0,
  added: 0,
  known: 0,
  refused: [],
  refusal: null,
};
