import type { Pillar, Tier } from '../model.ts';
import type { ScanState } from '../state.ts';
import { browser } from './browser.ts';

/** What is known of the stored partner key: never the key itself. */
export interface KeyStatus {
  readonly saved: boolean;
  /** Its last four characters; empty for a key shorter than eight. */
  readonly tail: string;
  /** Ms since 1970. */
  readonly savedAt: number | null;
  readonly sessionOnly: boolean;
}

/** How many scans are left in this hour. */
export interface Allowance {
  readonly tier: Tier;
  readonly left: number;
  readonly perHour: number;
  /** Seconds until one is free again; 0 when some are left. */
  readonly retryAfter: number;
}

/** The whole message protocol: command → what is asked and what is answered. Only the extension's own pages may send. */
export interface Protocol {
  /** Starts a scan of the tab, or joins the one that runs; a result younger than ten minutes is shown unless `again`. */
  start: { ask: { tabId: number; again?: boolean; pillar?: Pillar }; answer: ScanState };
  saveKey: { ask: { key: string; sessionOnly: boolean }; answer: KeyStatus };
  removeKey: { ask: Record<string, never>; answer: KeyStatus };
  keyStatus: { ask: Record<string, never>; answer: KeyStatus };
  allowance: { ask: Record<string, never>; answer: Allowance };
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
