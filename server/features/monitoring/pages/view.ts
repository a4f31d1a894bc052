import type { Locale } from '../../../../lib/model.ts';
import type { MailKind } from '../../../core/paths.ts';
import type { SentNotice } from '../store/notification-list.ts';
import type { SubscriberOf } from '../store/subscribers.ts';
import type { TagWatch } from '../store/tag-watches.ts';
import type { Watch } from '../store/watches.ts';
import type { WebhookOf } from '../store/webhooks.ts';

/** Why a form came to nothing, and the field that is to blame. */
export interface FieldFault {
  readonly field: string;
  readonly text: string;
}

/** A form as it was filled in, by the names of its fields, and what is wrong with it; null where nothing is. */
export interface Draft<Field extends string> {
  readonly typed: Readonly<Record<Field, string>>;
  readonly fault: FieldFault | null;
}

/** When a site is scanned: each as it was typed. */
export type ScheduleDraft = Draft<'cadence' | 'hour' | 'weekday' | 'day' | 'zone' | 'locale'>;

/** An address that is to get mail. */
export type SubscriberDraft = Draft<'address' | 'locale' | 'zone' | 'notices' | 'digest'>;

/** A tag that is to be watched, and when. */
export type TagDraft = Draft<'tag' | keyof ScheduleDraft['typed']>;

/** An address that gets mail, or is asked whether it wants that. */
export interface ShownSubscriber {
  readonly id: string;
  readonly address: string;
  readonly locale: Locale;
  /** The site that it is about; null for all sites. */
  readonly site: { readonly id: string; readonly host: string } | null;
  readonly wants: SubscriberOf['wants'];
  readonly state: 'asked' | 'confirmed' | 'ended';
}

/** How one site is watched, and who hears of it. */
export interface SiteWatching {
  readonly watch: Watch | null;
  readonly schedule: ScheduleDraft;
  readonly subscribers: readonly ShownSubscriber[];
  readonly subscriber: SubscriberDraft;
  /** False where the operator set no mail server. */
  readonly hasMail: boolean;
}

/** Where notices of a team are sent; moments in ms since 1970. */
export type ShownWebhook = Pick<WebhookOf, 'id' | 'url' | 'failingSince' | 'offAt'>;

/** What a team has watched, and who hears of it. */
export interface TeamWatching extends Pick<SiteWatching, 'subscribers' | 'subscriber' | 'hasMail'> {
  /** Sites with a watch of their own, by domain, and where the next begin; null after the last. */
  readonly watches: readonly Watch[];
  readonly next: string | null;
  /** These are not the first. */
  readonly isLater: boolean;
  /** Watched sites that something is the matter with, however they are watched. */
  readonly troubled: readonly Watch[];
  readonly tags: readonly TagWatch[];
  /** Tags of sites to choose from. */
  readonly tagNames: readonly string[];
  readonly tag: TagDraft;
  readonly webhooks: readonly ShownWebhook[];
  readonly webhook: Draft<'url'>;
  /** A webhook that was made just now: the only time that its secret is seen. */
  readonly created: Pick<WebhookOf, 'url' | 'secret'> | null;
  /** Newest first. */
  readonly notices: readonly SentNotice[];
  /** The mails that can be looked at. */
  readonly kinds: readonly MailKind[];
  readonly canManage: boolean;
  /** What is told of what was done a moment ago. */
  readonly message: string | null;
  /** Why something came to nothing, where no field is to blame. */
  readonly fault: string | null;
}
