import type { Generated } from 'kysely';
import type { Cadence, Locale, Report, SiteFailure } from '../../../../lib/model.ts';
import type { Json, JsonOrNone } from '../../../core/store/columns.ts';
import type { Baseline } from '../model/changes.ts';
import type { Announced, Expiry } from '../model/expiries.ts';
import type { Outage } from '../model/outage.ts';
import type { EventOnly, NoticeContent } from '../notify/notice.ts';

/** The result of a round's first scan, until a second one confirms it. */
export type Pending = { readonly report: Report } | { readonly failure: SiteFailure; readonly at: number };

/** The schedule by which a site, or every site with a tag, is scanned. */
interface MonitorScheduleRow {
  team: string;
  /** Language of the scans. */
  locale: Locale;
  cadence: Cadence;
  hour: number;
  weekday: number;
  day: number;
  zone: string;
}

/** The schedule of every site of a team that has this tag. */
export interface TagMonitorRow extends MonitorScheduleRow {
  tag: string;
}

/** A site that is scanned by a schedule, and the state of its current round. */
export interface MonitorRow extends MonitorScheduleRow {
  site: string;
  /** The tag whose schedule it follows; null when it has one of its own. */
  tag: string | null;
  /** When to try again after the team's daily quota was used up; null when no scan waits for that. */
  waits_until: Date | null;
  /** The quota taken for its latest scan; refunded if that scan did not run. */
  counted: string | null;
  /** When the next round begins, and the day that it is for. */
  next_at: Date;
  next_key: string;
  /** The day of the current or latest round; there is one round a day. */
  run_key: Generated<string>;
  /** `rest`: nothing until `next_at`; `requested`: waits for a scan; `pause`: waits for the second scan, due at `again_at`. */
  state: 'rest' | 'requested' | 'pause';
  /** The key of the scan that it waits for, and the latest scan at the time of the request. */
  scan_key: string | null;
  after: string | null;
  /** How often this scan was queued. */
  tries: Generated<number>;
  again_at: Date | null;
  pending: JsonOrNone<Pending>;
  baseline: JsonOrNone<Baseline>;
  outage: JsonOrNone<Outage>;
  ends: Json<readonly Expiry[]>;
  announced: Json<readonly Announced[]>;
  /** When certificates and registrations are next checked for expiry. */
  look_at: Date;
}

/** A notification, which every target gets once. */
interface NotificationRow {
  id: string;
  team: string;
  site: string | null;
  at: Date;
  what: Json<NoticeContent | EventOnly>;
}

/** A delivery of it: to an address or to a webhook. */
interface DeliveryRow {
  notice: string;
  /** The address or the webhook's id, prefixed by its kind: each gets the notice once. */
  target: string;
  subscriber: string | null;
  webhook: string | null;
  state: 'waiting' | 'done' | 'failed';
  tries: Generated<number>;
  /** When it is due; waiting deliveries without a job are queued in this order. */
  due_at: Date;
  problem: string | null;
}

/** An address that receives notices once its owner has confirmed. */
export interface SubscriberRow {
  id: string;
  team: string;
  /** The site that its mail is about; null for the whole team. */
  site: string | null;
  address: string;
  locale: Locale;
  zone: string;
  /** Each notice immediately; the digest once a week. */
  notices: Generated<boolean>;
  digest: Generated<boolean>;
  /** When the next digest is due, and the day that it is for; null unless one is wanted and confirmed. */
  digest_at: Date | null;
  digest_key: Generated<string>;
  made_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
}

/** A mail that asks an address whether it wants notices. */
interface ConfirmationRequestRow {
  /** SHA-256 of the mailbox of the address. */
  who: string;
  team: string;
  at: Date;
}

/** The action of a link in a mail, by the SHA-256 of its token. */
export interface SubscriberLinkRow {
  hash: string;
  subscriber: string;
  deed: 'confirm' | 'leave';
  expires_at: Date;
}

export interface WebhookRow {
  id: string;
  team: string;
  url: string;
  /** The secret that signs its messages; the receiver needs it too, so it is not hashed. */
  secret: string;
  made_at: Date;
  failing_since: Date | null;
  off_at: Date | null;
}

/** The tables of monitors and their notifications. */
export interface MonitorTables {
  monitors: MonitorRow;
  tag_monitors: TagMonitorRow;
  confirmation_requests: ConfirmationRequestRow;
  notifications: NotificationRow;
  deliveries: DeliveryRow;
  subscribers: SubscriberRow;
  subscriber_links: SubscriberLinkRow;
  webhooks: WebhookRow;
}
