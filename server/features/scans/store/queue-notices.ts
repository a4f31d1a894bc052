import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';

/** The channel on which is told that scans came into the queue: how many, and their priority. */
export const QUEUED = 'pijler_queued';

/** Jobs of one priority that came into the queue. */
export interface Queued {
  readonly priority: number;
  readonly count: number;
}

/** Tells all workers so, as soon as the transaction holds. Who hears nothing looks now and then. */
export const notifyQueued = async (tx: Kysely<Tables>, { priority, count }: Queued): Promise<void> => {
  await sql`select pg_notify(${QUEUED}, ${`${priority} ${count}`})`.execute(tx);
};

/** What was told on the channel; null where another version speaks otherwise. */
export const readQueued = (text: string): Queued | null => {
  const [, priority, count] = /^(-?\d+) (\d+)$/.exec(text) ?? [];
  return priority === undefined ? null : { priority: Number(priority), count: Number(count) };
};
