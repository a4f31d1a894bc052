import { type Kysely, sql } from 'kysely';

/**
 * The last scan of a site, and its highest total, are looked up for each site of a list: the first without sorting, the second
 * without reading all of its scans.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('site_scans_latest').on('site_scans').columns(['site', 'at', 'seq']).execute();
  await sql`create index site_scans_total on site_scans (site, total desc) where total is not null`.execute(db);
  // Last, because nobody else can read the table from here on until the migration is committed.
  await db.schema.dropIndex('site_scans_at').execute();
};
