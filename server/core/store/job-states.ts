import { sql } from 'kysely';

/**
 * What a query says of the state of a job, behind `state`: that it waits, or that it waits or is under way. As lists: the queue keeps an
 * index of jobs in these states, which PostgreSQL does not take for `state < 'active'`; it reads every job of the last hour then.
 */
export const IS_WAITING = sql.raw(`in ('created', 'retry')`);
export const IS_OPEN = sql.raw(`in ('created', 'retry', 'active')`);
