import type { SitesRefusal } from '../../lib/api/sites.ts';

/** Reports that were not accepted, and why: one of our own codes, or a sentence from the service. */
export interface NotAccepted {
  readonly host: string;
  readonly why: string;
}

/** A run that hands the stored reports in. */
export interface HandInRun {
  /** `stopped` by its user, `denied` at the browser's prompt, `failed` because of the service or the connection. */
  readonly phase: 'busy' | 'done' | 'stopped' | 'denied' | 'failed';
  /** How many there were to hand in at the start, and how many of them were processed. */
  readonly reports: number;
  readonly done: number;
  readonly added: number;
  readonly known: number;
  readonly refused: readonly NotAccepted[];
  /** Why it failed; null when not known. */
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
