import type { WatchingWords } from '../../../lib/words/nl/service/watching.ts';
import { sitePaths } from '../sites/paths.ts';

/** The page on which a team manages what is watched and who hears of it, and where its forms go. */
export const WATCHING = '/bewaken';
export const WATCHING_PATHS = {
  addReader: `${WATCHING}/adressen`,
  removeReader: `${WATCHING}/adressen/weg`,
  addWebhook: `${WATCHING}/webhooks`,
  webhookOn: `${WATCHING}/webhooks/aan`,
  testWebhook: `${WATCHING}/webhooks/proef`,
  removeWebhook: `${WATCHING}/webhooks/weg`,
  setTag: `${WATCHING}/labels`,
  stopTag: `${WATCHING}/labels/stoppen`,
} as const;

/** Where the forms about the watch of one site go; of `:id` they are the routes. */
export const siteWatchPaths = (id: string) => {
  const part = `${sitePaths(id).page}/bewaken`;
  return {
    set: part,
    stop: `${part}/stoppen`,
    addReader: `${part}/adressen`,
    removeReader: `${part}/adressen/weg`,
  };
};

/** The kinds of mail that there are. */
export type MailKind = keyof WatchingWords['mails']['when'];

/** Where a mail of a kind is shown, and by itself; of `:kind` they are the routes. */
export const mailPaths = (kind: MailKind | ':kind') => {
  const page = `${WATCHING}/bericht/${kind}`;
  return { page, alone: `${page}/html` };
};
