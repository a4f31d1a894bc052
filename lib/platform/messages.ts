import type { OperationAnswer } from '../api/operations-client.ts';
import type { ServiceError } from '../api/service.ts';
import type { SitesRefusal } from '../api/sites.ts';
import type { OperationId } from '../data/service/platform-operations.ts';
import type { Locale, Pillar, Tier } from '../model.ts';
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

/** A scan that a service keeps of a site, as far as its score is drawn among the others. */
export interface SiteScore {
  readonly id: string;
  /** Ms since 1970. */
  readonly finishedAt: number;
  readonly overall: number | null;
}

/** What a scan service knows of the site that a tab's scan was of. */
export type SiteHere =
  /** None of the key's team; `url` is what adding it would send. */
  | { readonly kind: 'unknown'; readonly url: string }
  | {
      readonly kind: 'known';
      readonly domain: string;
      /** Where the service shows the site. */
      readonly page: string;
      /** The last total minus the one before; null where the two cannot be compared. */
      readonly change: number | null;
      /** The latest ones, in any order. */
      readonly scans: readonly SiteScore[];
    };

/** The views are kept in the report, or why there are none. */
export type ViewsStored = { readonly ok: true } | SitesRefusal;

/** What came of adding a site. */
export type SiteAdded = { readonly ok: true; readonly here: SiteHere } | SitesRefusal;

/** What handing the kept reports in would send. */
export interface HandInPlan {
  /** Reports that the service has not got yet, and of how many hosts. */
  readonly reports: number;
  readonly sites: number;
  /** Reports that stay here whatever is pressed: out of a file, of a name that is not public, of one pillar. */
  readonly leftOut: number;
  /** When reports were last handed in to this service with this key, ms since 1970; null when never. */
  readonly doneAt: number | null;
}

/** What came of handing in some of the kept reports. */
export type HandInStep =
  | {
      readonly ok: true;
      /** The scans that this step was about; empty when there was nothing left to do. */
      readonly scans: readonly string[];
      readonly added: number;
      readonly known: number;
      /** Of which host, and why: one of our own reasons, or a sentence of the service. */
      readonly refused: readonly { readonly host: string; readonly why: string }[];
    }
  | SitesRefusal;

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
  /** Asks the scan service once for the site that this tab's scan was of; null where nothing is to be shown of it. */
  siteHere: { ask: { tabId: number }; answer: SiteHere | null };
  /** Adds that site to those of the key's team. */
  addSite: { ask: { tabId: number }; answer: SiteAdded };
  /** Asks the scan service to look at that page on a phone and in the dark, and keeps what differs in the scan's report. */
  viewsHere: { ask: { tabId: number; language: Locale }; answer: ViewsStored };
  /** What could be handed in; null without a service, contact level C or a key. Nobody is asked. */
  handInPlan: { ask: Record<string, never>; answer: HandInPlan | null };
  /** Hands in the next reports of one site, without the scans that were `tried` since the click. */
  handIn: { ask: { tried: readonly string[] }; answer: HandInStep };
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
