import type { OperationAnswer } from '../api/operations-client.ts';
import type { ServiceError } from '../api/service.ts';
import type { SitesRefusal } from '../api/sites.ts';
import type { OperationId } from '../data/service/platform-operations.ts';
import type { Locale, Pillar, Tier } from '../model.ts';
import type { ScanState } from '../state.ts';
import { browser } from './browser.ts';
import type { Stored } from './storage/history.ts';

/** Details of the stored partner key, never the key itself. */
export interface KeyStatus {
  readonly saved: boolean;
  /** Its last four characters; empty for a key shorter than eight. */
  readonly tail: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number | null;
  readonly sessionOnly: boolean;
  /** Base address of the only scan service that the key is sent to; '' for none. */
  readonly base: string;
  /** When that service last refused it, ms since 1970; null when it did not. */
  readonly refusedAt: number | null;
}

/** The outcome of testing the scan service. */
export interface ServiceTest {
  readonly withKey: boolean;
  /** Why the service refused the key; null when it did not. */
  readonly refusal: ServiceError | null;
  readonly ms: number;
  /** Scans left this hour, if the service reports it. */
  readonly left: number | null;
  readonly tier: string | null;
  readonly rateLimit: string | null;
  /** Null when the service answered with a scan result. */
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

/** What happens to the stored key when the scan service's address changes. */
export type KeyFate = 'move' | 'remove' | 'leave';

/** A scan of a site that a service has stored, reduced to what the score chart needs. */
export interface SiteScore {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly overall: number | null;
}

/** What a scan service knows about the site that a tab's scan was for. */
export type SiteHere =
  /** The key's team does not have the site; `url` is the address that adding it would send. */
  | { readonly kind: 'unknown'; readonly url: string }
  | {
      readonly kind: 'known';
      readonly domain: string;
      /** Address of the site's page at the service. */
      readonly page: string;
      /** The last total minus the one before; null when the two cannot be compared. */
      readonly change: number | null;
      /** The latest scans, in any order. */
      readonly scans: readonly SiteScore[];
    };

/** The views were stored in the report, or the reason why there are none. */
export type ViewsStored = { readonly ok: true } | SitesRefusal;

/** The outcome of adding a site. */
export type SiteAdded = { readonly ok: true; readonly here: SiteHere } | SitesRefusal;

/** What handing in the stored reports would send. */
export interface HandInPlan {
  /** Number of reports that the service does not have yet, and of their hosts. */
  readonly reports: number;
  readonly sites: number;
  /** Reports that are never sent: imported from a file, of a host name that is not public, or of a single pillar. */
  readonly leftOut: number;
  /** When reports were last handed in to this service with this key, ms since 1970; null when never. */
  readonly doneAt: number | null;
}

/** The outcome of handing in some of the stored reports. */
export type HandInStep =
  | {
      readonly ok: true;
      /** The scans that this step covered; empty when nothing was left to do. */
      readonly scans: readonly string[];
      readonly added: number;
      readonly known: number;
      /** The host and the reason: one of our own codes, or a sentence from the service. */
      readonly refused: readonly { readonly host: string; readonly why: string }[];
    }
  | SitesRefusal;

/**
 * The whole message protocol: the request (`ask`) and the response (`answer`) of each command. Only the extension's own
 * pages may send.
 */
export interface Protocol {
  /** Starts a scan of the tab, or joins the running one; returns a result younger than ten minutes unless `again` is set. */
  start: { ask: { tabId: number; again?: boolean; pillar?: Pillar }; answer: ScanState };
  saveKey: { ask: { key: string; sessionOnly: boolean }; answer: KeyStatus };
  /** Removes the key; `wipe` also removes the reports from the history, but not their grades and scores. */
  removeKey: { ask: { wipe?: boolean }; answer: KeyStatus };
  keyStatus: { ask: Record<string, never>; answer: KeyStatus };
  allowance: { ask: Record<string, never>; answer: Allowance };
  /** Judges the recorded evidence that the package contains; makes no request and stores nothing. */
  example: { ask: { id: string; recorded: unknown }; answer: Stored };
  /** Sets the scan service's base address, '' for none; the stored key moves along or is removed. */
  setService: { ask: { base: string; key: KeyFate }; answer: KeyStatus };
  testService: { ask: Record<string, never>; answer: ServiceTest };
  /** Calls the scan service once more about the page that this tab's scan was for. */
  askService: { ask: { tabId: number }; answer: null };
  callOperation: {
    ask: { id: OperationId; values: Readonly<Record<string, string>>; body: string };
    answer: OperationAnswer;
  };
  /** Asks the scan service once about the site that this tab's scan was for; null when there is nothing to show. */
  siteHere: { ask: { tabId: number }; answer: SiteHere | null };
  /** Adds that site to those of the key's team. */
  addSite: { ask: { tabId: number }; answer: SiteAdded };
  /** Has the scan service load that page as a phone and in the dark scheme, and stores the differences in the scan's report. */
  viewsHere: { ask: { tabId: number; language: Locale }; answer: ViewsStored };
  /** What could be handed in; null without a service, contact level C or a key. Makes no request. */
  handInPlan: { ask: Record<string, never>; answer: HandInPlan | null };
  /** Hands in the next reports of one site, except the scans already `tried` since the click. */
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
