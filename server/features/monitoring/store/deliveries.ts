import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';
import { toWritable } from '../../../core/store/writable.ts';
import type { EventOnly, Notice, NoticeContent } from '../notify/notice.ts';

/**
 * The delivery of one notice to one address or webhook. A row is written in the same transaction as its cause; the queue
 * (pg-boss) delivers it, retries and gives up. The row records the outcome and is included in backups: jobs are created for rows
 * that have none.
 */

/** Identifies a delivery: the notice, and the address or webhook that gets it. */
export interface DeliveryKey {
  readonly notice: string;
  readonly target: string;
}

/** The kind of queue that a delivery uses. */
export type DeliveryWay = 'mail' | 'webhook';

/** The names of those queues. */
export const DELIVERY_QUEUES: Readonly<Record<DeliveryWay, string>> = { mail: 'mail', webhook: 'webhook' };

/** A delivery that has no job. */
interface UnqueuedDelivery extends DeliveryKey {
  readonly way: DeliveryWay;
}

/** The key of a delivery in the queue, which has one job per key. */
export const toJobKey = ({ notice, target }: DeliveryKey): string => `${notice} ${target}`;

/** Finds waiting deliveries without a job, oldest first, and locks them until the transaction ends. */
export const findUnqueuedDeliveries = async (
  tx: Kysely<Tables>,
  most: number,
): Promise<readonly UnqueuedDelivery[]> => {
  const { rows } = await sql<UnqueuedDelivery>`
    select notice, target, case when webhook is null then 'mail' else 'webhook' end as way
    from deliveries d where state = 'waiting' and not exists (
      select from pgboss.job where name in (${sql.join(Object.values(DELIVERY_QUEUES))}) and singleton_key = d.notice || ' ' || d.target)
    order by due_at limit ${most} for update skip locked`.execute(tx);
  return rows;
};

/** A delivery, with everything needed to make it. */
export interface Delivery extends DeliveryKey {
  readonly message: Notice<NoticeContent | EventOnly>;
  readonly team: string;
  readonly subscriber: string | null;
  readonly webhook: string | null;
}

/** Reads a waiting delivery; null if it was made, given up or deleted. */
export const readDelivery = async (db: Kysely<Tables>, { notice, target }: DeliveryKey): Promise<Delivery | null> => {
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notice')
    .select([
      'notifications.id',
      'notifications.team',
      'notifications.at',
      'notifications.what',
      'subscriber',
      'webhook',
    ])
    .where('notice', '=', notice)
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, team, at, what, subscriber, webhook } = row;
  return { notice, target, team, subscriber, webhook, message: { id, at: at.getTime(), content: what } };
};

/** Maximum characters of an error description. */
const PROBLEM = 300;

/** The outcome of an attempt: made, given up, or missed, so that the queue retries. */
export type DeliveryEnd =
  | { readonly state: 'done' }
  | { readonly state: 'failed' | 'waiting'; readonly problem: string };

/** Records the outcome of an attempt, unless the delivery has already ended. */
export const noteDelivery = async (
  db: Kysely<Tables>,
  { notice, target }: DeliveryKey,
  ending: DeliveryEnd,
): Promise<void> => {
  const problem = 'problem' in ending ? toWritable(ending.problem).slice(0, PROBLEM) : null;
  await db
    .updateTable('deliveries')
    .set((is) => ({ state: ending.state, problem, tries: is('tries', '+', 1) }))
    .where('notice', '=', notice)
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .execute();
};

/** Records that the queue has given up; the last error remains. */
export const giveUpDelivery = async (db: Kysely<Tables>, { notice, target }: DeliveryKey): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set({ state: 'failed' })
    .where('notice', '=', notice)
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .execute();
};

/** The problem of mail when the operator has set no server; pages have their own text for it. */
const NO_SERVER = 'no mail server is set';

/** Records on waiting mail that nothing can send it. */
export const noteNoMailServer = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set({ problem: NO_SERVER })
    .where('state', '=', 'waiting')
    .where('webhook', 'is', null)
    .where('problem', 'is', null)
    .execute();
};
