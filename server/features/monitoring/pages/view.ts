import type { Locale } from '../../../../lib/model.ts';
import type { MailKind } from '../../../core/paths.ts';
import type { MonitoredSite } from '../store/monitors.ts';
import type { SentNotice } from '../store/notification-list.ts';
import type { SubscriberOf } from '../store/subscribers.ts';
import type { MonitoredTag } from '../store/tag-monitors.ts';
import type { WebhookOf } from '../store/webhooks.ts';

/** Why a form was refused, and the field that caused it. */
export interface FieldError {
  readonly field: string;
  readonly text: string;
}

/** A form as it was filled in, by field name, and its error; null when there is none. */
export interface Draft<Field extends string> {
  readonly typed: Readonly<Record<Field, string>>;
  readonly fault: FieldError | null;
}

/** When a site is scanned, as typed. */
export type ScheduleDraft = Draft<'cadence' | 'hour' | 'weekday' | 'day' | 'zone' | 'locale'>;

/** An address that is to receive mail. */
export type SubscriberDraft = Draft<'address' | 'locale' | 'zone' | 'notices' | 'digest'>;

/** A tag to watch, and its schedule. */
export type TagDraft = Draft<'tag' | keyof ScheduleDraft['typed']>;

/** An address that gets mail, or has been asked to confirm. */
export interface ShownSubscriber {
  readonly id: string;
  readonly address: string;
  readonly locale: Locale;
  /** The site that its mail is about; null for all sites. */
  readonly site: { readonly id: string; readonly host: string } | null;
  readonly wants: SubscriberOf['wants'];
  readonly state: 'asked' | 'confirmed' | 'ended';
}

/** The schedule of one site, and its subscribers. */
export interface SiteMonitoring {
  readonly watch: MonitoredSite | null;
  readonly schedule: ScheduleDraft;
  readonly subscribers: readonly ShownSubscriber[];
  readonly subscriber: SubscriberDraft;
  /** False when the operator has set no mail server. */
  readonly hasMail: boolean;
}

/** An address to which a team's notices are sent; times in ms since 1970. */
export type ShownWebhook = Pick<WebhookOf, 'id' | 'url' | 'failingSince' | 'offAt'>;

/** What a team watches, and its subscribers. */
export interface TeamMonitoring extends Pick<SiteMonitoring, 'subscribers' | 'subscriber' | 'hasMail'> {
  /** Sites with a schedule of their own, by domain, and where the next page of them begins; null after the last. */
  readonly monitors: readonly MonitoredSite[];
  readonly next: string | null;
  /** This is not the first page of them. */
  readonly isLater: boolean;
  /** Monitored sites with a problem, whether watched by themselves or by a tag. */
  readonly troubled: readonly MonitoredSite[];
  readonly tags: readonly MonitoredTag[];
  /** Tags of sites to choose from. */
  readonly tagNames: readonly string[];
  readonly tag: TagDraft;
  readonly webhooks: readonly ShownWebhook[];
  readonly webhook: Draft<'url'>;
  /** A webhook that was just created: the only time that its secret is shown. */
  readonly created: Pick<WebhookOf, 'url' | 'secret'> | null;
  /** Newest first. */
  readonly notices: readonly SentNotice[];
  /** The kinds of mail with a preview. */
  readonly kinds: readonly MailKind[];
  readonly canManage: boolean;
  /** Message about the action just taken. */
  readonly message: string | null;
  /** Why an action failed, if no field caused it. */
  readonly fault: string | null;
}
