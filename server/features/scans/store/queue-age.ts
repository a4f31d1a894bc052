import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../../../core/store/pool.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { readStoreFigures } from './operator-figures.ts';

/** Who looks how long scans wait, without a part in the queue. */
interface QueueAge {
  /** Seconds since the first scan waits, of all that wait; 0 where none does. Rejects where the store gives no answer. */
  oldest(): Promise<number>;
  close(): Promise<void>;
}

/** Ms after which a PostgreSQL that says nothing is none. */
const ANSWER = 5_000;

/** Looks at the queue of that name in a PostgreSQL; `now` in ms since 1970. */
export const openQueueAge = (connectionString: string, queue: string, now: () => number): QueueAge => {
  // Who asks next hears of what went wrong meanwhile.
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
