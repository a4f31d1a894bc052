import type { Finding, Locale, Pillar, SiteFailure } from '../../../../lib/model.ts';
import type { SiteChange } from '../model/changes.ts';
import type { Announcement } from '../model/ends.ts';
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
  /** Totals at the beginning and the end of it; null where there was none. */
  readonly before: number | null;
  readonly after: number | null;
  /** Verdicts that changed. */
  readonly worse: number;
  readonly better: number;
  /** What got worse, as it is now, the first steps first; absent in digests of before it was told. */
  readonly named?: readonly Finding[];
  /** Open steps of class danger. */
  readonly danger: number;
  readonly reachable: boolean;
  /** A scan of it was kept in that week: of one that had none nobody can say that it did not change. */
  readonly scanned: boolean;
}

/** Why a webhook was not delivered. */
const FAILED = ['refused', 'redirect', 'status', 'gone', 'timeout', 'network'] as const;
export type Failed = (typeof FAILED)[number];

/** What a notice tells, by its kind. Moments are in ms since 1970. */
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
      /** Those that it shows. */
      readonly sites: readonly DigestRow[];
      /** Of all sites that it is about: how many there are, how many got worse, and whether none changed that was looked at. */
      readonly all: { readonly sites: number; readonly worse: number; readonly calm: boolean };
    }
  /** To an address that a team gave, before anything else goes there. */
  | {
      readonly kind: 'confirm';
      /** Null for all sites of the team. */
      readonly site: NoticeSite | null;
      readonly team: string;
      readonly days: number;
      /** What would come; absent in questions of before there was a choice, which were about notices. */
      readonly wants?: readonly SubscriptionKind[];
    }
  | { readonly kind: 'webhookOff'; readonly host: string; readonly since: number; readonly why: Failed };

/** The kinds of notices, each of which is a mail of its own. */
export type NoticeKind = NoticeContent['kind'];

/** What webhooks alone get, and no mail: something that a program asked for has ended, or somebody tries the webhook. */
export type EventOnly =
  | { readonly kind: 'scanDone'; readonly scan: DoneScan }
  | { readonly kind: 'batchDone'; readonly batch: DoneBatch }
  | { readonly kind: 'webhookTest'; readonly host: string };

/** A scan of `POST /api/v1/scans` that is over. */
export interface DoneScan {
  readonly id: string;
  readonly url: string;
  readonly pillar: Pillar | null;
  readonly language: Locale;
  readonly state: 'done' | 'failed';
}

/** A batch, or several pages of one site, of which every page is over. */
export interface DoneBatch {
  readonly id: string;
  readonly kind: 'list' | 'site';
  readonly size: number;
  readonly cancelled: boolean;
}

/** Something that is told once to each who asked for it. */
export interface Notice<T extends NoticeContent | EventOnly = NoticeContent> {
  /** The same for the same thing, whoever comes to it, and however often. */
  readonly id: string;
  /** When it came about: ms since 1970. */
  readonly at: number;
  readonly content: T;
}
