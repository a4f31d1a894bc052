import type { Kysely } from 'kysely';

/**
 * A start records which new scan it waits for, until the requester has got its outcome; a visit records whether somebody with a
 * key waits for it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('starts').addColumn('question', 'text').execute();
  await db.schema
    .alterTable('visits')
    .addColumn('for_key', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
};
