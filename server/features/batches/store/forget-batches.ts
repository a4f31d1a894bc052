import { sql } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';

/** Days for which batches and the results of their pages are stored. */
export const KEEP_BATCHES = 400;
/** Rows deleted per statement, so that nobody waits long for one to finish. */
const SLICE = 500;

/** Deletes batches that are older than `KEEP_BATCHES` days, with their pages; resolves to the number of pages deleted. */
export const deleteOldBatches = async ({ db }: Pick<Store, 'db'>, now: number): Promise<number> => {
  const before = toDate(now - KEEP_BATCHES * DAY);
  let all = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from batch_items where (batch, number) in (
        select i.batch, i.number from batch_items i join batches b on b.id = i.batch
        where b.made_at < ${before} limit ${SLICE})`.execute(db);
    all += Number(numAffectedRows);
    if (numAffectedRows < BigInt(SLICE)) break;
  }
  await db.deleteFrom('batches').where('made_at', '<', before).execute();
  return all;
};
