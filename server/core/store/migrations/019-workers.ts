import type { Kysely } from 'kysely';

/** Processes that scan, with their number of places, on which it depends how much may wait. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('places', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .execute();
};
