import { type Kysely, sql } from 'kysely';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { expandCrawls, type SiteNews } from '../../crawls/store/expand-crawls.ts';
import { notifyDoneScans } from '../../monitoring/store/notifications.ts';
import { grantToBatches } from '../../scans/store/report-access.ts';
import { addScanTo } from '../../sites/store/add-scans.ts';
import { giveBackPages } from '../../teams/store/quota.ts';
import { endBatches, lockBatchRows } from './batch-items.ts';

/** A stored scan, by its scan key; `at` in ms since 1970. */
export interface Settled {
  readonly scanKey: string;
  readonly id: string;
  readonly at: number;
  /** It was not performed, because the owner has opted out of scans. */
  readonly leftAlone: boolean;
  /** What it found out about its site, for the crawls that wait for it. */
  readonly ofSite: readonly SiteNews[];
}

/** Marks a scan as a partner's, adds it to the sites of the teams, and grants the batches access to it. */
const giveTo = async (
  tx: Kysely<Tables>,
  id: string,
  batches: readonly { readonly id: string; readonly team: string }[],
): Promise<void> => {
  await tx
    .updateTable('scans')
    .set({ for_partner: true })
    .where('id', '=', id)
    .where('for_partner', '=', false)
    .execute();
  for (const team of new Set(batches.map((batch) => batch.team))) await addScanTo(tx, team, id);
  await grantToBatches(
    tx,
    batches.map(({ id: batch }) => ({ scan: id, batch })),
  );
};

/**
 * Notifies those who requested a scan that it has ended, and assigns it to every batch page that waits for it, in the transaction
 * that stores the scan; ends the batches whose last page this was. The first page of a crawl keeps waiting if this scan was not
 * asked to collect addresses, because it was already running when the crawl began.
 */
export const settleItems = async (
  tx: Kysely<Tables>,
  { scanKey, id, at, leftAlone, ofSite }: Settled,
): Promise<void> => {
  await notifyDoneScans(tx, { scanKey }, at);
  const waiting = await tx
    .selectFrom('batch_items')
    .select('batch')
    .where('scan_key', '=', scanKey)
    .where('state', '=', 'queued')
    .execute();
  if (waiting.length === 0) return;
  const batches = await lockBatchRows(tx, [...new Set(waiting.map(({ batch }) => batch))]);
  const ids = batches.map((batch) => batch.id);
  await expandCrawls(tx, batches, { ofSite, now: at });
  const settled = await sql<{ readonly batch: string }>`
    update batch_items i set state = case when c.failure is null then 'done' else 'failed' end, scan = c.id,
      failure = c.failure, reason = c.reason, detail = c.detail, total = c.total, scores = c.scores, ended_at = ${toDate(at)}
    from scans c, batches b
    where c.id = ${id} and i.scan_key = ${scanKey} and i.state = 'queued' and i.batch = any(${ids}) and b.id = i.batch
      and not (b.kind = 'site' and i.number = 1 and b.crawl_info->>'from' is null and c.failure is null and b.cancelled_at is null)
    returning i.batch`.execute(tx);
  if (leftAlone) for (const { batch } of settled.rows) await giveBackPages(tx, batch, 1);
  await giveTo(tx, id, batches);
  await endBatches(tx, ids, at);
};
