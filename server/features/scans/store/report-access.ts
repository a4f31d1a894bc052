import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson } from '../../../core/store/writable.ts';

/** Gives a team access to the full report of a scan: somebody in it who may read requested it. */
export const grantReport = async (db: Kysely<Tables>, team: string, scan: string): Promise<void> => {
  await db
    .insertInto('report_access')
    .values({ scan, team })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A scan that answers a page of a batch. */
interface AnsweredPage {
  readonly scan: string;
  readonly batch: string;
}

/** Gives the teams of batches access to reports, if the key that requested the batch may read. */
export const grantToBatches = async (db: Kysely<Tables>, pages: readonly AnsweredPage[]): Promise<void> => {
  if (pages.length === 0) return;
  await sql`
    insert into report_access (scan, team)
    select distinct x.scan, b.team from jsonb_to_recordset(${toJson(pages)}::jsonb) as x (scan text, batch text)
    join batches b on b.id = x.batch
    join keys k on k.id = b.key and 'read' = any(string_to_array(k.scopes, ','))
    on conflict do nothing`.execute(db);
};
