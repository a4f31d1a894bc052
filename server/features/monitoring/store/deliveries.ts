import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';
import { toWritable } from '../../../core/store/writable.ts';
import type { EventOnly, Notice, NoticeContent } from '../notify/notice.ts';

/**
 * One notice on its way to one address or webhook. A row is written with what led to it, in one transaction; the queue (pg-boss) brings it,
 * tries again and gives up. The row says what became of it, and is what a backup keeps: jobs are made from rows that have none.
 */

/** Which delivery: the notice, and the address or webhook that gets it. */
export interface DeliveryKey {
  readonly notice: string;
  readonly target: string;
}

/** By which queue one goes. */
export type DeliveryWay = 'mail' | 'webhook';

/** The names of those queues. */
export const DELIVERY_QUEUES: Readonly<Record<DeliveryWay, string>> = { mail: 'mail', webhook: 'webhook' };

/** A delivery that has no job. */
interface UnqueuedDelivery extends DeliveryKey {
  readonly way: DeliveryWay;
}

/** The name of a delivery in the queue, where there is one job of a name. */
export const toJobKey = ({ notice, target }: DeliveryKey): string => `${notice} ${target}`;

/** Deliveries that wait and have no job, oldest first; nobody else gets the same ones in this transaction. */
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

/** A delivery, with all that it takes. */
export interface Delivery extends DeliveryKey {
  readonly message: Notice<NoticeContent | EventOnly>;
  readonly team: string;
  readonly subscriber: string | null;
  readonly webhook: string | null;
}

/** A delivery that waits; null where it was made, given up or forgotten. */
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

/** Characters of what went wrong. */
const PROBLEM = 300;

/** What became of a try: made, given up, or missed, so that the queue tries again. */
export type DeliveryEnd =
  | { readonly state: 'done' }
  | { readonly state: 'failed' | 'waiting'; readonly problem: string };

/** Notes what became of a try, unless the delivery has ended by now. */
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

/** Notes that the queue has given up; what went wrong last stays. */
export const giveUpDelivery = async (db: Kysely<Tables>, { notice, target }: DeliveryKey): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set({ state: 'failed' })
    .where('notice', '=', notice)
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .execute();
};

/** What pages show of mail where the operator set no server; they have words of their own for it. */
const NO_SERVER = 'no mail server is set';

/** Notes of mail that waits that nobody can send it. */
export const noteNoMailServer = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set({ problem: NO_SERVER })
    .where('state', '=', 'waiting')
    .where('webhook', 'is', null)
    .where('problem', 'is', null)
    .execute();
};
