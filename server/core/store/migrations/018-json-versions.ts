import type { Kysely } from 'kysely';

/** Of which version the values of a column with JSON are; a column that is not named has the first. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('json_versions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
};
