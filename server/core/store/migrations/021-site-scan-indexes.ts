import { type Kysely, sql } from 'kysely';

/**
 * The last scan of a site, and the highest total that it had, are looked up for each site of a list: the first with nothing left to
 * sort, the second without reading all of its scans.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('site_scans_latest').on('site_scans').columns(['site', 'at', 'seq']).execute();
  await sql`create index site_scans_total on site_scans (site, total desc) where total is not null`.execute(db);
  // Last: from here on nobody else reads the table until all of this holds.
  await db.schema.dropIndex('site_scans_at').execute();
};
