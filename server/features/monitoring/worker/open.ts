import type { Store } from '../../../core/store/open-store.ts';
import type { EgressSettings } from '../../../egress/dial.ts';
import { type MailSettings, openMailer } from '../notify/mail.ts';
import { openWebhookClient } from '../notify/webhook.ts';
import { openMonitorWorker } from './monitor-worker.ts';
import { type NotificationWorkerSettings, openNotificationWorker } from './notification-worker.ts';

/** Settings of the monitoring that the service provides. */
interface MonitoringSettings {
  readonly now: () => number;
  /** The operator's mail server; null when none is set. */
  readonly mail: MailSettings | null;
  readonly egress: EgressSettings;
  /** Certificates of authorities trusted in addition to the public ones, PEM. */
  readonly authorities: readonly string[];
  /** Name of the sender of webhooks, and an address for questions. */
  readonly userAgent: string;
  /** Address of the result of a host, and of a page of the service. */
  readonly resultAt: (host: string) => string;
  readonly pageAt: (path: string) => string;
  readonly fault: (error: Error) => void;
  /** Called after a task succeeded, and with the outcome of each attempt to deliver a message. */
  readonly ran?: (task: 'monitor' | 'deliverer') => void;
  readonly sent?: NotificationWorkerSettings['sent'];
}

/**
 * Starts watching sites and delivering notices, alongside other processes on the same store; resolves with a function that stops
 * it.
 */
export const openMonitoring = async (store: Store, settings: MonitoringSettings): Promise<() => Promise<void>> => {
  const { now, mail, resultAt, pageAt, fault } = settings;
  const post = mail === null ? null : openMailer(mail);
  const links = {
    view: (host: string | null) => (host === null ? pageAt('/sites') : resultAt(host)),
    confirm: (token: string) => pageAt(`/meldingen/aan?t=${token}`),
    leave: (token: string) => pageAt(`/meldingen/uit?t=${token}`),
  };
  const monitorWorker = openMonitorWorker(store, { now, fault, ran: () => settings.ran?.('monitor') });
  const callbacks = { ran: () => settings.ran?.('deliverer'), ...(settings.sent && { sent: settings.sent }) };
  const webhookClient = openWebhookClient(settings);
  const notificationWorker = await openNotificationWorker(store, {
    now,
    fault,
    post,
    webhookClient,
    links,
    ...callbacks,
  });
  return async () => {
    await monitorWorker.close();
    await notificationWorker.close();
    post?.close();
  };
};
