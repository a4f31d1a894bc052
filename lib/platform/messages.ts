import type { OperationAnswer } from '../api/operations-client.ts';
import type { ServiceError } from '../api/service.ts';
import type { OperationId } from '../data/platform-operations.ts';
import type { Pillar, Tier } from '../model.ts';
import type { ScanState } from '../state.ts';
import { browser } from './browser.ts';
import type { Stored } from './storage/history.ts';

/** What is known of the stored partner key: never the key itself. */
export interface KeyStatus {
  readonly saved: boolean;
  /** Its last four characters; empty for a key shorter than eight. */
  readonly tail: string;
  /** Ms since 1970. */
  readonly savedAt: number | null;
  readonly sessionOnly: boolean;
  /** Base address of the scan service it is bound to: it goes nowhere else. '' for none. */
  readonly base: string;
  /** When that service last refused it, ms since 1970; null when it did not. */
  readonly refusedAt: number | null;
}

/** What came of testing the scan service. */
export interface ServiceTest {
  readonly withKey: boolean;
  /** How it refused the key; null when it did not. */
  readonly refusal: ServiceError | null;
  readonly ms: number;
  /** Scans left this hour, where the service says so. */
  readonly left: number | null;
  readonly tier: string | null;
  readonly rateLimit: string | null;
  /** Null when it answered with a scan result. */
  readonly error: ServiceError | null;
}

/** How many scans are left in this hour. */
export interface Allowance {
  readonly tier: Tier;
  readonly left: number;
  readonly perHour: number;
  /** Seconds until one is free again; 0 when some are left. */
  readonly retryAfter: number;
}

/** What becomes of the stored key when the scan service's address changes. */
export type KeyFate = 'move' | 'remove' | 'leave';

/** The whole message protocol: command → what is asked and what is answered. Only the extension's own pages may send. */
export interface Protocol {
  /** Starts a scan of the tab, or joins the one that runs; a result younger than ten minutes is shown unless `again`. */
  start: { ask: { tabId: number; again?: boolean; pillar?: Pillar }; answer: ScanState };
  saveKey: { ask: { key: string; sessionOnly: boolean }; answer: KeyStatus };
  /** Removes the key; `wipe` takes the reports out of the history too, their grades and scores stay. */
  removeKey: { ask: { wipe?: boolean }; answer: KeyStatus };
  keyStatus: { ask: Record<string, never>; answer: KeyStatus };
  allowance: { ask: Record<string, never>; answer: Allowance };
  /** Judges the recorded evidence that the package brings; nothing is looked at and nothing kept. */
  example: { ask: { id: string; recorded: unknown }; answer: Stored };
  /** Sets the scan service's base address, '' for none; the stored key moves along or is removed. */
  setService: { ask: { base: string; key: KeyFate }; answer: KeyStatus };
  testService: { ask: Record<string, never>; answer: ServiceTest };
  /** Asks the scan service once more about the page that this tab's scan was of. */
  askService: { ask: { tabId: number }; answer: null };
  callOperation: {
    ask: { id: OperationId; values: Readonly<Record<string, string>>; body: string };
    answer: OperationAnswer;
  };
}
export type Command = keyof Protocol;

export interface Message<C extends Command = Command> {
  readonly command: C;
  readonly ask: Protocol[C]['ask'];
}

/** An answer, or the error as a value. */
export type Reply<C extends Command = Command> =
  | { readonly ok: true; readonly value: Protocol[C]['answer'] }
  | { readonly ok: false; readonly message: string };

/** Sends a command to the background. Throws an Error with the background's message when it refuses or fails. */
export const send = async <C extends Command>(command: C, ask: Protocol[C]['ask']): Promise<Protocol[C]['answer']> => {
  const message: Message<C> = { command, ask };
  const reply: Reply<C> | undefined = await browser.runtime.sendMessage(message);
  if (reply === undefined) throw new Error('no answer');
  if (!reply.ok) throw new Error(reply.message);
  return reply.value;
};
