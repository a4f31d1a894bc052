import type { Kysely } from 'kysely';

/** Who scans, with how many places: what may wait depends on it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('places', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .execute();
};
