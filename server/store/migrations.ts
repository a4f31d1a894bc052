import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Forward only, in the order of their names; one that was released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-keys-starts-scans': {
    up: async (db: Kysely<unknown>) => {
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
    },
  },
  '002-visits-reasons': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('visits')
        .addColumn('site', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('free_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await db.schema.alterTable('scans').addColumn('reason', 'text').execute();
      await db.schema.alterTable('scans').addColumn('detail', 'text').execute();
    },
  },
  '003-key-scopes': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('keys')
        .addColumn('scopes', 'text', (column) => column.notNull().defaultTo('scan,batch'))
        .execute();
    },
  },
  '004-sessions': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull().references('keys.id').onDelete('cascade'))
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .execute();
    },
  },
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

/** Every change of the tables that this version knows, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** Brings the tables to what this version wants; two processes that do so at once wait for each other. Rejects where it fails. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
