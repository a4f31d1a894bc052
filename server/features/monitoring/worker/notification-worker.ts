import type { Job, JobResult } from 'pg-boss';
import { toError } from '../../../../lib/fault.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { recordAuditEvent } from '../../teams/store/audit.ts';
import { toPlainName } from '../../teams/store/key-name.ts';
import { findKey } from '../../teams/store/keys.ts';
import type { SubscriberRecord } from '../notify/email.ts';
import { formatEvent } from '../notify/event.ts';
import { type Mailer, NotSent } from '../notify/mail.ts';
import type { Notice } from '../notify/notice.ts';
import { isHopeless, type WebhookClient } from '../notify/webhook.ts';
import {
  DELIVERY_QUEUES,
  type Delivery,
  type DeliveryEnd,
  type DeliveryKey,
  type DeliveryWay,
  giveUpDelivery,
  noteDelivery,
  noteNoMailServer,
  readDelivery,
} from '../store/deliveries.ts';
import { notifyTeam } from '../store/notifications.ts';
import { makeLink } from '../store/subscriber-links.ts';
import { findSubscriber, type SubscriberOf } from '../store/subscribers.ts';
import { disableWebhook, findWebhook, noteTaken, type WebhookOf } from '../store/webhooks.ts';
import { enqueueDeliveries, openNotificationQueues, UNDELIVERED } from './notification-queue.ts';

export interface NotificationWorkerSettings {
  /** Current time in ms since 1970. */
  readonly now: () => number;
  /** The mail client; null when the operator has set no server: mail then waits. */
  readonly post: Mailer | null;
  readonly webhookClient: WebhookClient;
  /** Targets of the links in a mail. */
  readonly links: {
    readonly view: (host: string | null) => string;
    readonly confirm: (token: string) => string;
    readonly leave: (token: string) => string;
  };
  /** Milliseconds between two runs; 5 s by default. */
  readonly look?: number;
  readonly fault: (error: Error) => void;
  /** Called after a successful run, and with the outcome of each attempt. */
  readonly ran?: () => void;
  readonly sent?: (way: 'mail' | 'webhook', came: 'done' | 'failed' | 'retry') => void;
}

/** Delivers notices to their recipients; every scanning process has one. */
export interface NotificationWorker {
  /** Queues new deliveries, and has its workers check at once. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK = 5_000;

const UNSUBSCRIBED: DeliveryEnd = { state: 'failed', problem: 'nobody asks for it any more' };

const findSubscriberFor = async (
  { db }: Store,
  { content }: Notice,
  subscriber: SubscriberOf,
  { links, now }: NotificationWorkerSettings,
): Promise<SubscriberRecord> => {
  const host = 'site' in content ? (content.site?.host ?? null) : null;
  const isAsking = content.kind === 'confirm';
  const token = await makeLink(db, { subscriber: subscriber.id, deed: isAsking ? 'confirm' : 'leave', now: now() });
  const team = await findKey({ db }, subscriber.team, now());
  const { address, site, locale, zone } = subscriber;
  const leads = { view: links.view(host), confirm: isAsking ? links.confirm(token) : '' };
  return {
    address,
    site,
    locale,
    zone,
    team: team === null ? 'Pijler' : toPlainName(team.name),
    links: { ...leads, leave: isAsking ? null : links.leave(token) },
  };
};

/**
 * Whether a subscriber may get a notice: an unconfirmed one gets a single request to confirm and nothing else, a confirmed one
 * what they confirmed.
 */
const mayGet = ({ content }: Notice, { confirmedAt, endedAt, wants }: SubscriberOf): boolean => {
  if (endedAt !== null || content.kind === 'confirm') return endedAt === null && confirmedAt === null;
  return confirmedAt !== null && wants.includes(content.kind === 'digest' ? 'digest' : 'notices');
};

/** Converts a delivery to a notice for mail; null for events that only webhooks get. */
const toNotice = ({ message: { content, ...rest } }: Delivery): Notice | null =>
  content.kind === 'scanDone' || content.kind === 'batchDone' || content.kind === 'webhookTest'
    ? null
    : { ...rest, content };

const sendMail = async (
  store: Store,
  delivery: Delivery,
  settings: NotificationWorkerSettings & { readonly post: Mailer },
): Promise<DeliveryEnd> => {
  const { post, now } = settings;
  const subscriber = await findSubscriber(store.db, delivery.subscriber ?? '');
  const notice = toNotice(delivery);
  if (notice === null || subscriber === undefined || !mayGet(notice, subscriber)) return UNSUBSCRIBED;
  try {
    await post.send(notice, await findSubscriberFor(store, notice, subscriber, settings), now());
    return { state: 'done' };
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    return { state: error.isFinal ? 'failed' : 'waiting', problem: error.message };
  }
};

type Missed = Extract<Awaited<ReturnType<WebhookClient['deliver']>>, { ok: false }>;

/** Records that a message was not accepted; a webhook that accepts none for days is turned off, and its team notified. */
const recordMissed = async ({ db }: Store, hook: WebhookOf, { why, detail }: Missed, now: number): Promise<void> => {
  const { id, team, url } = hook;
  const since = await noteTaken(db, hook, { taken: false, now });
  if (why === 'refused' || why === 'redirect')
    await recordAuditEvent(db, { team, keyId: null }, { act: 'webhookRefused', about: detail, now });
  if (!isHopeless(since, now, why)) return;
  await db.transaction().execute(async (tx) => {
    if (!(await disableWebhook(tx, id, now))) return;
    const notice = { kind: 'webhookOff', host: new URL(url).hostname, since, why } as const;
    await notifyTeam(tx, { team, about: [id, 'off', String(now)], at: now, notice }, { forWebhooks: false });
  });
};

const sendWebhook = async (
  store: Store,
  { message: notice, webhook: id }: Delivery,
  settings: NotificationWorkerSettings,
): Promise<DeliveryEnd> => {
  const { webhookClient, now } = settings;
  const webhook = await findWebhook(store.db, id ?? '');
  if (webhook === undefined || webhook.offAt !== null) return UNSUBSCRIBED;
  const message = { id: notice.id, timestamp: Math.floor(now() / 1_000), body: formatEvent(notice) };
  const delivered = await webhookClient.deliver(webhook, message);
  if (delivered.ok) {
    await noteTaken(store.db, webhook, { taken: true, now: now() });
    return { state: 'done' };
  }
  if (delivered.forLog !== undefined) settings.fault(new Error(`webhook ${webhook.id}: ${delivered.forLog}`));
  await recordMissed(store, webhook, delivered, now());
  const problem = `${delivered.why} ${delivered.detail}`.trim();
  return { state: delivered.why === 'gone' ? 'failed' : 'waiting', problem };
};

type Bring = (delivery: Delivery) => Promise<DeliveryEnd>;

/** The result reported to the queue: a missed delivery is retried, a final failure goes to the dead letters at once. */
const STATUS = { done: 'completed', waiting: 'failed', failed: 'deadletter' } as const;

const deliverOne = async (
  { db }: Store,
  { id, data, name }: Job<DeliveryKey>,
  { bring, settings }: { readonly bring: Bring; readonly settings: NotificationWorkerSettings },
): Promise<JobResult> => {
  const delivery = await readDelivery(db, data);
  if (delivery === null) return { id, status: 'completed' };
  const ending = await bring(delivery);
  // A final failure is recorded when its dead letter is handled.
  await noteDelivery(db, data, ending.state === 'failed' ? { ...ending, state: 'waiting' } : ending);
  const way = name === DELIVERY_QUEUES.mail ? 'mail' : 'webhook';
  if (ending.state !== 'failed') settings.sent?.(way, ending.state === 'done' ? 'done' : 'retry');
  return { id, status: STATUS[ending.state] };
};

/** Concurrent deliveries of each kind. */
const AT_ONCE = 10;
const TAKING = {
  batchSize: AT_ONCE,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 5,
} as const;

/** Starts a worker for deliveries of one kind; returns its id. */
const runDeliveries = (
  store: Store,
  way: DeliveryWay,
  bring: Bring,
  settings: NotificationWorkerSettings,
): Promise<string> =>
  store.boss.work<DeliveryKey, unknown, typeof TAKING>(DELIVERY_QUEUES[way], TAKING, (jobs) =>
    Promise.all(
      jobs.map((job) =>
        deliverOne(store, job, { bring, settings }).catch((error: unknown): JobResult => {
          settings.fault(toError(error));
          return { id: job.id, status: 'failed' };
        }),
      ),
    ),
  );

/** Starts a worker that records what the queue has given up. */
const runUndelivered = (store: Store, { sent }: NotificationWorkerSettings): Promise<string> =>
  store.boss.work<DeliveryKey>(UNDELIVERED, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const { data } of jobs) {
      await giveUpDelivery(store.db, data);
      sent?.(data.target.startsWith('mail ') ? 'mail' : 'webhook', 'failed');
    }
  });

/** Starts the workers of the queues; returns their ids by queue. Mail waits if nothing can send it. */
const startWorkers = async (
  store: Store,
  settings: NotificationWorkerSettings,
): Promise<ReadonlyMap<string, string>> => {
  const { post } = settings;
  const ids = new Map<string, string>();
  await openNotificationQueues(store);
  const deliverToWebhook: Bring = (delivery) => sendWebhook(store, delivery, settings);
  ids.set(DELIVERY_QUEUES.webhook, await runDeliveries(store, 'webhook', deliverToWebhook, settings));
  if (post !== null) {
    const bringByMail: Bring = (delivery) => sendMail(store, delivery, { ...settings, post });
    ids.set(DELIVERY_QUEUES.mail, await runDeliveries(store, 'mail', bringByMail, settings));
  }
  ids.set(UNDELIVERED, await runUndelivered(store, settings));
  return ids;
};

/** Creates and starts the delivery of notices for a store. */
export const openNotificationWorker = async (
  store: Store,
  settings: NotificationWorkerSettings,
): Promise<NotificationWorker> => {
  const { post, fault, ran } = settings;
  const ids = await startWorkers(store, settings);
  let [isClosed, current] = [false, Promise.resolve()];
  const checkOnce = async (): Promise<void> => {
    if (isClosed) return;
    if (post === null) await noteNoMailServer(store.db);
    await enqueueDeliveries(store);
    for (const id of ids.values()) store.boss.notifyWorker(id);
    ran?.();
  };
  const checkSoon = (): Promise<void> => {
    const ended = current.then(checkOnce);
    current = ended.catch(() => {});
    return ended;
  };
  const timer = setInterval(() => void checkSoon().catch(fault), settings.look ?? LOOK);
  timer.unref();
  return {
    look: checkSoon,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await current;
      for (const [name, id] of ids) await store.boss.offWork(name, { id, wait: true });
    },
  };
};
