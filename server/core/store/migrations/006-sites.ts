import type { Kysely } from 'kysely';

/** The sites of teams, and the scans of each team. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // What a list of scans shows, so that it does not have to read reports.
  const figures = db.schema.alterTable('scans').addColumn('url', 'text').addColumn('total', 'integer');
  await figures.addColumn('scores', 'jsonb').addColumn('danger', 'integer').addColumn('rules', 'integer').execute();
  await db.schema
    .createTable('sites')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('tags', 'jsonb', (column) => column.notNull())
    .addColumn('contacts', 'jsonb', (column) => column.notNull())
    .addColumn('pinned', 'jsonb', (column) => column.notNull())
    .addColumn('decisions', 'jsonb', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('sites_of_team', ['team', 'url'])
    .execute();
  await db.schema.createIndex('sites_url').on('sites').columns(['url', 'team']).execute();
  await siteScansTable(db);
  await db.schema
    .createTable('wanted')
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('wanted_once', ['question', 'team'])
    .execute();
};

const siteScansTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('site_scans')
    .addColumn('seq', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('scan', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('total', 'integer')
    .addColumn('scores', 'jsonb', (column) => column.notNull())
    .addColumn('danger', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('imported', 'jsonb')
    .addUniqueConstraint('site_scans_once', ['site', 'scan'])
    .execute();
  await db.schema.createIndex('site_scans_at').on('site_scans').columns(['site', 'at']).execute();
};
