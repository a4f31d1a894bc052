import type { Finding, Locale, Pillar, SiteFailure } from '../../../../lib/model.ts';
import type { SiteChange } from '../model/changes.ts';
import type { Announcement } from '../model/expiries.ts';
import type { SubscriptionKind } from '../model/subscription-kinds.ts';

/** The site that a notice is about. */
export interface NoticeSite {
  readonly id: string;
  readonly host: string;
  readonly url: string;
}

/** How one site did in a week. */
export interface DigestRow {
  readonly host: string;
  /** Totals at the beginning and the end of the week; null when there was none. */
  readonly before: number | null;
  readonly after: number | null;
  /** Number of verdicts that changed, by direction. */
  readonly worse: number;
  readonly better: number;
  /** Current findings that got worse, the first steps first; absent in older digests. */
  readonly named?: readonly Finding[];
  /** Number of open steps of kind danger. */
  readonly danger: number;
  readonly reachable: boolean;
  /** Whether a scan of it was stored in that week; without one, nobody knows whether it changed. */
  readonly scanned: boolean;
}

/** Why a webhook was not delivered. */
const FAILED = ['refused', 'redirect', 'status', 'gone', 'timeout', 'network'] as const;
export type Failed = (typeof FAILED)[number];

/** The content of a notice, by kind. Times are in ms since 1970. */
export type NoticeContent =
  | {
      readonly kind: 'changes';
      readonly site: NoticeSite;
      readonly changes: readonly SiteChange[];
      readonly total: { readonly before: number | null; readonly after: number | null };
    }
  | { readonly kind: 'ends'; readonly site: NoticeSite; readonly ends: readonly Announcement[] }
  | {
      readonly kind: 'unreachable';
      readonly site: NoticeSite;
      readonly failure: SiteFailure;
      readonly first: number;
    }
  | { readonly kind: 'reachable'; readonly site: NoticeSite; readonly since: number }
  | {
      readonly kind: 'digest';
      readonly from: number;
      /** The sites that it lists. */
      readonly sites: readonly DigestRow[];
      /** Of all sites covered: how many there are, how many got worse, and whether each was scanned and none changed. */
      readonly all: { readonly sites: number; readonly worse: number; readonly calm: boolean };
    }
  /** Sent to an address that a team entered, before any other mail. */
  | {
      readonly kind: 'confirm';
      /** Null for all sites of the team. */
      readonly site: NoticeSite | null;
      readonly team: string;
      readonly days: number;
      /** The mail to confirm; absent in older requests, from before there was a choice, which were for notices. */
      readonly wants?: readonly SubscriptionKind[];
    }
  | { readonly kind: 'webhookOff'; readonly host: string; readonly since: number; readonly why: Failed };

/** The kinds of notices, each of which is a mail of its own. */
export type NoticeKind = NoticeContent['kind'];

/** Events for webhooks only, not for mail: something that a program requested has ended, or somebody tests the webhook. */
export type EventOnly =
  | { readonly kind: 'scanDone'; readonly scan: DoneScan }
  | { readonly kind: 'batchDone'; readonly batch: DoneBatch }
  | { readonly kind: 'webhookTest'; readonly host: string };

/** A scan of `POST /api/v1/scans` that has ended. */
export interface DoneScan {
  readonly id: string;
  readonly url: string;
  readonly pillar: Pillar | null;
  readonly language: Locale;
  readonly state: 'done' | 'failed';
}

/** A batch or crawl of which every page has ended. */
export interface DoneBatch {
  readonly id: string;
  readonly kind: 'list' | 'site';
  readonly size: number;
  readonly cancelled: boolean;
}

/** A message that is sent once to each of its recipients. */
export interface Notice<T extends NoticeContent | EventOnly = NoticeContent> {
  /** The same for the same event, whichever process creates it and however often. */
  readonly id: string;
  /** When it happened: ms since 1970. */
  readonly at: number;
  readonly content: T;
}
