import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('visits')
    .addColumn('site', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('free_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('scans').addColumn('reason', 'text').execute();
  await db.schema.alterTable('scans').addColumn('detail', 'text').execute();
};
