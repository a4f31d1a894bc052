import { sql } from 'kysely';

/**
 * SQL conditions on `state` of a job: that it waits, or that it waits or runs. As lists, because the queue has an index of jobs
 * in these states, which PostgreSQL does not use for `state < 'active'`: it then reads every job of the last hour.
 */
export const IS_WAITING = sql.raw(`in ('created', 'retry')`);
export const IS_OPEN = sql.raw(`in ('created', 'retry', 'active')`);
