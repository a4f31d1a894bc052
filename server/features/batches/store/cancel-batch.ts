import { type Kysely, sql } from 'kysely';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { type Actor, recordAuditEvent } from '../../teams/store/audit.ts';
import { giveBackPages } from '../../teams/store/quota.ts';
import { endBatches, lockBatchRows } from './batch-items.ts';
import { lockFeeding } from './feeding.ts';

/**
 * Removes the scans of a batch from the queue that nobody else waits for: a single scan has another priority, another batch a
 * page of its own, and a monitor the key of the scan that it requested.
 */
const takeOut = async (tx: Kysely<Tables>, queue: string, id: string): Promise<void> => {
  await sql`
    delete from pgboss.job j using batch_items i
    where i.batch = ${id} and i.state = 'queued' and j.name = ${queue} and coalesce(j.singleton_key, '') = i.scan_key
      and j.policy = 'exclusive' and j.state < 'active' and j.priority < 0
      and not exists (select from batch_items o where o.state = 'queued' and o.scan_key = i.scan_key and o.batch <> i.batch)
      and not exists (select from monitors w where w.state = 'requested' and w.scan_key = i.scan_key)`.execute(tx);
};

/** Cancels the pages that are not being scanned; returns how many. */
const dropItems = async (tx: Kysely<Tables>, queue: string, { id, now }: { id: string; now: number }) => {
  const { numAffectedRows = 0n } = await sql`
    update batch_items i set state = 'cancelled', ended_at = ${toDate(now)}
    where batch = ${id} and (state = 'waiting' or (state = 'queued' and not exists (
      select from pgboss.job j where j.name = ${queue} and coalesce(j.singleton_key, '') = i.scan_key
        and j.policy = 'exclusive' and j.state = 'active')))`.execute(tx);
  return Number(numAffectedRows);
};

/**
 * Cancels a batch of a team. Pages that are not being scanned are cancelled and given back to the key's daily quota; those being
 * scanned finish, and count. A repeated call changes nothing. Resolves to false if the team has no batch with that id; `queue` is
 * the queue of scans, `now` in ms since 1970.
 */
export const cancelBatch = (
  { db }: Pick<Store, 'db'>,
  actor: Actor,
  { id, queue, now }: { readonly id: string; readonly queue: string; readonly now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockFeeding(tx);
    const found = (await lockBatchRows(tx, [id])).find(({ team }) => team === actor.team);
    if (found === undefined) return false;
    const { numUpdatedRows } = await tx
      .updateTable('batches')
      .set({ cancelled_at: toDate(now) })
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return true;
    await takeOut(tx, queue, id);
    await giveBackPages(tx, id, await dropItems(tx, queue, { id, now }));
    await endBatches(tx, [id], now);
    await recordAuditEvent(tx, actor, { act: 'batchCancelled', about: id, now });
    return true;
  });
