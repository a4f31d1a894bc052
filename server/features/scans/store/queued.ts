import { type Kysely, sql } from 'kysely';
import { IS_OPEN, IS_WAITING } from '../../../core/store/job-states.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { selectPlaces } from './workers.ts';

/** The lanes of a queue, as priorities of its jobs: what keys ask by itself, what anybody asks, and what is asked for many at once. */
export const LANES = { keys: 1, public: 0, batch: -1 } as const;

/** How many scans that are asked for by themselves, whoever asks, wait for a worker. */
export const countSingleWaiting = async (db: Kysely<Tables>, queue: string): Promise<number> => {
  const counted = await sql<{ readonly count: number }>`
    select count(*)::int as count from pgboss.job
    where name = ${queue} and state ${IS_WAITING} and priority >= ${LANES.public}`.execute(db);
  return counted.rows[0]?.count ?? 0;
};

/** Who asks without a key: an address or its /64, and the /48 that this lies in; null of IPv4. */
export interface Client {
  readonly address: string;
  readonly network: string | null;
}

/** Whose job is put into a lane. */
interface Newcomer {
  readonly lane: number;
  /** The group of its site. */
  readonly group: string;
  readonly client: Client | undefined;
  /** The key of its own job where that is in the queue already: that is not counted. */
  readonly key?: string;
}

/** How many jobs wait for a worker: in both lanes of single scans, in the newcomer's, of its site there; and of its client, with those under way. */
export interface Waiting {
  readonly all: number;
  readonly inLane: number;
  readonly ofSite: number;
  readonly ofClient: number;
  readonly ofNetwork: number;
  /** Scans that can be made at once. */
  readonly places: number;
}

/** Counts what waits at this moment; another may come before what is done with it. */
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
 * Counts what waits, within a transaction until whose end nobody else counts: the last thing that it does, so that others wait for no
 * more than this.
 */
export const countWaitingLocked = async (tx: Kysely<Tables>, queue: string, newcomer: Newcomer): Promise<Waiting> => {
  await lockNamed(tx, `queue ${queue}`);
  return countWaiting(tx, queue, newcomer);
};

/** Whether a job of this key waits or is under way. */
export const hasJob = async (db: Kysely<Tables>, queue: string, key: string): Promise<boolean> => {
  const found = await sql`
    select id from pgboss.job where name = ${queue} and singleton_key = ${key} and state ${IS_OPEN} limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
};

/** How many scans of a client, and of its network, are under way on all machines; without the lane of keys, where such a scan may be too. */
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

/** Has the jobs of keys that wait for a site go on at once: it was left. */
export const wakeForSite = async (db: Kysely<Tables>, queue: string, group: string): Promise<void> => {
  await sql`
    update pgboss.job set start_after = clock_timestamp()
    where name = ${queue} and group_id = ${group} and state ${IS_WAITING} and priority >= ${LANES.keys}
      and start_after > clock_timestamp()`.execute(db);
};

/** Has a job that waits, named by its key, go before others at least as this priority says. */
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

/** Takes what was sealed out of a job that ends: it was used, and is needed no more. */
export const dropSealed = async (tx: Kysely<Tables>, queue: string, id: string): Promise<void> => {
  await sql`update pgboss.job set data = data - 'sealed' where name = ${queue} and id = ${id}`.execute(tx);
};
