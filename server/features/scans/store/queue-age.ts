import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../../../core/store/pool.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { readStoreFigures } from './operator-figures.ts';

/** Observes how long scans wait, without taking part in the queue. */
interface QueueAge {
  /** Seconds for which the first waiting scan has been waiting; 0 if there is none. Rejects if the store does not respond. */
  oldest(): Promise<number>;
  close(): Promise<void>;
}

/** Milliseconds after which an unresponsive PostgreSQL counts as unavailable. */
const ANSWER = 5_000;

/** Observes the queue of that name in a PostgreSQL; `now` in ms since 1970. */
export const openQueueAge = (connectionString: string, queue: string, now: () => number): QueueAge => {
  // The next call reports an error that occurs in the meantime.
  const pool = openPool({ connectionString, max: 1, connectionTimeoutMillis: ANSWER, query_timeout: ANSWER }, () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    oldest: async () => {
      const { oldest } = await readStoreFigures(db, queue, now());
      return Math.max(oldest.single, oldest.batch);
    },
    close: () => db.destroy(),
  };
};
