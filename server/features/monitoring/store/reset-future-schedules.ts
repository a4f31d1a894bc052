import { type Kysely, sql } from 'kysely';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { computeNextRun, type Schedule } from '../model/schedule.ts';
import { QUOTA_RECHECK } from './monitor-quota.ts';

/** Maximum rounds corrected per run. */
const SLICE = 200;

/** Ends waits that are longer than any can be, because the clock was wrong when they were set. */
const waitNoLonger = async (tx: Kysely<Tables>, now: number): Promise<void> => {
  await sql`
    update monitors set waits_until = null where site in (
      select site from monitors where waits_until > ${toDate(now + 2 * QUOTA_RECHECK)} for update skip locked)`.execute(
    tx,
  );
};

/** The longest time between two rounds, plus the shift of summer time. */
const LONGEST = sql`case w.cadence when 'daily' then interval '26 hours' when 'weekly' then interval '170 hours'
  else interval '746 hours' end`;

/** Resets rounds and waits that are further in the future than any can be, because the clock was wrong when they were set. */
export const resetFutureSchedules = async (tx: Kysely<Tables>, now: number): Promise<void> => {
  await waitNoLonger(tx, now);
  const { rows } = await sql<Schedule>`
    select w.site, w.cadence, w.hour, w.weekday, w.day, w.zone from monitors w
    where w.next_at > ${toDate(now)}::timestamptz + ${LONGEST} limit ${SLICE} for update skip locked`.execute(tx);
  for (const { site, ...schedule } of rows) {
    const next = computeNextRun({ site, ...schedule }, now);
    const set = { next_at: toDate(next.at), next_key: next.key };
    await tx.updateTable('monitors').set(set).where('site', '=', site).execute();
  }
};
