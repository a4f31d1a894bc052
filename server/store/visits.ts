import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Ms after which a site is free although nobody left it: longer than a job may take. */
const LONGEST = 150_000;

/**
 * Takes a site for a job where it is free, or that job has it already; false where another is there, or was a moment ago.
 * By the clock of the store: all who share it see the same.
 */
export const takeSite = async (db: Kysely<Tables>, site: string, holder: string): Promise<boolean> => {
  const taken = await sql`
    insert into visits (site, holder, free_at)
    values (${site}, ${holder}, clock_timestamp() + ${LONGEST} * interval '1 ms')
    on conflict (site) do update set holder = excluded.holder, free_at = excluded.free_at
    where visits.holder = excluded.holder or visits.free_at <= clock_timestamp()
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
    update visits set holder = '', free_at = clock_timestamp() + ${rest} * interval '1 ms'
    where site = ${site} and holder = ${holder}`.execute(db);
};

/** Forgets the sites that are free. */
export const forgetVisits = async (db: Kysely<Tables>): Promise<void> => {
  await sql`delete from visits where free_at < clock_timestamp()`.execute(db);
};
