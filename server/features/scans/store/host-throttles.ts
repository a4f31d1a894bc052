import { type Kysely, sql } from 'kysely';
import { IS_WAITING } from '../../../core/store/job-states.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { LANES } from './queued.ts';

/** Milliseconds after which a site is free even if nobody released it: longer than a job may take. */
const LONGEST = 150_000;

/** Who locks a site, and for whom. */
export interface SiteHolder {
  /** Id of the job. */
  readonly holder: string;
  /** Whether a key holder waits for it, as a single scan or in a batch. */
  readonly isForKey: boolean;
  /** The queue of the jobs that take precedence over the public. */
  readonly queue: string;
}

/**
 * Locks a site for a job if it is free, or if that job already has it; false if another job is there, or was a moment ago. A
 * request with a key need not wait out the rest period after a visit of the public, and precedes the public: so nobody can block
 * a site for keys by requesting its pages. Uses the store's clock, so that all processes on it agree.
 */
export const takeSite = async (
  db: Kysely<Tables>,
  site: string,
  { holder, isForKey, queue }: SiteHolder,
): Promise<boolean> => {
  const isWanted = sql`exists (select from pgboss.job j where j.name = ${queue} and j.group_id = ${site}
    and j.state ${IS_WAITING} and j.priority >= ${LANES.keys})`;
  const taken = await sql`
    insert into host_throttles (site, holder, free_at, for_key)
    select ${site}, ${holder}, clock_timestamp() + ${LONGEST} * interval '1 ms', ${isForKey}::boolean
    where ${isForKey}::boolean or not ${isWanted}
    on conflict (site) do update set holder = excluded.holder, free_at = excluded.free_at, for_key = excluded.for_key
    where host_throttles.holder = excluded.holder or host_throttles.free_at <= clock_timestamp()
      or (excluded.for_key and not host_throttles.for_key and host_throttles.holder = '')
    returning site`.execute(db);
  return taken.rows.length > 0;
};

/** Releases a site that a job has locked; it is free again after `rest` ms. */
export const leaveSite = async (
  db: Kysely<Tables>,
  site: string,
  { holder, rest }: { readonly holder: string; readonly rest: number },
): Promise<void> => {
  await sql`
    update host_throttles set holder = '', free_at = clock_timestamp() + ${rest} * interval '1 ms'
    where site = ${site} and holder = ${holder}`.execute(db);
};

/** Deletes the throttles of hosts that are free. */
export const forgetFreeHosts = async (db: Kysely<Tables>): Promise<void> => {
  await sql`delete from host_throttles where free_at < clock_timestamp()`.execute(db);
};
