import type { Kysely } from 'kysely';

/** What was found out of other hosts than the scanned one, kept for a day so that they are asked once: links that lead there, mail servers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('probe_results')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('result', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('probe_results_at').on('probe_results').column('at').execute();
};
