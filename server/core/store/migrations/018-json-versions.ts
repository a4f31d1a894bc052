import type { Kysely } from 'kysely';

/** Versions of the values in columns with JSON; a column that is not listed has version 1. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('json_versions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
};
