import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import type { WebhookRow } from './monitor-tables.ts';

/** An address to which a team's notices are sent; times in ms since 1970. */
export interface WebhookOf {
  readonly id: string;
  readonly team: string;
  readonly url: string;
  readonly secret: string;
  /** Since when none of its messages was accepted; null while they are. */
  readonly failingSince: number | null;
  /** When it was turned off; null while it is on. */
  readonly offAt: number | null;
}

const toWebhook = ({ made_at: _, failing_since, off_at, ...row }: Selectable<WebhookRow>): WebhookOf => ({
  ...row,
  failingSince: failing_since?.getTime() ?? null,
  offAt: off_at?.getTime() ?? null,
});

/** Maximum webhooks of one team. */
const MAX_WEBHOOKS = 10;

/** Adds a webhook; null if the team has reached its maximum. */
export const addWebhook = async (
  tx: Kysely<Tables>,
  { team, url, secret, now }: Pick<WebhookOf, 'team' | 'url' | 'secret'> & { readonly now: number },
): Promise<WebhookOf | null> => {
  if ((await listWebhooks(tx, team)).length >= MAX_WEBHOOKS) return null;
  const id = `hook_${randomUUID()}`;
  const row = { id, team, url, secret, made_at: toDate(now), failing_since: null, off_at: null };
  await tx.insertInto('webhooks').values(row).execute();
  return toWebhook(row);
};

/** The webhooks of a team, oldest first. */
export const listWebhooks = async (db: Kysely<Tables>, team: string): Promise<readonly WebhookOf[]> =>
  (await db.selectFrom('webhooks').selectAll().where('team', '=', team).orderBy('made_at').orderBy('id').execute()).map(
    toWebhook,
  );

/** Finds a webhook by id; undefined if it no longer exists. */
export const findWebhook = async (db: Kysely<Tables>, id: string): Promise<WebhookOf | undefined> => {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toWebhook(row);
};

/** Removes a webhook and its waiting deliveries; false if the team has no such webhook. */
export const removeWebhook = async (db: Kysely<Tables>, team: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('team', '=', team)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Turns a webhook on again; false if the team has no such webhook. */
export const enableWebhook = async (db: Kysely<Tables>, team: string, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ off_at: null, failing_since: null })
    .where('team', '=', team)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Records whether a message was accepted; returns since when none has been. */
export const noteTaken = async (
  db: Kysely<Tables>,
  { id, failingSince }: WebhookOf,
  { taken, now }: { readonly taken: boolean; readonly now: number },
): Promise<number> => {
  const since = failingSince ?? now;
  const value = taken ? null : toDate(since);
  await db.updateTable('webhooks').set({ failing_since: value }).where('id', '=', id).execute();
  return since;
};

/** Turns a webhook off and gives up its waiting deliveries; false if another process already did. */
export const disableWebhook = async (tx: Kysely<Tables>, id: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ off_at: toDate(now) })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .updateTable('deliveries')
    .set({ state: 'failed', problem: 'turned off' })
    .where('webhook', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  return true;
};
