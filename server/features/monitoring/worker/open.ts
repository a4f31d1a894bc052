import type { Store } from '../../../core/store/open-store.ts';
import type { EgressSettings } from '../../../egress/dial.ts';
import { type MailSettings, openPost } from '../notify/mail.ts';
import { openWebhookClient } from '../notify/webhook.ts';
import { type NotificationWorkerSettings, openNotificationWorker } from './notification-worker.ts';
import { openWatcher } from './watcher.ts';

/** What watching takes of the service around it. */
interface WatchingSettings {
  readonly now: () => number;
  /** The operator's mail server; null where none is set. */
  readonly mail: MailSettings | null;
  readonly egress: EgressSettings;
  /** Certificates of authorities that are trusted beside the public ones, PEM. */
  readonly authorities: readonly string[];
  /** Who sends webhooks, and an address to ask. */
  readonly userAgent: string;
  /** Where the result of a host is shown, and an address of the service's pages. */
  readonly resultAt: (host: string) => string;
  readonly pageAt: (path: string) => string;
  readonly fault: (error: Error) => void;
  /** Hears that a task went well, and what came of each try to bring a message. */
  readonly ran?: (task: 'watcher' | 'deliverer') => void;
  readonly sent?: NotificationWorkerSettings['sent'];
}

/** Watches sites and brings what is told of them, beside whoever else does on the same store; resolves with what ends that. */
export const openWatching = async (store: Store, settings: WatchingSettings): Promise<() => Promise<void>> => {
  const { now, mail, resultAt, pageAt, fault } = settings;
  const post = mail === null ? null : openPost(mail);
  const links = {
    view: (host: string | null) => (host === null ? pageAt('/sites') : resultAt(host)),
    confirm: (token: string) => pageAt(`/meldingen/aan?t=${token}`),
    leave: (token: string) => pageAt(`/meldingen/uit?t=${token}`),
  };
  const watcher = openWatcher(store, { now, fault, ran: () => settings.ran?.('watcher') });
  const callbacks = { ran: () => settings.ran?.('deliverer'), ...(settings.sent && { sent: settings.sent }) };
  const webhookClient = openWebhookClient(settings);
  const worker = await openNotificationWorker(store, { now, fault, post, webhookClient, links, ...callbacks });
  return async () => {
    await watcher.close();
    await worker.close();
    post?.close();
  };
};
