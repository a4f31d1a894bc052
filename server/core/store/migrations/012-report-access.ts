import { type Kysely, sql } from 'kysely';

/**
 * Which teams each full report belongs to, and which scans are of the home page of a domain, to be shown for that domain. For
 * earlier scans this is known if a team got one, for a site or a batch of its own.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('report_access')
    .addColumn('scan', 'text', (column) => column.notNull().references('scans.id').onDelete('cascade'))
    .addColumn('team', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_access_once', ['scan', 'team'])
    .execute();
  await db.schema
    .alterTable('wanted')
    .addColumn('may_read', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await columnsOfHome(db);
  await fillReportAccess(db);
};

/** Fills in what is known of earlier scans: also after restoring a backup of an earlier version. */
export const fillReportAccess = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into report_access (scan, team)
    select c.id, s.team from site_scans x join sites s on s.id = x.site join scans c on c.id = x.scan
    where x.source = 'service'
    union
    select c.id, b.team from batch_items i join batches b on b.id = i.batch join scans c on c.id = i.scan`.execute(db);
  await fillHomePages(db);
};

const columnsOfHome = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('scans')
    .addColumn('home', 'text')
    .addColumn('home_state', 'text')
    .addColumn('by_https', 'boolean')
    .execute();
  await sql`create index scans_home on scans (home, by_https desc, seq desc) where home is not null`.execute(db);
};

const fillHomePages = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update scans set home = regexp_replace(url, '^https?://([^/]+)/$', '\\1'), by_https = url like 'https:%'
    where pillar is null and failure is null and url ~ '^https?://[^/:?]+/$'`.execute(db);
  await sql`update scans set home_state = case
      when report->>'kind' = 'error' then 'error'
      when regexp_replace(domain, '^www\\.', '') <> regexp_replace(home, '^www\\.', '')
        and domain not like '%.' || home and home not like '%.' || domain then 'elsewhere'
      when total is null then 'ungraded' else 'graded' end
    where home is not null`.execute(db);
};
