import { MINUTE } from '../../../../../lib/time.ts';
import type { V1Deps } from '../../../../core/http/member.ts';
import { findNeverScanned, OPEN_WEB } from '../../../../core/http/never-scanned.ts';
import { type Actor, recordAuditEvent } from '../../../teams/store/audit.ts';
import { createSecret } from '../../notify/signature.ts';
import { toWebhookUrl } from '../../notify/webhook.ts';
import { notifyWebhooks } from '../../store/notifications.ts';
import { addWebhook, enableWebhook, findWebhook, removeWebhook, type WebhookOf } from '../../store/webhooks.ts';

/* Actions on the webhooks of a team, shared by the API and the pages. */

/**
 * Adds a webhook. Returns `url` if a webhook may not have that address, or if nothing could ever be sent there (a private or
 * loopback address, another port); `full` if the team has reached its maximum. A name is checked every time something is sent.
 */
export const makeWebhook = async (
  { store, now, allowedTargets = OPEN_WEB }: V1Deps,
  actor: Actor,
  typed: string,
): Promise<WebhookOf | 'url' | 'full'> => {
  const url = toWebhookUrl(typed);
  if (url === null || findNeverScanned(url, allowedTargets) !== null) return 'url';
  return store.db.transaction().execute(async (tx) => {
    const hook = await addWebhook(tx, { team: actor.team, url, secret: createSecret(), now: now() });
    if (hook === null) return 'full';
    await recordAuditEvent(tx, actor, { act: 'webhookChanged', about: new URL(url).host, now: now() });
    return hook;
  });
};

/** Turns a webhook on again; false if the team has no such webhook. */
export const startWebhook = ({ store, now }: V1Deps, actor: Actor, id: string): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await enableWebhook(tx, actor.team, id))) return false;
    await recordAuditEvent(tx, actor, { act: 'webhookChanged', about: `${id} +`, now: now() });
    return true;
  });

/**
 * Sends a webhook an event without content, to test whether it arrives: at most once a minute; repeated calls within it send the
 * same one. False if the team has no such webhook that is on.
 */
export const testWebhook = async ({ store, now }: V1Deps, { team }: Actor, id: string): Promise<boolean> => {
  const hook = await findWebhook(store.db, id);
  if (hook === undefined || hook.team !== team || hook.offAt !== null) return false;
  const at = now();
  const about = [id, 'test', String(Math.floor(at / MINUTE))];
  const notice = { kind: 'webhookTest', host: new URL(hook.url).hostname } as const;
  await store.db.transaction().execute((tx) => notifyWebhooks(tx, { team, about, at, notice }, id));
  return true;
};

/** Removes a webhook; false if the team has no such webhook. */
export const dropWebhook = ({ store, now }: V1Deps, actor: Actor, id: string): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await removeWebhook(tx, actor.team, id))) return false;
    await recordAuditEvent(tx, actor, { act: 'webhookChanged', about: `${id} -`, now: now() });
    return true;
  });
