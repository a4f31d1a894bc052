import { type Kysely, sql } from 'kysely';
import { IS_OPEN, IS_WAITING } from '../../../core/store/job-states.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { DELIVERY_QUEUES } from '../../monitoring/store/deliveries.ts';

/** Waiting messages of one kind, and for how many seconds the first of them is overdue. */
interface DeliveryFigures {
  readonly waiting: number;
  readonly overdue: number;
}

/** Metrics of the work that waits in a store, across all its processes. Times are in seconds; 0 if nothing waits. */
export interface StoreFigures {
  /** How long the first single scan has been waiting, and the first of a batch. */
  readonly oldest: { readonly single: number; readonly batch: number };
  /** Delay of the most overdue watch. */
  readonly monitorLag: number;
  readonly deliveries: { readonly mail: DeliveryFigures; readonly webhook: DeliveryFigures };
}

interface Row {
  readonly single: number;
  readonly batch: number;
  readonly lag: number;
  readonly mail_waiting: number;
  readonly mail_overdue: number;
  readonly webhook_waiting: number;
  readonly webhook_overdue: number;
}

/** Reads all metrics in one query; `queue` is the queue of scans, `now` in ms since 1970. */
export const readStoreFigures = async (db: Kysely<Tables>, queue: string, now: number): Promise<StoreFigures> => {
  const at = sql`${toDate(now)}::timestamptz`;
  const { rows } = await sql<Row>`
    with jobs as (
      select extract(epoch from now() - created_on)::float8 as age, priority < 0 as of_batch from pgboss.job
      where name = ${queue} and state ${IS_WAITING} and start_after <= now()),
    sent as (
      select d.webhook is not null as to_webhook, greatest(0, case when j.start_after is null then extract(epoch from ${at} - d.due_at)
        when j.state <> 'active' then extract(epoch from now() - j.start_after) else 0 end)::float8 as late
      from deliveries d left join pgboss.job j on j.name in (${sql.join(Object.values(DELIVERY_QUEUES))}) and j.state ${IS_OPEN}
        and j.singleton_key = d.notice || ' ' || d.target
      where d.state = 'waiting')
    select (select coalesce(max(age), 0) from jobs where not of_batch) as single,
      (select coalesce(max(age), 0) from jobs where of_batch) as batch,
      (select coalesce(max(extract(epoch from ${at} - next_at)), 0)::float8 from monitors
        where state = 'rest' and waits_until is null and next_at < ${at}) as lag,
      (select count(*)::int from sent where not to_webhook) as mail_waiting,
      (select coalesce(max(late), 0) from sent where not to_webhook) as mail_overdue,
      (select count(*)::int from sent where to_webhook) as webhook_waiting,
      (select coalesce(max(late), 0) from sent where to_webhook) as webhook_overdue`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new TypeError('figures of a store have one row');
  return {
    oldest: { single: row.single, batch: row.batch },
    monitorLag: row.lag,
    deliveries: {
      mail: { waiting: row.mail_waiting, overdue: row.mail_overdue },
      webhook: { waiting: row.webhook_waiting, overdue: row.webhook_overdue },
    },
  };
};

/** Rejects if the queue does not exist or cannot be read. */
export const assertQueueReady = async (db: Kysely<Tables>, queue: string): Promise<void> => {
  const { rows } = await sql`select from pgboss.queue where name = ${queue}`.execute(db);
  if (rows.length === 0) throw new Error(`no queue ${queue}`);
};
