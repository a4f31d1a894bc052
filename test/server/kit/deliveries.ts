import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Store } from '../../../server/core/store/open-store.ts';
import type { EventOnly, Notice, NoticeContent } from '../../../server/features/monitoring/notify/notice.ts';
import type { NotificationWorker } from '../../../server/features/monitoring/worker/notification-worker.ts';

/** Waiting deliveries, and delivering them. */

/** Waiting deliveries, with their content. */
export const waitingDeliveries = async ({
  db,
}: Pick<Store, 'db'>): Promise<
  readonly {
    readonly notice: Notice<NoticeContent | EventOnly>;
    readonly team: string;
    readonly webhook: string | null;
  }[]
> => {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notice')
    .select(['notifications.id', 'notifications.team', 'notifications.at', 'notifications.what', 'webhook'])
    .where('state', '=', 'waiting')
    .execute();
  return rows.map(({ id, at, what, team, webhook }) => ({
    notice: { id, at: at.getTime(), content: what },
    team,
    webhook,
  }));
};

/** Lets these workers deliver what is due, until only later retries are left. */
export const bring = async ({ db }: Pick<Store, 'db'>, workers: readonly NotificationWorker[]): Promise<void> => {
  await Promise.all(workers.map((one) => one.look()));
  const left = async (): Promise<number> => {
    const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from pgboss.job
      where name in ('mail', 'webhook', 'undelivered') and (state = 'active' or state < 'active' and start_after <= now())`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  await expect.poll(left, { timeout: 30_000, interval: 20 }).toBe(0);
};

/** Makes pending retries due now, as if their wait had passed. */
export const hasten = async ({ db }: Pick<Store, 'db'>): Promise<void> =>
  void (await sql`update pgboss.job set start_after = now() where name in ('mail', 'webhook') and state = 'retry'`.execute(
    db,
  ));
