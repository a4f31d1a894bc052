import { type Kysely, sql } from 'kysely';
import { IS_OPEN, IS_WAITING } from '../../../core/store/job-states.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { selectPlaces } from './workers.ts';

/** The lanes of a queue, as priorities of its jobs: single scans by keys, single scans by anybody, and batches. */
export const LANES = { keys: 1, public: 0, batch: -1 } as const;

/** Counts the single scans that wait for a worker, whoever requested them. */
export const countSingleWaiting = async (db: Kysely<Tables>, queue: string): Promise<number> => {
  const counted = await sql<{ readonly count: number }>`
    select count(*)::int as count from pgboss.job
    where name = ${queue} and state ${IS_WAITING} and priority >= ${LANES.public}`.execute(db);
  return counted.rows[0]?.count ?? 0;
};

/** A requester without a key: an address or its /64, and the /48 that contains it; null for IPv4. */
export interface Client {
  readonly address: string;
  readonly network: string | null;
}

/** A job that is about to be added to a lane. */
interface Newcomer {
  readonly lane: number;
  /** The group of its site. */
  readonly group: string;
  readonly client: Client | undefined;
  /** Key of its own job if that is already in the queue: it is not counted. */
  readonly key?: string;
}

/**
 * Numbers of waiting jobs: in both lanes of single scans, in the new job's lane, for its site in that lane; and those of its
 * client, including running ones.
 */
export interface Waiting {
  readonly all: number;
  readonly inLane: number;
  readonly ofSite: number;
  readonly ofClient: number;
  readonly ofNetwork: number;
  /** Scans that can run at once. */
  readonly places: number;
}

/** Counts the waiting jobs now; others may be added before the numbers are used. */
export const countWaiting = async (
  db: Kysely<Tables>,
  queue: string,
  { lane, group, client, key }: Newcomer,
): Promise<Waiting> => {
  const counted = await sql<Waiting>`
    select (count(*) filter (where waits))::int as "all", (count(*) filter (where waits and priority = ${lane}))::int as "inLane",
      (count(*) filter (where waits and priority = ${lane} and group_id = ${group}))::int as "ofSite",
      (count(*) filter (where data->'client'->>'address' = ${client?.address ?? ''}))::int as "ofClient",
      (count(*) filter (where data->'client'->>'network' = ${client?.network ?? ''}))::int as "ofNetwork",
      ${selectPlaces()} as places
    from (select priority, group_id, data, state <> 'active' as waits from pgboss.job
      where name = ${queue} and state ${IS_OPEN} and priority >= ${LANES.public}
        and singleton_key is distinct from ${key ?? ''}) j`.execute(db);
  const [waiting = { all: 0, inLane: 0, ofSite: 0, ofClient: 0, ofNetwork: 0, places: 0 }] = counted.rows;
  return waiting;
};

/**
 * Counts the waiting jobs within a transaction, during which nobody else counts. It should be the transaction's last action, so
 * that others wait for no more than this.
 */
export const countWaitingLocked = async (tx: Kysely<Tables>, queue: string, newcomer: Newcomer): Promise<Waiting> => {
  await lockNamed(tx, `queue ${queue}`);
  return countWaiting(tx, queue, newcomer);
};

/** Whether a job with this key waits or runs. */
export const hasJob = async (db: Kysely<Tables>, queue: string, key: string): Promise<boolean> => {
  const found = await sql`
    select id from pgboss.job where name = ${queue} and singleton_key = ${key} and state ${IS_OPEN} limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
};

/**
 * Counts the running scans of a client, and of its network, on all machines; excludes the lane of keys, which may contain such
 * scans too.
 */
export const countUnderWay = async (
  db: Kysely<Tables>,
  queue: string,
  { address, network }: Client,
): Promise<Pick<Waiting, 'ofClient' | 'ofNetwork'>> => {
  const counted = await sql<Pick<Waiting, 'ofClient' | 'ofNetwork'>>`
    select (count(*) filter (where data->'client'->>'address' = ${address}))::int as "ofClient",
      (count(*) filter (where data->'client'->>'network' = ${network ?? ''}))::int as "ofNetwork"
    from pgboss.job where name = ${queue} and state = 'active' and priority = ${LANES.public}`.execute(db);
  return counted.rows[0] ?? { ofClient: 0, ofNetwork: 0 };
};

/** Lets the jobs of keys that wait for a site continue at once, because it was released. */
export const wakeForSite = async (db: Kysely<Tables>, queue: string, group: string): Promise<void> => {
  await sql`
    update pgboss.job set start_after = clock_timestamp()
    where name = ${queue} and group_id = ${group} and state ${IS_WAITING} and priority >= ${LANES.keys}
      and start_after > clock_timestamp()`.execute(db);
};

/** Raises the priority of a waiting job, found by its key, to at least this one. */
export const raisePriority = async (
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
 * Returns a worker's job to its queue, for any worker after `after` ms. This costs none of its attempts; the worker that had it
 * can no longer end it.
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

/**
 * Returns all running jobs to the queue, for a caller who knows that their workers are gone. It costs each job one attempt, and
 * jobs on their last attempt are not repeated.
 */
export const giveAllBack = async (db: Kysely<Tables>, queue: string): Promise<void> => {
  await sql`
    update pgboss.job set state = 'retry', heartbeat_on = null, start_after = clock_timestamp()
    where name = ${queue} and state = 'active' and retry_count < retry_limit`.execute(db);
};

/**
 * Whether a worker still has a job as it took it: after a long silence another may have it. Locks the job until the transaction
 * ends.
 */
export const hasTakenJob = async (
  tx: Kysely<Tables>,
  queue: string,
  { id, retryCount }: { readonly id: string; readonly retryCount: number },
): Promise<boolean> => {
  const held = await sql`
    select id from pgboss.job
    where name = ${queue} and id = ${id} and retry_count = ${retryCount} and state = 'active' for update`.execute(tx);
  return held.rows.length > 0;
};

/** Removes the encrypted data from a job that ends: it was used, and is no longer needed. */
export const dropSealed = async (tx: Kysely<Tables>, queue: string, id: string): Promise<void> => {
  await sql`update pgboss.job set data = data - 'sealed' where name = ${queue} and id = ${id}`.execute(tx);
};
