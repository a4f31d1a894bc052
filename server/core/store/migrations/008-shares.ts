import { type Kysely, sql } from 'kysely';

/** Links with which a team shows a report to people without a key, and badges of domains. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('scan', 'text')
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('shares_team').on('shares').columns(['team', 'made_at']).execute();
  await db.schema.createIndex('shares_site').on('shares').column('site').execute();
  await db.schema
    .createTable('badges')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('wanted', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('state', 'text')
    .addColumn('checked_at', 'timestamptz')
    .addColumn('found_at', 'timestamptz')
    .addPrimaryKeyConstraint('badges_of_team', ['team', 'domain'])
    .execute();
  await sql`create index badges_found on badges (domain) where found_at is not null`.execute(db);
};
