import { type Kysely, sql } from 'kysely';
import { IS_WAITING } from '../../../core/store/job-states.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { LANES } from './queued.ts';

/** Ms after which a site is free although nobody left it: longer than a job may take. */
const LONGEST = 150_000;

/** Who holds a site, and for whom. */
export interface SiteHolder {
  /** The job. */
  readonly holder: string;
  /** Whether somebody with a key waits for it: by itself or as one of many. */
  readonly isForKey: boolean;
  /** The queue in which those wait who go before the public. */
  readonly queue: string;
}

/**
 * Takes a site for a job where it is free, or that job has it already; false where another is there, or was a moment ago. Who asks with
 * a key does not wait out the rest after a visit of the public, and goes before it: so nobody can keep a key from a site by asking for its
 * pages. By the clock of the store: all who share it see the same.
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

/** Leaves a site that a job has; it is free again after so many ms. */
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
