import { type Kysely, sql } from 'kysely';
import { lockNamed } from './lock-named.ts';
import type { Tables } from './tables.ts';

/** How many jobs of a queue wait for a worker, and how many of those in a group. */
export interface Waiting {
  readonly all: number;
  readonly inGroup: number;
}

/** How many jobs of a queue, and of a group in it, wait for a worker; those behind all single scans are not counted (`feed.ts`). */
export const waitingIn = async (db: Kysely<Tables>, queue: string, group = ''): Promise<Waiting> => {
  const counted = await sql<Waiting>`
    select count(*)::int as "all", (count(*) filter (where group_id = ${group}))::int as "inGroup"
    from pgboss.job where name = ${queue} and state < 'active' and priority >= 0`.execute(db);
  return counted.rows[0] ?? { all: 0, inGroup: 0 };
};

/** The same within a transaction, until whose end nobody else counts. */
export const countWaiting = async (tx: Kysely<Tables>, queue: string, group: string): Promise<Waiting> => {
  await lockNamed(tx, `queue ${queue}`);
  return waitingIn(tx, queue, group);
};

/** Has a job that waits, named by its key, go before others at least as this priority says. */
export const raise = async (
  db: Kysely<Tables>,
  queue: string,
  { key, priority }: { readonly key: string; readonly priority: number },
): Promise<void> => {
  await sql`
    update pgboss.job set priority = ${priority}
    where name = ${queue} and coalesce(singleton_key, '') = ${key} and policy = 'exclusive' and state < 'active'
      and priority < ${priority}`.execute(db);
};

/**
 * Gives a job that a worker has back to its queue, for any worker after so many ms. It costs none of its tries; whoever had
 * it can end it no more.
 */
export const giveBack = async (
  db: Kysely<Tables>,
  queue: string,
  { id, retryCount, after }: { readonly id: string; readonly retryCount: number; readonly after: number },
): Promise<void> => {
  await sql`
    update pgboss.job
    set state = 'retry', retry_limit = retry_limit + 1, heartbeat_on = null,
      start_after = clock_timestamp() + ${after} * interval '1 ms'
    where name = ${queue} and id = ${id} and retry_count = ${retryCount} and state = 'active'`.execute(db);
};

/** Gives back all that workers have: for who knows that they are gone. It costs each one try, and the last try is not made again. */
export const giveAllBack = async (db: Kysely<Tables>, queue: string): Promise<void> => {
  await sql`
    update pgboss.job set state = 'retry', heartbeat_on = null, start_after = clock_timestamp()
    where name = ${queue} and state = 'active' and retry_count < retry_limit`.execute(db);
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
