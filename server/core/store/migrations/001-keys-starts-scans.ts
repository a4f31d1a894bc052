import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('per_hour', 'integer', (column) => column.notNull())
    .addColumn('per_day', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('used_at', 'timestamptz')
    .execute();
  await db.schema
    .createTable('starts')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('starts_who').on('starts').columns(['who', 'at']).execute();
  await db.schema.createIndex('starts_at').on('starts').column('at').execute();
  await scansTable(db);
};

const scansTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('scans')
    .addColumn('seq', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('pillar', 'text')
    .addColumn('finished_at', 'timestamptz', (column) => column.notNull())
    .addColumn('whole', 'boolean', (column) => column.notNull())
    .addColumn('for_partner', 'boolean', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('public', 'jsonb')
    .addColumn('partner', 'jsonb')
    .addColumn('report', 'jsonb')
    .execute();
  await db.schema.createIndex('scans_question').on('scans').columns(['question', 'seq']).execute();
  await db.schema.createIndex('scans_domain').on('scans').columns(['domain', 'seq']).execute();
  await db.schema.createIndex('scans_finished').on('scans').column('finished_at').execute();
};
