import { type Kysely, sql } from 'kysely';

/**
 * Details of a scan, which only partners see, are stored packed, in its row or as an object; earlier rows stay unchanged. Indexes
 * for finding what is to be deleted: each search would read every row that is older than the public's.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const columns = db.schema.alterTable('scans').addColumn('details', 'bytea').addColumn('object', 'text');
  await columns.addColumn('http_leads_here', 'boolean').execute();
  // It is compressed already.
  await sql`alter table scans alter column details set storage external`.execute(db);
  await db.schema
    .createTable('unused_objects')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('unused_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('unused_objects_at').on('unused_objects').column('unused_at').execute();
  await sql`create index scans_public_finished on scans (finished_at) where not for_partner`.execute(db);
  await sql`create index scans_public_details on scans (finished_at)
    where not for_partner and (details is not null or report is not null)`.execute(db);
};
