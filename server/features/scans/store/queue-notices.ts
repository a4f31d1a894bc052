import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';

/** The channel that announces scans added to the queue: how many, and their priority. */
export const QUEUED = 'pijler_queued';

/** Jobs of one priority that were added to the queue. */
export interface Queued {
  readonly priority: number;
  readonly count: number;
}

/** Notifies all workers once the transaction is committed. A worker that misses it polls from time to time. */
export const notifyQueued = async (tx: Kysely<Tables>, { priority, count }: Queued): Promise<void> => {
  await sql`select pg_notify(${QUEUED}, ${`${priority} ${count}`})`.execute(tx);
};

/** Parses a message of the channel; null if another version uses a different format. */
export const readQueued = (text: string): Queued | null => {
  const [, priority, count] = /^(-?\d+) (\d+)$/.exec(text) ?? [];
  return priority === undefined ? null : { priority: Number(priority), count: Number(count) };
};
