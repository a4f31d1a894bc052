import type { Kysely } from 'kysely';

/** Scans that somebody with a key requested and retrieves later (`POST /api/v1/scans`). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('scan_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('pillar', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('after', 'bigint', (column) => column.notNull())
    .addColumn('scan', 'text')
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('scan_requests_made_at').on('scan_requests').column('made_at').execute();
};
