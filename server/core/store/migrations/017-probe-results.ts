import type { Kysely } from 'kysely';

/**
 * Results about other hosts than the scanned one (sites that it links to, mail servers), stored for a day so that each is
 * contacted once.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('probe_results')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('result', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('probe_results_at').on('probe_results').column('at').execute();
};
