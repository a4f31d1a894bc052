import { type Kysely, sql } from 'kysely';
import { hasDetails } from '../../../core/store/details/stored-details.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { grantToBatches } from '../../scans/store/report-access.ts';
import { FRESH } from '../../scans/store/scans.ts';
import { addScansTo } from '../../sites/store/add-scans.ts';

/** Identifies a page of a batch. */
export interface ItemPosition {
  readonly batch: string;
  readonly number: number;
}

interface CompletedItem extends ItemPosition {
  readonly team: string;
  readonly scan: string;
}

/**
 * Marks the scans as a partner's, so that their findings are stored, and adds them to the sites of the teams that requested them.
 */
const assignScans = async (tx: Kysely<Tables>, answered: readonly CompletedItem[]): Promise<void> => {
  await sql`update scans set for_partner = true
    where id = any(${answered.map(({ scan }) => scan)}) and not for_partner`.execute(tx);
  for (const [team, those] of Map.groupBy(answered, (one) => one.team))
    await addScansTo(
      tx,
      team,
      those.map(({ scan }) => scan),
    );
  await grantToBatches(tx, answered);
};

/**
 * Completes waiting pages of batches with results that are less than ten minutes old, unless their batch wants new ones: all pages
 * of one batch, or those given. Within a transaction; `now` in ms since 1970. Resolves with the pages that were completed.
 */
export const reuseRecentScans = async (
  tx: Kysely<Tables>,
  which: { readonly batch: string } | readonly ItemPosition[],
  now: number,
): Promise<readonly ItemPosition[]> => {
  const items =
    'batch' in which
      ? sql`(select * from batch_items where batch = ${which.batch} and state = 'waiting')`
      : sql`(select o.* from jsonb_to_recordset(${JSON.stringify(which)}::jsonb) as x (batch text, number integer)
          join batch_items o on o.batch = x.batch and o.number = x.number and o.state = 'waiting')`;
  const { rows } = await sql<CompletedItem>`
    with found as materialized (
      select i.batch, i.number, b.team, f.* from ${items} i
      join batches b on b.id = i.batch and not b.fresh and b.cancelled_at is null
        -- A result of before tells no addresses of other pages.
        and not (b.kind = 'site' and i.number = 1)
      cross join lateral (select c.id, c.total, c.scores from scans c
        where c.scan_key = i.scan_key and c.whole and c.failure is null and ${hasDetails('c')} and c.scores is not null
          and c.finished_at > ${toDate(now - FRESH)}
        order by c.seq desc limit 1) f
    )
    update batch_items i set state = 'done', scan = f.id, total = f.total, scores = f.scores, ended_at = ${toDate(now)}
    from found f where i.batch = f.batch and i.number = f.number
    returning i.batch, i.number, f.team, f.id as scan`.execute(tx);
  if (rows.length > 0) await assignScans(tx, rows);
  return rows;
};
