import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** How many jobs of a queue wait for a worker. */
export const waitingIn = async (db: Kysely<Tables>, queue: string): Promise<number> => {
  const counted = await sql<{ readonly waiting: number }>`
    select count(*)::int as waiting from pgboss.job where name = ${queue} and state < 'active'`.execute(db);
  return counted.rows[0]?.waiting ?? 0;
};

/** The same within a transaction, until whose end nobody else counts. */
export const countWaiting = async (tx: Kysely<Tables>, queue: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`queue ${queue}`}, 0))`.execute(tx);
  return waitingIn(tx, queue);
};

/** Whether a worker still has a job, as it took it: after a long silence another may. Holds within a transaction. */
export const holds = async (
  tx: Kysely<Tables>,
  queue: string,
  { id, retryCount }: { readonly id: string; readonly retryCount: number },
): Promise<boolean> => {
  const held = await sql`
    select id from pgboss.job
    where name = ${queue} and id = ${id} and retry_count = ${retryCount} and state = 'active' for update`.execute(tx);
  return held.rows.length > 0;
};
