import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../../lib/model.ts';
import { IS_WAITING } from '../../../core/store/job-states.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { endBatches, lockBatchRows } from './batch-items.ts';

/** Notification channel on which new pages to queue are announced. */
export const BATCHED = 'pijler_batched';

/** A page of a batch whose turn it is. */
export interface Next {
  readonly batch: string;
  readonly locale: Locale;
  readonly number: number;
  readonly url: string;
  readonly site: string;
  readonly scanKey: string;
}

/** Maximum times a page is queued, so that a scan that crashes its worker every time does not crash more of them. */
const TRIES = 3;

/** Whether any batch has unfinished pages. */
export const hasOpenItems = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ readonly some: boolean }>`
    select exists (select from batch_items where state in ('waiting', 'queued')) as some`.execute(db);
  return rows[0]?.some ?? false;
};

/** Locks adding pages to the queue and removing them, across all processes, until the transaction ends. */
export const lockFeeding = async (tx: Kysely<Tables>): Promise<void> => {
  await lockNamed(tx, 'feed');
};

/** Counts the jobs in a queue that wait for a worker and belong only to batches. */
export const countWaitingBatchJobs = async (db: Kysely<Tables>, queue: string): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from pgboss.job
    where name = ${queue} and state ${IS_WAITING} and priority < 0`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Returns queued pages without a job to the waiting state: the worker died twice, or the queue is a different one, as after
 * restoring a backup. A page that was queued three times fails.
 */
export const putBack = async (tx: Kysely<Tables>, queue: string, now: number): Promise<void> => {
  const { rows } = await sql<{ readonly batch: string; readonly state: string }>`
    update batch_items i set state = case when tries >= ${TRIES} then 'failed' else 'waiting' end,
      failure = case when tries >= ${TRIES} then 'internal' end,
      ended_at = case when tries >= ${TRIES} then ${toDate(now)}::timestamptz end
    where state = 'queued' and not exists (
      select from pgboss.job j where j.name = ${queue} and coalesce(j.singleton_key, '') = i.scan_key
        and j.policy = 'exclusive' and j.state <= 'active')
    returning batch, state`.execute(tx);
  const failed = [...new Set(rows.flatMap(({ batch, state }) => (state === 'failed' ? [batch] : [])))];
  await lockBatchRows(tx, failed);
  await endBatches(tx, failed, now);
};

/**
 * Finds the next page of each batch, for at most `most` batches, starting with the one served longest ago. Skips sites that have
 * a page in the queue (for a single scan too), are being visited, or are resting. Searches site by site, so that the number of
 * pages of a batch does not matter.
 */
export const findNextItems = async (db: Kysely<Tables>, queue: string, most: number): Promise<readonly Next[]> => {
  const { rows } = await sql<Next>`
    select b.id as batch, b.locale, n.number, n.url, n.site, n.scan_key as "scanKey"
    from (select id, locale, served_at, made_at from batches
      where ended_at is null and cancelled_at is null order by served_at nulls first, made_at, id) b
    cross join lateral (
      with recursive at_site as (
        (select i.number, i.url, i.site, i.scan_key from batch_items i
          where i.batch = b.id and i.state = 'waiting' order by i.site, i.number limit 1)
        union all
        select s.* from at_site p cross join lateral (
          select i.number, i.url, i.site, i.scan_key from batch_items i
          where i.batch = b.id and i.state = 'waiting' and i.site > p.site order by i.site, i.number limit 1) s
      )
      select * from at_site a
      where not exists (select from batch_items q where q.state = 'queued' and q.site = a.site)
        and not exists (select from host_throttles v where v.site = a.site and v.free_at > clock_timestamp())
        and not exists (select from pgboss.job j
          where j.name = ${queue} and j.group_id = a.site and j.state ${IS_WAITING} and j.priority >= 0)
      limit 1) n
    order by b.served_at nulls first, b.made_at, b.id
    limit ${most}`.execute(db);
  const sites = new Map<string, Next>();
  for (const one of rows) if (!sites.has(one.site)) sites.set(one.site, one);
  return [...sites.values()];
};

/** Updates the scan keys of waiting pages. */
export const nameItems = async (tx: Kysely<Tables>, items: readonly Next[]): Promise<void> => {
  if (items.length === 0) return;
  await sql`update batch_items i set scan_key = x."scanKey"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (batch text, number integer, "scanKey" text)
    where i.batch = x.batch and i.number = x.number and i.state = 'waiting'`.execute(tx);
};

/** Marks pages as queued, and their batches as served. */
export const markQueued = async (tx: Kysely<Tables>, items: readonly Next[]): Promise<void> => {
  await sql`update batch_items i set state = 'queued', tries = tries + 1
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (batch text, number integer)
    where i.batch = x.batch and i.number = x.number and i.state = 'waiting'`.execute(tx);
  await sql`update batches set served_at = clock_timestamp()
    where id = any(${[...new Set(items.map(({ batch }) => batch))].toSorted()})`.execute(tx);
};
